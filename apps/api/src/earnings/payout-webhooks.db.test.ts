import type { CashOutId } from '@washline/contract/ids'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { openPort } from '../../testing/harness/open-port.ts'
import { verifyLedger } from '../ledger/index.ts'
import { createStripeGateway, createStripeWebhooks, startFakeStripe } from '../payments/builders.ts'
import { sql } from '../platform/db/sql.ts'
import { earningsWorld, payingAccount } from './builders.ts'
import { advanceCashOut } from './use-cases/advance-cash-out.ts'
import { reconcileCashOuts } from './use-cases/reconcile-cash-outs.ts'

const [secret, connectSecret] = ['whsec_platform', 'whsec_accounts']
const fake = await startFakeStripe()
const gateway = createStripeGateway({ secretKey: 'sk_test_fake', apiUrl: fake.url })
const webhooks = createStripeWebhooks({ secrets: [secret, connectSecret] })
const world = await earningsWorld(() => ({}), { gateway, webhooks })
const { db, clock, call, earn, has, earningsDeps: deps } = world
beforeAll(async () => {
  clock.advance(Date.now() - clock.now().getTime())
  const address = await openPort(world)
  fake.aimWebhooks({ url: `${address}/api/stripe/webhooks`, secret, connectSecret })
})
beforeEach(async () => {
  fake.deliver('once')
  await db.run(sql`delete from rate_limits`)
})
afterAll(async () => {
  expect(await verifyLedger(db)).toMatchObject({ ok: true, problems: [] })
  expect(await reconcileCashOuts(deps, null)).toEqual([])
  await world.close()
  await fake.close()
})

/** Runs the enqueued jobs of webhooks and requests. */
const work = async () => {
  await fake.flushWebhooks()
  for (const { name, data } of world.jobs.asked.splice(0))
    if (name === 'earnings-send-cash-out') await advanceCashOut(deps, (data as { cashOutId: CashOutId }).cashOutId)
}
const sent = async (bank = payingAccount) => {
  const washerId = await world.aWasher(null)
  await call(`washer-${washerId}`, 'POST', '/provider/payout-account')
  const { id: account } = await db.one<{ id: string }>(
    sql`select account_id as id from payment_accounts where user_id = ${washerId}`,
  )
  fake.setBank(account, bank)
  await earn(washerId, 10_000)
  // Uses the real time: signatures expire within minutes.
  await db.run(sql`update order_earnings set available_at = ${clock.now()} where washer_id = ${washerId}`)
  await world.releaseDueEarnings()
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
    fake.deliver(how)
    fake.arrive()
    await work()
    await work()
    expect(await cashOut()).toMatchObject({ state: 'paid' })
    expect(await available()).toBe(0)
  },
)

it('payout.failed returns the money, and the transfer.reversed after it changes nothing', async () => {
  const { cashOut, available } = await sent('000111111116')
  fake.arrive()
  await work()
  await work()
  expect(await cashOut()).toMatchObject({
    state: 'failed',
    reason: 'The bank account could not be found. Please check the number.',
  })
  expect(await available()).toBe(8_500)
  expect(fake.record().events.map(({ type }) => type)).toContain('transfer.reversed')
})

it.each(['once', 'twice', 'late'] as const)(
  'payout.failed after payout.paid, delivered %s, is booked back once',
  async (how) => {
    const { account, cashOut, available } = await sent()
    fake.arrive()
    await work()
    fake.deliver(how)
    fake.sendBack(account, 'account_closed')
    await work()
    await work()
    expect(await cashOut()).toMatchObject({
      state: 'returned',
      reason: 'The bank account is closed. Please use another one.',
    })
    expect(await available()).toBe(8_500)
  },
)

it('a payout paid and then returned, with both events in reversed order, ends as failed', async () => {
  const { account, cashOut, available } = await sent()
  fake.deliver('reversed')
  fake.arrive()
  fake.sendBack(account, 'account_closed')
  await work()
  await work()
  expect(await cashOut()).toMatchObject({ state: 'failed' })
  expect(await available()).toBe(8_500)
})

it('stores an event about a foreign payout, and does nothing else', async () => {
  const before = world.jobs.asked.length
  const transfer = new URLSearchParams({
    amount: '100',
    currency: 'myr',
    destination: Object.keys(fake.record().accounts)[0] ?? '',
  })
  transfer.set('metadata[payout_key]', '0a0a0a0a-0000-4000-8000-000000000000')
  await fetch(`${fake.url}/v1/transfers`, { method: 'POST', body: transfer, headers: { authorization: 'Bearer sk' } })
  await fake.flushWebhooks()
  expect(world.jobs.asked.slice(before).map(({ name }) => name)).toEqual(['payments-follow-event'])
})
