import type { CareKey } from '@washline/contract/care/schemas'
import { messages } from '@washline/contract/messages'
import { orderChannel, statusChanged } from '@washline/contract/orders/realtime'
import type { Clock } from '../../platform/clock/clock.ts'
import type { Database } from '../../platform/db/database.ts'
import { conflict, forbidden, invalid, notFound } from '../../platform/http/refusal.ts'
import type { Broadcast } from '../../platform/realtime/channels.ts'
import { type CareRow, lockCareOfOrder } from '../queries.ts'
import { refuseTicks, wishesOf } from '../rules.ts'
import { fixOrderWishes, saveTicks } from '../store.ts'

export interface TickCareDeps {
  readonly db: Database
  readonly clock: Clock
  readonly broadcast: Broadcast
}

/** The Washer says which wishes were kept: the whole list each time, so that saying it twice changes nothing. */
export const tickCare = (
  deps: TickCareDeps,
  input: { orderId: number; washerId: number; ticked: readonly CareKey[] },
): Promise<CareRow> =>
  deps.db.transaction(async (tx) => {
    const { orderId, washerId } = input
    const care = await lockCareOfOrder(tx, orderId, washerId)
    if (!care) throw notFound()
    if (care.washerId !== washerId) throw forbidden()
    const wishes = wishesOf(care)
    const ticked = [...new Set(input.ticked)]
    const refusal = refuseTicks({ status: care.status, wishes }, ticked)
    if (refusal === 'not_washing') throw conflict('wrong_status', messages.care.notWashing)
    if (refusal) throw invalid({ ticked: [messages.care.unknown] })
    const at = deps.clock.now()
    // An order that was placed before wishes were kept has none of its own.
    await fixOrderWishes(tx, orderId, wishes)
    await saveTicks(tx, orderId, ticked, at)
    await deps.broadcast(tx, {
      channel: orderChannel(orderId),
      event: statusChanged.event,
      data: { order_id: orderId, status: care.status },
    })
    return { ...care, wishes, ticked, tickedAt: at }
  })
