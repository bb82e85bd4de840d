import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { verifyLedger } from '../ledger/index.ts'
import { createStripeGateway, createStripeWebhooks, startStripeDouble } from '../payments/builders.ts'
import { sql } from '../platform/db/sql.ts'
import { earningsWorld, payingAccount } from './builders.ts'
import { advanceCashOut } from './use-cases/advance-cash-out.ts'
import { reconcileCashOuts } from './use-cases/reconcile-cash-outs.ts'

const [secret, connectSecret] = ['whsec_platform', 'whsec_accounts']
const double = await startStripeDouble()
const gateway = createStripeGateway({ secretKey: 'sk_test_double', apiUrl: double.url })
const webhooks = createStripeWebhooks({ secrets: [secret, connectSecret] })
const world = await earningsWorld(() => ({}), { gateway, webhooks })
const { db, clock, call, earn, has, earningsDeps: deps } = world
beforeAll(async () => {
  clock.advance(Date.now() - clock.now().getTime())
  await world.http.fastify.listen({ port: 0, host: '127.0.0.1' })
  const address = world.http.fastify.server.address()
  if (typeof address !== 'object' || !address) throw new Error('no address')
  double.aimWebhooks({ url: `http://127.0.0.1:${address.port}/api/stripe/webhooks`, secret, connectSecret })
})
beforeEach(async () => {
  double.deliver('once')
  await db.run(sql`delete from rate_limits`)
})
afterAll(async () => {
  expect(await verifyLedger(db)).toMatchObject({ ok: true, problems: [] })
  expect(await reconcileCashOuts(deps, null)).toEqual([])
  await world.close()
  await double.close()
})

/** What the jobs do that webhooks and requests have asked for. */
const work = async () => {
  await double.flushWebhooks()
  for (const { name, data } of world.jobs.asked.splice(0))
    if (name === 'earnings-send-cash-out') await advanceCashOut(deps, (data as { cashOutId: number }).cashOutId)
}
const sent = async (bank = payingAccount) => {
  const washerId = await world.aWasher(null)
  await call(`washer-${washerId}`, 'POST', '/provider/payout-account')
  const { id: account } = await db.one<{ id: string }>(
    sql`select account_id as id from payment_accounts where user_id = ${washerId}`,
  )
  double.setBank(account, bank)
  await earn(washerId, 10_000)
  // Real time has to go on: signatures are not older than minutes.
  await db.run(sql`update payment_earnings set available_at = ${clock.now()} where washer_id = ${washerId}`)
  await world.freeDueEarnings()
  expect((await call(`washer-${washerId}`, 'POST', '/provider/cash-outs', {})).status).toBe(200)
  await work()
  const cashOut = async () => (await call(`washer-${washerId}`, 'GET', '/provider/cash-outs')).body.data.cash_outs[0]
  expect(await cashOut()).toMatchObject({ state: 'sent' })
  return { washerId, account, cashOut, available: () => has(washerId, 'earnings_available') }
}

it.each(['once', 'twice', 'reversed', 'late'] as const)(
  'payout.paid that comes %s books the arrival once',
  async (how) => {
    const { cashOut, available } = await sent()
    double.deliver(how)
    double.arrive()
    await work()
    await work()
    expect(await cashOut()).toMatchObject({ state: 'paid' })
    expect(await available()).toBe(0)
  },
)

it('payout.failed brings the money back, and the transfer.reversed after it changes nothing more', async () => {
  const { cashOut, available } = await sent('000111111116')
  double.arrive()
  await work()
  await work()
  expect(await cashOut()).toMatchObject({
    state: 'failed',
    reason: 'The bank account could not be found. Please check the number.',
  })
  expect(await available()).toBe(8_500)
  expect(double.record().events.map(({ type }) => type)).toContain('transfer.reversed')
})

it.each(['once', 'twice', 'late'] as const)(
  'payout.failed after payout.paid, told %s, is booked back once',
  async (how) => {
    const { account, cashOut, available } = await sent()
    double.arrive()
    await work()
    double.deliver(how)
    double.sendBack(account, 'account_closed')
    await work()
    await work()
    expect(await cashOut()).toMatchObject({
      state: 'returned',
      reason: 'The bank account is closed. Please give another one.',
    })
    expect(await available()).toBe(8_500)
  },
)

it('paid and sent back before anybody heard, in reversed order, ends as one that failed', async () => {
  const { account, cashOut, available } = await sent()
  double.deliver('reversed')
  double.arrive()
  double.sendBack(account, 'account_closed')
  await work()
  await work()
  expect(await cashOut()).toMatchObject({ state: 'failed' })
  expect(await available()).toBe(8_500)
})

it('a payout of nobody here is noted, and no more', async () => {
  const before = world.jobs.asked.length
  const transfer = new URLSearchParams({
    amount: '100',
    currency: 'myr',
    destination: Object.keys(double.record().accounts)[0] ?? '',
  })
  transfer.set('metadata[payout_key]', '0a0a0a0a-0000-4000-8000-000000000000')
  await fetch(`${double.url}/v1/transfers`, { method: 'POST', body: transfer, headers: { authorization: 'Bearer sk' } })
  await double.flushWebhooks()
  expect(world.jobs.asked.slice(before).map(({ name }) => name)).toEqual(['payments-follow-event'])
})
