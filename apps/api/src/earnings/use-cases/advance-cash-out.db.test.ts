import { randomUUID } from 'node:crypto'
import { type CashOutId, toOrderId, type UserId } from '@washline/contract/ids'
import { minor } from '@washline/contract/money'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { openConnections } from '../../../testing/harness/open-connections.ts'
import { verifyLedger } from '../../ledger/index.ts'
import { bookTip } from '../../payments/builders.ts'
import { GatewayFailure } from '../../payments/index.ts'
import { sql } from '../../platform/db/sql.ts'
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
    // The answer is lost; the bank received the request.
    if (answerLost) throw new GatewayFailure('time-out')
    return answer
  },
}))
const { db, clock, call, aWasher, earn, has, earningsDeps: deps } = world
const settled: object[] = []
world.deps.events.on('cash-out.settled', async (_, event) => void settled.push(event))
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
  await world.releaseDueEarnings()
  const { body: answer } = await call(`washer-${washerId}`, 'POST', '/provider/cash-outs', body)
  return { washerId, id: answer.data.id as CashOutId }
}
const stateOf = async (washerId: UserId) =>
  (await call(`washer-${washerId}`, 'GET', '/provider/cash-outs')).body.data.cash_outs[0]
const payouts = async () => (await db.one<{ many: number }>(sql`select count(*) as many from sandbox_payouts`)).many
const promotions = { owner: 'platform', name: 'promotions' } as const
const stop = (washerId: UserId) =>
  db.run(sql`
    update washers set closed_at = ${clock.now()}, online = false, deposit_held = false where user_id = ${washerId}`)
const laterS = (seconds: number) => clock.advance(seconds * 1_000)

it('is sent, and paid once it has arrived, with an event for the Washer', async () => {
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
  expect(await stateOf(washerId)).toMatchObject({ state: 'paid', fee_minor: 100 })
  expect(settled.at(-1)).toMatchObject({ washerId, amountMinor: 8_400 })
})

it('returns the money once, with the reason, when the bank rejects it', async () => {
  const { washerId, id } = await requested(closedAccount)
  await advanceCashOut(deps, id)
  laterS(121)
  await Promise.all([advanceCashOut(deps, id), advanceCashOut(deps, id), sweepCashOuts(deps)])
  await Promise.all([failCashOut(deps, id, 'account_closed'), failCashOut(deps, id, 'account_closed')])
  await payCashOut(deps, id, 'po_too_late')
  expect(await stateOf(washerId)).toMatchObject({
    state: 'failed',
    reason: 'The bank account is closed. Please use another one.',
  })
  expect(await has(washerId, 'earnings_available')).toBe(8_500)
  expect(settled.filter((event) => 'washerId' in event && event.washerId === washerId)).toHaveLength(1)
  const again = await call(`washer-${washerId}`, 'POST', '/provider/cash-outs', { amount_minor: 1_000 })
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

it('fails at once when the payout service refuses it', async () => {
  const { washerId, id } = await requested()
  await db.run(sql`update sandbox_accounts set bank_last4 = null where user_id = ${washerId}`)
  await advanceCashOut(deps, id)
  expect(await stateOf(washerId)).toMatchObject({ state: 'failed', sent_at: null })
  expect(await has(washerId, 'earnings_available')).toBe(8_500)
})

describe('a cash-out that the bank returns after it was paid', () => {
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
  const published = (washerId: UserId) =>
    settled.filter(
      (event) => 'washerId' in event && event.washerId === washerId && 'state' in event && event.state !== 'paid',
    )

  it('is returned once, fee included, with the bank’s reason and an event', async () => {
    const { washerId, id, sendBack } = await paid({ method: 'instant' })
    await sendBack()
    await Promise.all([advanceCashOut(deps, id), advanceCashOut(deps, id)])
    await advanceCashOut(deps, id)
    expect(await stateOf(washerId)).toMatchObject({
      state: 'returned',
      reason: 'The bank account is closed. Please use another one.',
    })
    expect(await has(washerId, 'earnings_available')).toBe(8_500)
    expect(published(washerId)).toMatchObject([{ state: 'returned', amountMinor: 8_500, intoWallet: false }])
    expect(await reconcileCashOuts(deps, null)).toEqual([])
  })

  it('is found without a webhook, within half a day', async () => {
    const { washerId, sendBack } = await paid()
    await sendBack()
    await sweepCashOuts(deps)
    expect(await stateOf(washerId)).toMatchObject({ state: 'paid' })
    laterS(12 * 3_600 + 1)
    await sweepCashOuts(deps)
    expect(await stateOf(washerId)).toMatchObject({ state: 'returned' })
    expect((await call(`washer-${washerId}`, 'POST', '/provider/cash-outs', { amount_minor: 8_500 })).status).toBe(200)
  })

  it('goes to the wallet of a former Washer', async () => {
    const { washerId, id, sendBack } = await paid()
    await stop(washerId)
    await sendBack()
    await advanceCashOut(deps, id)
    expect(await has(washerId, 'earnings_available')).toBe(0)
    expect(await has(washerId, 'wallet')).toBe(8_500)
    expect(published(washerId)).toMatchObject([{ state: 'returned', intoWallet: true }])
  })
})

it('a tip for a former Washer goes to their wallet', async () => {
  const washerId = await aWasher()
  const tip = (id: string) =>
    db.transaction((tx) =>
      bookTip(
        tx,
        deps,
        { id, orderId: toOrderId(900_001), customerId: washerId, washerId, amountMinor: minor(300) },
        promotions,
      ),
    )
  await tip(randomUUID())
  expect(await has(washerId, 'earnings_available')).toBe(300)
  await stop(washerId)
  await tip(randomUUID())
  expect(await has(washerId, 'earnings_available')).toBe(300)
  expect(await has(washerId, 'wallet')).toBe(300)
})
