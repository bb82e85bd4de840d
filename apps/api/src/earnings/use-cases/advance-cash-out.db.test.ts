import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { verifyLedger } from '../../ledger/index.ts'
import { bookTip } from '../../payments/builders.ts'
import { GatewayFailure } from '../../payments/index.ts'
import { sql } from '../../platform/db/sql.ts'
import { openConnections } from '../../platform/testing/open-connections.ts'
import { closedAccount, earningsWorld, payingAccount } from '../builders.ts'
import { advanceCashOut, sweepCashOuts } from './advance-cash-out.ts'
import { reconcileCashOuts } from './reconcile-cash-outs.ts'
import { failCashOut, payCashOut } from './settle-cash-out.ts'

let answerLost = false
let sent = 0
const world = await earningsWorld((payouts) => ({
  payOut: async (request) => {
    sent += 1
    const answer = await payouts.payOut(request)
    // The answer is lost on the way, the bank was told all the same.
    if (answerLost) throw new GatewayFailure('time-out')
    return answer
  },
}))
const { db, clock, call, aWasher, earn, has, earningsDeps: deps } = world
const settled: object[] = []
world.deps.facts.on('cash-out.settled', async (_, fact) => void settled.push(fact))
beforeAll(() => openConnections(db, 4))
beforeEach(async () => {
  answerLost = false
  sent = 0
  await db.run(sql`delete from rate_limits`)
})
afterAll(async () => {
  expect(await verifyLedger(db)).toMatchObject({ ok: true, problems: [] })
  await world.close()
})

const requested = async (bank = payingAccount, body: object = {}) => {
  const washerId = await aWasher(bank)
  await earn(washerId, 10_000)
  clock.advance(48 * 3_600_000)
  await world.freeDueEarnings()
  const { body: answer } = await call(`washer-${washerId}`, 'POST', '/provider/cash-outs', body)
  return { washerId, id: answer.data.id as number }
}
const stateOf = async (washerId: number) =>
  (await call(`washer-${washerId}`, 'GET', '/provider/cash-outs')).body.data.cash_outs[0]
const payouts = async () => (await db.one<{ many: number }>(sql`select count(*) as many from sandbox_payouts`)).many
const promotions = { owner: 'platform', name: 'promotions' } as const
const stop = (washerId: number) =>
  db.run(sql`
    update washers set closed_at = ${clock.now()}, online = false, deposit_held = false where user_id = ${washerId}`)
const laterS = (seconds: number) => clock.advance(seconds * 1_000)

it('is sent, and paid once it has arrived; the Washer is told', async () => {
  const { washerId, id } = await requested()
  await advanceCashOut(deps, id)
  expect(await stateOf(washerId)).toMatchObject({ state: 'sent', settled_at: null })
  laterS(121)
  await sweepCashOuts(deps)
  expect(await stateOf(washerId)).toMatchObject({ state: 'paid', reason: null })
  expect(await world.inClearing()).toBe(0)
  expect(settled.at(-1)).toMatchObject({ washerId, state: 'paid', amountMinor: 8_500 })
  expect(await has(washerId, 'earnings_available')).toBe(0)
})

it('is paid at once when it is instant', async () => {
  const { washerId, id } = await requested(payingAccount, { method: 'instant' })
  await advanceCashOut(deps, id)
  expect(await stateOf(washerId)).toMatchObject({ state: 'paid', fee: 1 })
  expect(settled.at(-1)).toMatchObject({ washerId, amountMinor: 8_400 })
})

it('gives the money back once, with the reason, when the bank returns it', async () => {
  const { washerId, id } = await requested(closedAccount)
  await advanceCashOut(deps, id)
  laterS(121)
  await Promise.all([advanceCashOut(deps, id), advanceCashOut(deps, id), sweepCashOuts(deps)])
  await Promise.all([failCashOut(deps, id, 'account_closed'), failCashOut(deps, id, 'account_closed')])
  await payCashOut(deps, id, 'po_too_late')
  expect(await stateOf(washerId)).toMatchObject({
    state: 'failed',
    reason: 'The bank account is closed. Please give another one.',
  })
  expect(await has(washerId, 'earnings_available')).toBe(8_500)
  expect(settled.filter((fact) => 'washerId' in fact && fact.washerId === washerId)).toHaveLength(1)
  const again = await call(`washer-${washerId}`, 'POST', '/provider/cash-outs', { amount: 10 })
  expect(again.status).toBe(200)
})

it('pays once although the answer is lost, and although several processes send it', async () => {
  const { washerId, id } = await requested()
  const before = await payouts()
  answerLost = true
  await expect(advanceCashOut(deps, id)).rejects.toBeInstanceOf(GatewayFailure)
  expect(await stateOf(washerId)).toMatchObject({ state: 'requested' })
  answerLost = false
  await Promise.all([advanceCashOut(deps, id), advanceCashOut(deps, id)])
  expect(await stateOf(washerId)).toMatchObject({ state: 'sent' })
  expect(sent).toBe(1)
  expect((await payouts()) - before).toBe(1)
})

it('is sent by the sweep when its job was lost', async () => {
  const { washerId } = await requested()
  await sweepCashOuts(deps)
  expect(await stateOf(washerId)).toMatchObject({ state: 'requested' })
  laterS(30)
  await sweepCashOuts(deps)
  expect(await stateOf(washerId)).toMatchObject({ state: 'sent' })
})

it('comes back at once when the payout service refuses it', async () => {
  const { washerId, id } = await requested()
  await db.run(sql`update sandbox_accounts set bank_last4 = null where user_id = ${washerId}`)
  await advanceCashOut(deps, id)
  expect(await stateOf(washerId)).toMatchObject({ state: 'failed', sent_at: null })
  expect(await has(washerId, 'earnings_available')).toBe(8_500)
})

describe('a cash-out that the bank sends back after it had it', () => {
  const paid = async (body?: object) => {
    const { washerId, id } = await requested(payingAccount, body)
    await advanceCashOut(deps, id)
    laterS(121)
    await advanceCashOut(deps, id)
    expect(await stateOf(washerId)).toMatchObject({ state: 'paid' })
    const sendBack = () =>
      db.run(sql`
        update sandbox_payouts set failure = 'account_closed'
        where key = (select transfer_id::text from cash_outs where id = ${id})`)
    return { washerId, id, sendBack }
  }
  const told = (washerId: number) =>
    settled.filter(
      (fact) => 'washerId' in fact && fact.washerId === washerId && 'state' in fact && fact.state !== 'paid',
    )

  it('is booked back once, fee and all, with the bank’s reason, and the Washer is told', async () => {
    const { washerId, id, sendBack } = await paid({ method: 'instant' })
    await sendBack()
    await Promise.all([advanceCashOut(deps, id), advanceCashOut(deps, id)])
    await advanceCashOut(deps, id)
    expect(await stateOf(washerId)).toMatchObject({
      state: 'returned',
      reason: 'The bank account is closed. Please give another one.',
    })
    expect(await has(washerId, 'earnings_available')).toBe(8_500)
    expect(told(washerId)).toMatchObject([{ state: 'returned', amountMinor: 8_500, intoWallet: false }])
    expect(await reconcileCashOuts(deps, null)).toEqual([])
  })

  it('is noticed without being told of, within half a day', async () => {
    const { washerId, sendBack } = await paid()
    await sendBack()
    await sweepCashOuts(deps)
    expect(await stateOf(washerId)).toMatchObject({ state: 'paid' })
    laterS(12 * 3_600 + 1)
    await sweepCashOuts(deps)
    expect(await stateOf(washerId)).toMatchObject({ state: 'returned' })
    expect((await call(`washer-${washerId}`, 'POST', '/provider/cash-outs', { amount: 85 })).status).toBe(200)
  })

  it('lies in the wallet of who has stopped being a Washer', async () => {
    const { washerId, id, sendBack } = await paid()
    await stop(washerId)
    await sendBack()
    await advanceCashOut(deps, id)
    expect(await has(washerId, 'earnings_available')).toBe(0)
    expect(await has(washerId, 'wallet')).toBe(8_500)
    expect(told(washerId)).toMatchObject([{ state: 'returned', intoWallet: true }])
  })
})

it('a tip for who has stopped being a Washer lies in their wallet', async () => {
  const washerId = await aWasher()
  const tip = (id: string) =>
    db.transaction((tx) =>
      bookTip(tx, deps, { id, orderId: 900_001, customerId: washerId, washerId, amountMinor: 300 }, promotions),
    )
  await tip(randomUUID())
  expect(await has(washerId, 'earnings_available')).toBe(300)
  await stop(washerId)
  await tip(randomUUID())
  expect(await has(washerId, 'earnings_available')).toBe(300)
  expect(await has(washerId, 'wallet')).toBe(300)
})
