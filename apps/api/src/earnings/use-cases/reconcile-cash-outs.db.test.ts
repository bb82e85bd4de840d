import type { CashOutId } from '@washline/contract/ids'
import { afterAll, beforeEach, expect, it } from 'vitest'
import { sql } from '../../platform/db/sql.ts'
import { closedAccount, earningsWorld, payingAccount } from '../builders.ts'
import { advanceCashOut, sweepCashOuts } from './advance-cash-out.ts'
import { reconcileCashOuts } from './reconcile-cash-outs.ts'

const world = await earningsWorld()
const { db, clock, call, aWasher, earn, earningsDeps: deps } = world
beforeEach(() => db.run(sql`delete from rate_limits`))
afterAll(world.close)

const cashOut = async (bank = payingAccount) => {
  const washerId = await aWasher(bank)
  await earn(washerId, 10_000)
  clock.advance(48 * 3_600_000)
  await world.releaseDueEarnings()
  const { body } = await call(`washer-${washerId}`, 'POST', '/provider/cash-outs', {})
  const id = body.data.id as CashOutId
  await advanceCashOut(deps, id)
  return { id, washerId }
}
const find = (since: Date | null = null) => reconcileCashOuts(deps, since)

it('agrees on cash-outs under way, paid and returned', async () => {
  await cashOut()
  await cashOut(closedAccount)
  clock.advance(121_000)
  await sweepCashOuts(deps)
  await cashOut()
  expect(await find()).toEqual([])
})

it('finds a cash-out that the bank has not paid, and one that the ledger does not have', async () => {
  const { id, washerId } = await cashOut()
  clock.advance(121_000)
  await sweepCashOuts(deps)
  const fail = (failure: string | null) =>
    db.run(sql`
      update sandbox_payouts set failure = ${failure} where key = (select transfer_id::text from cash_outs where id = ${id})`)
  await fail('account_closed')
  expect(await find()).toEqual([`cash-out ${id} of user ${washerId} is paid, but the payout is failed there`])
  expect(await find(new Date(clock.now().getTime() + 1))).toEqual([])
  await fail(null)

  await db.run(sql`update cash_outs set state = 'sent', settled_at = null where id = ${id}`)
  expect(await find()).toEqual([
    `cash-out ${id} of user ${washerId} is sent with 8500, 0 of it the fee, but the ledger has 8500 deducted, 8500 paid out, 0 returned`,
    'cash-outs under way are 8500, but 0 lies ready for them',
  ])
})
