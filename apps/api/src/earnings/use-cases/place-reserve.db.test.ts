import { randomUUID } from 'node:crypto'
import type { OrderId, UserId } from '@washline/contract/ids'
import { minor } from '@washline/contract/money'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openConnections } from '../../../testing/harness/open-connections.ts'
import { verifyLedger } from '../../ledger/index.ts'
import { earningsWorld } from '../builders.ts'

const world = await earningsWorld()
const { db, clock, earnings, aWasher, earn, has } = world
beforeAll(() => openConnections(db, 6))
afterAll(async () => {
  expect(await verifyLedger(db)).toMatchObject({ ok: true, problems: [] })
  await world.close()
})

const place = (washerId: UserId, orderId: OrderId, amountMinor: number, id: string = randomUUID()) =>
  db.transaction((tx) =>
    earnings.placeReserve(tx, { id, washerId, orderId, amountMinor: minor(amountMinor), reason: 'A shirt is missing' }),
  )
const settle = (id: string, deductedMinor: number) =>
  db.transaction((tx) => earnings.settleReserve(tx, { id, deductedMinor: minor(deductedMinor) }))
const windowOver = async () => {
  clock.advance(48 * 3_600_000)
  await world.releaseDueEarnings()
}
const balances = async (washerId: UserId) => [
  await has(washerId, 'earnings_pending'),
  await has(washerId, 'earnings_available'),
  await has(washerId, 'earnings_reserved'),
]

it('reserves part of the pending earning; only the rest becomes available', async () => {
  const washerId = await aWasher()
  const orderId = await earn(washerId, 2_000)
  await place(washerId, orderId, 500)
  expect(await balances(washerId)).toEqual([1_200, 0, 500])
  expect(await world.payments.earningsOf(db, washerId)).toMatchObject({ pendingDeductionsMinor: 500 })
  await windowOver()
  expect(await balances(washerId)).toEqual([0, 1_200, 500])
})

it('takes the rest from the available earnings, limited to what there is', async () => {
  const washerId = await aWasher()
  await earn(washerId, 1_000)
  await windowOver()
  const orderId = await earn(washerId, 2_000)
  expect(await place(washerId, orderId, 5_000)).toMatchObject({ pendingMinor: 1_700, availableMinor: 850 })
  expect(await balances(washerId)).toEqual([0, 0, 2_550])
})

it('released inside the window it is pending again, afterwards it is available', async () => {
  const washerId = await aWasher()
  const [early, late] = [await earn(washerId, 2_000), await earn(washerId, 2_000)]
  const [first, second] = [await place(washerId, early, 500), await place(washerId, late, 500)]
  await settle(first.id, 0)
  expect(await balances(washerId)).toEqual([2_900, 0, 500])
  await windowOver()
  await settle(second.id, 0)
  expect(await balances(washerId)).toEqual([0, 3_400, 0])
})

it('deducted in part it releases the rest, and the deducted part never becomes available', async () => {
  const washerId = await aWasher()
  const orderId = await earn(washerId, 2_000)
  const { id } = await place(washerId, orderId, 1_000)
  await settle(id, 300)
  expect(await balances(washerId)).toEqual([1_400, 0, 0])
  await windowOver()
  expect(await balances(washerId)).toEqual([0, 1_400, 0])
  const { body } = await world.call(`washer-${washerId}`, 'GET', '/provider/earnings')
  expect(body.data.orders[0]).toMatchObject({
    value_minor: 2_000,
    commission_minor: 300,
    deductions_minor: 300,
    net_minor: 1_400,
    reserved_minor: 0,
  })
})

it('does nothing for a repeat, and refuses a repeat with other input', async () => {
  const washerId = await aWasher()
  const orderId = await earn(washerId, 2_000)
  const id = randomUUID()
  await Promise.all([1, 2, 3].map(() => place(washerId, orderId, 500, id)))
  await expect(place(washerId, orderId, 600, id)).rejects.toMatchObject({ code: 'idempotency_key_reused' })
  expect(await balances(washerId)).toEqual([1_200, 0, 500])
  await Promise.all([1, 2, 3].map(() => settle(id, 200)))
  await expect(settle(id, 0)).rejects.toMatchObject({ status: 409 })
  await expect(settle(id, 100)).rejects.toMatchObject({ status: 409 })
  expect(await balances(washerId)).toEqual([1_500, 0, 0])
  await expect(settle(randomUUID(), 0)).rejects.toMatchObject({ status: 404 })
})

it('a reserve and a cash-out at the same moment never spend the same money', async () => {
  const washerId = await aWasher()
  const orderId = await earn(washerId, 2_000)
  await windowOver()
  const [answer, reserve] = await Promise.all([
    world.call(`washer-${washerId}`, 'POST', '/provider/cash-outs', {}),
    place(washerId, orderId, 1_000),
  ])
  const spent = answer.status === 200 ? answer.body.data.amount_minor : 0
  expect(spent + reserve.availableMinor + (await has(washerId, 'earnings_available'))).toBe(1_700)
})
