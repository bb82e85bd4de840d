import { setTimeout as pause } from 'node:timers/promises'
import { listRequests, respondToRequest } from '@washline/contract/dispatch/endpoints'
import { requestCashOut } from '@washline/contract/earnings/endpoints'
import { adjustItems } from '@washline/contract/orders/adjustment-endpoints'
import { moveWasherOrder } from '@washline/contract/orders/endpoints'
import { listActiveWasherOrders } from '@washline/contract/orders/list-endpoints'
import type { WasherAction } from '@washline/contract/orders/process'
import type { OrderSummary } from '@washline/contract/orders/summary'
import type { Call } from './caller.ts'
import type { World } from './world-state.ts'

const breathMs = 15

const nextActionOf = ({ status, laundry_completed_at }: OrderSummary): WasherAction => {
  if (status === 'accepted') return 'picked_up'
  if (status === 'picked_up') return 'in_progress'
  return laundry_completed_at === null ? 'laundry_complete' : 'delivered'
}

/** Accepts what is offered, corrects some lists, washes, delivers and cashes out, until the world ends. */
export async function liveAsWasher({ chance, acknowledged, isOver }: World, call: Call): Promise<void> {
  const goOn = async (order: OrderSummary) => {
    const { id } = order
    if (order.status === 'accepted' && chance() < 0.15)
      await call(adjustItems, {
        params: { id },
        body: {
          items: [{ name: 'T-shirt', category: 'tops', quantity: 2 + Math.floor(chance() * 8) }],
          reason: 'There is another number of them in the bag.',
        },
      })
    else await call(moveWasherOrder, { params: { id }, body: { order_id: id, action: nextActionOf(order) } })
  }
  while (!isOver()) {
    for (const { notification_id } of (await call(listRequests))?.data ?? [])
      await call(respondToRequest, { body: { notification_id, response: 'accept' } })
    for (const order of (await call(listActiveWasherOrders))?.data ?? []) await goOn(order)
    if (chance() < 0.3) {
      const sent = await call(requestCashOut, { body: { method: chance() < 0.3 ? 'instant' : 'standard' } })
      if (sent) acknowledged.cashOuts.push(sent.data.id)
    }
    await pause(breathMs)
  }
}
