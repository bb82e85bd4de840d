import { careMessages } from '@washline/contract/care/messages'
import type { CareKey } from '@washline/contract/care/schemas'
import type { OrderId, UserId } from '@washline/contract/ids'
import { orderChannel, statusChanged } from '@washline/contract/orders/realtime'
import { orderRefusals } from '@washline/contract/orders/refusals'
import { forbidden, invalid, notFound, refuse } from '../../platform/http/refusal.ts'
import type { CareDeps } from '../deps.ts'
import { type CareRow, lockCareOfOrder } from '../queries.ts'
import { instructionsOf, refuseTicks } from '../rules.ts'
import { fixOrderInstructions, saveTicks } from '../store.ts'

/** Replaces the list of instructions that the Washer has followed. Sending the same list twice changes nothing. */
export const tickCare = (
  deps: CareDeps,
  input: { orderId: OrderId; washerId: UserId; ticked: readonly CareKey[] },
): Promise<CareRow> =>
  deps.db.transaction(async (tx) => {
    const { orderId, washerId } = input
    const care = await lockCareOfOrder(tx, orderId, washerId)
    if (!care) throw notFound()
    if (care.washerId !== washerId) throw forbidden()
    const instructions = instructionsOf(care)
    const ticked = [...new Set(input.ticked)]
    const refusal = refuseTicks({ status: care.status, instructions }, ticked)
    if (refusal === 'not_washing') throw refuse(orderRefusals.wrongStatus, { message: careMessages.notWashing })
    if (refusal) throw invalid({ ticked: [careMessages.unknown] })
    const at = deps.clock.now()
    // Orders placed before care instructions existed have no row yet.
    await fixOrderInstructions(tx, { orderId, customerId: care.customerId })
    await saveTicks(tx, orderId, ticked, at)
    await deps.broadcast(tx, {
      channel: orderChannel(orderId),
      event: statusChanged.event,
      data: { order_id: orderId, status: care.status },
    })
    return { ...care, instructions, ticked, tickedAt: at }
  })
