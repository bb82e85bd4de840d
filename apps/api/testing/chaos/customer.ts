import { setTimeout as pause } from 'node:timers/promises'
import { type AdjustmentId, type OrderId, toOrderId, type UserId } from '@washline/contract/ids'
import { minor } from '@washline/contract/money'
import { respondToAdjustment } from '@washline/contract/orders/adjustment-endpoints'
import { cancelOrder, confirmCompletion, getOrder, placeOrder, tipWasher } from '@washline/contract/orders/endpoints'
import { topUpWallet } from '@washline/contract/payments/endpoints'
import type { Call } from './caller.ts'
import type { World } from './world-state.ts'

export interface Customer {
  readonly id: UserId
  readonly call: Call
  readonly cardId: string
  readonly drafts: number[]
}

const breathMs = 15
const mostOpen = 3
export const spot = { address: '18 Linden Street', latitude: 3.1478, longitude: 101.7117 }

const answerAdjustment = (world: World, call: Call, orderId: OrderId, adjustmentId: AdjustmentId) =>
  call(respondToAdjustment, {
    params: { id: orderId },
    body: { adjustment_id: adjustmentId, response: world.chance() < 0.7 ? 'approve' : 'decline' },
  })

/** Tops up, orders by card and from the wallet, cancels, answers corrections, confirms and tips, until the world ends. */
export async function liveAsCustomer(world: World, { id, call, cardId, drafts }: Customer): Promise<void> {
  const { chance, acknowledged } = world
  const open = new Set<OrderId>()

  const topUp = async () => {
    const amountMinor = minor(100 * (3 + Math.floor(chance() * 20)))
    const paid = await call(topUpWallet, { body: { amount_minor: amountMinor, payment_method_id: cardId } })
    if (paid?.success) acknowledged.topUps.push({ userId: id, minor: amountMinor })
  }
  const place = async () => {
    const orderId = drafts.pop()
    if (orderId === undefined) return
    const placed = await call(placeOrder, {
      body: {
        order_id: orderId,
        load_type: 'light',
        payment_method_id: cardId,
        pickup_location: spot,
        use_wallet: chance() < 0.4,
      },
    })
    if (placed?.success) acknowledged.placed.push(orderId)
    // Also where it is refused: an earlier try of the same call may have placed it.
    open.add(toOrderId(orderId))
  }
  const tip = async (orderId: OrderId) => {
    const amountMinor = minor(100 * (1 + Math.floor(chance() * 9)))
    const from = chance() < 0.5 ? { payment_method_id: cardId } : { use_wallet: true }
    const given = await call(tipWasher, { params: { id: orderId }, body: { amount_minor: amountMinor, ...from } })
    if (given?.success) acknowledged.tips.push({ userId: id, minor: amountMinor })
  }
  const goOn = async (orderId: OrderId) => {
    const order = (await call(getOrder, { params: { id: orderId } }))?.data
    switch (order?.status) {
      case 'pending':
      case 'accepted':
      case 'picked_up':
        if (order.adjustment?.state === 'waiting') await answerAdjustment(world, call, orderId, order.adjustment.id)
        else if (chance() < 0.05) await call(cancelOrder, { params: { id: orderId } })
        return
      case 'in_progress':
        return
      case 'delivered':
        await call(confirmCompletion, { params: { id: orderId }, body: { order_id: orderId, status: 'completed' } })
        return
      case 'completed':
        if (chance() < 0.8) await tip(orderId)
    }
    open.delete(orderId)
  }

  while (!world.isOver()) {
    if (chance() < 0.2) await topUp()
    if (open.size < mostOpen) await place()
    for (const orderId of open) await goOn(orderId)
    await pause(breathMs)
  }
}
