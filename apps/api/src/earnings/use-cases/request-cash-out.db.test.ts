import { market } from '@washline/contract/market'
import { Client } from 'pg'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { verifyLedger } from '../../ledger/index.ts'
import { sql } from '../../platform/db/sql.ts'
import { openConnections } from '../../platform/testing/open-connections.ts'
import { closedAccount, earningsWorld, payingAccount, standardAccount } from '../builders.ts'

const world = await earningsWorld()
const { db, clock, call, aWasher, earn, has } = world
beforeAll(() => openConnections(db, 6))
beforeEach(() => db.run(sql`delete from rate_limits`))
afterAll(async () => {
  expect(await verifyLedger(db)).toMatchObject({ ok: true, problems: [] })
  await world.close()
})

/** A Washer with this much available: a little more than that in order value was earned two days ago. */
const rich = async (bank: string | null = payingAccount) => {
  const washerId = await aWasher(bank)
  const orderId = await earn(washerId, 10_000)
  clock.advance(48 * 3_600_000)
  await world.freeDueEarnings()
  return { washerId, orderId }
}
const cashOut = (washerId: number, body: object = {}, key?: string) =>
  call(`washer-${washerId}`, 'POST', '/provider/cash-outs', body, key)
/** Begins them all while something else of this Washer's is being changed, so that they wait for each other. */
const whileBusy = async <T>(washerId: number, times: number, ask: () => Promise<T>): Promise<T[]> => {
  const blocker = new Client({ connectionString: db.url })
  await blocker.connect()
  try {
    await blocker.query('begin')
    await blocker.query("select pg_advisory_xact_lock(hashtextextended('washer-earnings', $1))", [washerId])
    const running = Array.from({ length: times }, ask)
    const waiting = sql`select count(*) as count from pg_locks where locktype = 'advisory' and not granted
      and database = (select oid from pg_database where datname = current_database())`
    await expect.poll(async () => (await db.one<{ count: number }>(waiting)).count, { interval: 10 }).toBe(times)
    await blocker.query('commit')
    return await Promise.all(running)
  } finally {
    await blocker.end()
  }
}
const cashOutsOf = async (washerId: number) =>
  (await call(`washer-${washerId}`, 'GET', '/provider/cash-outs')).body.data.cash_outs

describe('a cash-out', () => {
  it('takes what is available out of the balance and is asked to be sent', async () => {
    const { washerId } = await rich()
    const before = await world.inClearing()
    expect(await cashOut(washerId)).toMatchObject({
      status: 200,
      body: { data: { amount: 85, fee: 0, state: 'requested', destination: '6789', reason: null } },
    })
    expect(await has(washerId, 'earnings_available')).toBe(0)
    expect((await world.inClearing()) - before).toBe(8_500)
    expect(world.jobs.asked.at(-1)).toMatchObject({ name: 'earnings-send-cash-out' })
    expect(world.lives.at(-1)).toMatchObject({ channel: `private-user.${washerId}`, event: 'cash-out-changed' })
  })

  it('of a part leaves the rest, and an instant one costs its fee out of the amount', async () => {
    const { washerId } = await rich()
    const before = await world.inClearing()
    expect(await cashOut(washerId, { amount: 20, method: 'instant' })).toMatchObject({
      body: { data: { amount: 20, fee: market.cashOut.instantFeeMinor / 100, method: 'instant' } },
    })
    expect(await has(washerId, 'earnings_available')).toBe(6_500)
    expect((await world.inClearing()) - before).toBe(2_000 - market.cashOut.instantFeeMinor)
  })

  it('is one at a time', async () => {
    const { washerId } = await rich()
    await cashOut(washerId, { amount: 20 })
    expect(await cashOut(washerId, { amount: 20 })).toMatchObject({ status: 409, body: { code: 'cash_out_running' } })
    expect(await has(washerId, 'earnings_available')).toBe(6_500)
  })

  it('has one winner when several are asked for at once', async () => {
    const { washerId } = await rich()
    const answers = await whileBusy(washerId, 4, () => cashOut(washerId, { amount: 30 }))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409])
    expect(await has(washerId, 'earnings_available')).toBe(5_500)
    expect(await cashOutsOf(washerId)).toHaveLength(1)
  })

  it('is the same one for the same key, also when the kept answer is gone, and refused with another content', async () => {
    const { washerId } = await rich()
    const first = await cashOut(washerId, { amount: 20 }, 'once')
    expect(await cashOut(washerId, { amount: 20 }, 'once')).toMatchObject({ status: 200, body: first.body })
    expect((await cashOut(washerId, { amount: 21 }, 'once')).status).toBe(422)
    await db.run(sql`delete from idempotency_keys`)
    expect(await cashOut(washerId, { amount: 20 }, 'once')).toMatchObject({ status: 200, body: first.body })
    await db.run(sql`delete from idempotency_keys`)
    expect((await cashOut(washerId, { amount: 21 }, 'once')).status).toBe(409)
    expect(await has(washerId, 'earnings_available')).toBe(6_500)
  })

  it.each([
    [{ amount: 4.99 }, 'amount'],
    [{ amount: 85.01 }, 'amount'],
    [{ method: 'tomorrow' }, 'method'],
  ])('of %j is bad input', async (body, field) => {
    const { washerId } = await rich()
    const answer = await cashOut(washerId, body)
    expect([answer.status, Object.keys(answer.body.errors ?? {})]).toEqual([422, [field]])
    expect(await has(washerId, 'earnings_available')).toBe(8_500)
  })

  it('needs an account that is ready, and one that can be paid instantly for that', async () => {
    const { washerId } = await rich(null)
    expect(await cashOut(washerId)).toMatchObject({ status: 409, body: { code: 'payout_account_missing' } })
    await call(`washer-${washerId}`, 'POST', '/provider/payout-account')
    expect(await cashOut(washerId)).toMatchObject({ status: 409, body: { code: 'payout_account_incomplete' } })
    await call(`washer-${washerId}`, 'POST', '/sandbox/bank-account', { account_number: standardAccount })
    expect(await cashOut(washerId, { method: 'instant' })).toMatchObject({
      status: 409,
      body: { code: 'instant_unavailable' },
    })
    expect((await cashOut(washerId)).status).toBe(200)
  })

  it('cannot be of money inside the claim window, and is nobody else’s', async () => {
    const washerId = await aWasher()
    await earn(washerId, 10_000)
    expect(await cashOut(washerId, { amount: 10 })).toMatchObject({ status: 422 })
    expect((await call(`customer-${washerId}`, 'POST', '/provider/cash-outs', {})).status).toBe(403)
    const { washerId: other } = await rich(closedAccount)
    await cashOut(other)
    expect(await cashOutsOf(washerId)).toEqual([])
  })
})
