import { randomUUID } from 'node:crypto'
import type { OrderId, UserId } from '@washline/contract/ids'
import { minor } from '@washline/contract/money'
import { payStages } from '@washline/contract/orders/stage-pay'
import { afterAll, expect, it } from 'vitest'
import { verifyLedger } from '../../ledger/index.ts'
import { earningsWorld } from '../builders.ts'
import { releaseEarning } from './release-earning.ts'

const world = await earningsWorld()
const { db, clock, payments, has } = world
afterAll(async () => {
  expect(await verifyLedger(db)).toMatchObject({ ok: true, problems: [] })
  await world.close()
})

/** An order of value 20.00 that was authorized and captured through payments. */
const aCaptured = async (): Promise<{ orderId: OrderId; washerId: UserId }> => {
  const customerId = await world.aPerson()
  const washerId = await world.aWasher()
  const order = { orderId: world.anOrderId(), customerId, paymentMethodId: await world.aCard(customerId) }
  const attempt = randomUUID()
  await db.transaction((tx) => payments.beginAuthorization(tx, { ...order, amountMinor: minor(2_450), attempt }))
  await payments.authorize(attempt)
  await db.transaction((tx) => payments.settleAuthorization(tx, attempt))
  await db.transaction((tx) =>
    payments.captureOrder(tx, order.orderId, {
      earners: [{ washerId, stages: payStages }],
      valueMinor: minor(2_000),
      commissionMinor: minor(300),
      at: clock.now(),
    }),
  )
  return { orderId: order.orderId, washerId }
}

it('releases the earning of an order after the claim window, once', async () => {
  const { orderId, washerId } = await aCaptured()
  await releaseEarning(world.earningsDeps, orderId)
  expect(await has(washerId, 'earnings_available')).toBe(0)
  clock.advance(48 * 3_600_000)
  await Promise.all([releaseEarning(world.earningsDeps, orderId), releaseEarning(world.earningsDeps, orderId)])
  expect(await payments.earningsOf(db, washerId)).toMatchObject({
    availableMinor: 1_700,
    pendingMinor: 0,
    recentChangeMinor: 1_700,
  })
})

it('releases a due earning whose job was lost', async () => {
  const { washerId } = await aCaptured()
  clock.advance(48 * 3_600_000)
  await world.releaseDueEarnings()
  expect(await has(washerId, 'earnings_available')).toBe(1_700)
})

it('schedules the release for the end of the claim window', async () => {
  const { orderId } = await aCaptured()
  const at = new Date(clock.now().getTime() + 48 * 3_600_000)
  expect(world.jobs.asked).toContainEqual({ name: 'earnings-release', data: { orderId }, at })
})
