import { setTimeout as pause } from 'node:timers/promises'
import {
  cancelOrder,
  confirmCompletion,
  getOrder,
  placeOrder,
  respondToAdjustment,
  tipWasher,
} from '@washline/contract/orders/endpoints'
import { topUpWallet } from '@washline/contract/payments/endpoints'
import type { Call } from './caller.ts'
import type { Town } from './town.ts'

export interface Customer {
  readonly id: number
  readonly call: Call
  readonly cardId: string
  readonly drafts: number[]
}

const breathMs = 15
const mostOpen = 3
export const spot = { address: '18 Linden Street', latitude: 3.1478, longitude: 101.7117 }

/** Tops up, orders by card and from the wallet, cancels, answers corrections, confirms and tips, until the town is told to end. */
export async function liveAsCustomer(town: Town, { id, call, cardId, drafts }: Customer): Promise<void> {
  const { chance, told } = town
  const open = new Set<number>()

  const topUp = async () => {
    const amount = 3 + Math.floor(chance() * 20)
    const paid = await call(topUpWallet, { body: { amount, payment_method_id: cardId } })
    if (paid?.success) told.topUps.push({ userId: id, minor: amount * 100 })
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
    if (placed?.success) told.placed.push(orderId)
    // Also where it is refused: an earlier try of the same call may have placed it.
    open.add(orderId)
  }
  const tip = async (orderId: number) => {
    const amount = 1 + Math.floor(chance() * 9)
    const from = chance() < 0.5 ? { payment_method_id: cardId } : { use_wallet: true }
    const given = await call(tipWasher, { params: { id: orderId }, body: { amount, ...from } })
    if (given?.success) told.tips.push({ userId: id, minor: amount * 100 })
  }
  const goOn = async (orderId: number) => {
    const order = (await call(getOrder, { params: { id: orderId } }))?.data
    switch (order?.status) {
      case 'pending':
      case 'accepted':
      case 'picked_up':
        if (order.adjustment?.state === 'waiting')
          await call(respondToAdjustment, {
            params: { id: orderId },
            body: { adjustment_id: order.adjustment.id, response: chance() < 0.7 ? 'approve' : 'decline' },
          })
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

  while (!town.isOver()) {
    if (chance() < 0.2) await topUp()
    if (open.size < mostOpen) await place()
    for (const orderId of open) await goOn(orderId)
    await pause(breathMs)
  }
}
