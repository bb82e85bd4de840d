import type { UserId } from '@washline/contract/ids'
import { market } from '@washline/contract/market'
import { Client } from 'pg'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { openConnections } from '../../../testing/harness/open-connections.ts'
import { verifyLedger } from '../../ledger/index.ts'
import { sql } from '../../platform/db/sql.ts'
import { closedAccount, earningsWorld, payingAccount, standardAccount } from '../builders.ts'

const world = await earningsWorld()
const { db, clock, call, aWasher, earn, has } = world
beforeAll(() => openConnections(db, 6))
beforeEach(() => db.run(sql`delete from rate_limits`))
afterAll(async () => {
  expect(await verifyLedger(db)).toMatchObject({ ok: true, problems: [] })
  await world.close()
})

/** A Washer with this much available: an order of a slightly higher value was completed two days ago. */
const rich = async (bank: string | null = payingAccount) => {
  const washerId = await aWasher(bank)
  const orderId = await earn(washerId, 10_000)
  clock.advance(48 * 3_600_000)
  await world.releaseDueEarnings()
  return { washerId, orderId }
}
const cashOut = (washerId: UserId, body: object = {}, key?: string) =>
  call(`washer-${washerId}`, 'POST', '/provider/cash-outs', body, key)
/** Starts them all while the Washer's earnings are locked, so that they wait for each other. */
const whileBusy = async <T>(washerId: UserId, times: number, ask: () => Promise<T>): Promise<T[]> => {
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
const cashOutsOf = async (washerId: UserId) =>
  (await call(`washer-${washerId}`, 'GET', '/provider/cash-outs')).body.data.cash_outs

describe('a cash-out', () => {
  it('deducts the amount from the balance and enqueues the payout', async () => {
    const { washerId } = await rich()
    const before = await world.inClearing()
    expect(await cashOut(washerId)).toMatchObject({
      status: 200,
      body: { data: { amount_minor: 8_500, fee_minor: 0, state: 'requested', destination: '6789', reason: null } },
    })
    expect(await has(washerId, 'earnings_available')).toBe(0)
    expect((await world.inClearing()) - before).toBe(8_500)
    expect(world.jobs.asked.at(-1)).toMatchObject({ name: 'earnings-send-cash-out' })
    expect(world.lives.at(-1)).toMatchObject({ channel: `private-user.${washerId}`, event: 'cash-out-changed' })
  })

  it('of a part leaves the rest, and an instant one takes its fee from the amount', async () => {
    const { washerId } = await rich()
    const before = await world.inClearing()
    expect(await cashOut(washerId, { amount_minor: 2_000, method: 'instant' })).toMatchObject({
      body: { data: { amount_minor: 2_000, fee_minor: market.cashOut.instantFeeMinor, method: 'instant' } },
    })
    expect(await has(washerId, 'earnings_available')).toBe(6_500)
    expect((await world.inClearing()) - before).toBe(2_000 - market.cashOut.instantFeeMinor)
  })

  it('refuses a second one while one is under way', async () => {
    const { washerId } = await rich()
    await cashOut(washerId, { amount_minor: 2_000 })
    expect(await cashOut(washerId, { amount_minor: 2_000 })).toMatchObject({
      status: 409,
      body: { code: 'cash_out_running' },
    })
    expect(await has(washerId, 'earnings_available')).toBe(6_500)
  })

  it('has one winner when several are requested at once', async () => {
    const { washerId } = await rich()
    const answers = await whileBusy(washerId, 4, () => cashOut(washerId, { amount_minor: 3_000 }))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409])
    expect(await has(washerId, 'earnings_available')).toBe(5_500)
    expect(await cashOutsOf(washerId)).toHaveLength(1)
  })

  it('is the same one for the same key, also when the stored answer is gone, and refused with other input', async () => {
    const { washerId } = await rich()
    const first = await cashOut(washerId, { amount_minor: 2_000 }, 'once')
    expect(await cashOut(washerId, { amount_minor: 2_000 }, 'once')).toMatchObject({ status: 200, body: first.body })
    expect((await cashOut(washerId, { amount_minor: 2_100 }, 'once')).status).toBe(422)
    await db.run(sql`delete from idempotency_keys`)
    expect(await cashOut(washerId, { amount_minor: 2_000 }, 'once')).toMatchObject({ status: 200, body: first.body })
    await db.run(sql`delete from idempotency_keys`)
    expect((await cashOut(washerId, { amount_minor: 2_100 }, 'once')).status).toBe(422)
    expect(await has(washerId, 'earnings_available')).toBe(6_500)
  })

  it.each([
    [{ amount_minor: 499 }, 'amount_minor'],
    [{ amount_minor: 8_501 }, 'amount_minor'],
    [{ method: 'tomorrow' }, 'method'],
  ])('refuses %j', async (body, field) => {
    const { washerId } = await rich()
    const answer = await cashOut(washerId, body)
    expect([answer.status, Object.keys(answer.body.errors ?? {})]).toEqual([422, [field]])
    expect(await has(washerId, 'earnings_available')).toBe(8_500)
  })

  it('needs a ready payout account, and one with instant payouts for an instant one', async () => {
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

  it('refuses money inside the claim window and other people’s earnings', async () => {
    const washerId = await aWasher()
    await earn(washerId, 10_000)
    expect(await cashOut(washerId, { amount_minor: 1_000 })).toMatchObject({ status: 422 })
    expect((await call(`customer-${washerId}`, 'POST', '/provider/cash-outs', {})).status).toBe(403)
    const { washerId: other } = await rich(closedAccount)
    await cashOut(other)
    expect(await cashOutsOf(washerId)).toEqual([])
  })
})
