import { careMessages } from '@washline/contract/care/messages'
import type { CareInstructions } from '@washline/contract/care/schemas'
import type { OrderId, UserId } from '@washline/contract/ids'
import { orderRefusals } from '@washline/contract/orders/refusals'
import type { Database } from '../../platform/db/database.ts'
import { notFound, refuse } from '../../platform/http/refusal.ts'
import { type CareRow, lockCareOfOrder } from '../queries.ts'
import { saveOrderInstructions } from '../store.ts'

/** Saves care instructions for one draft; they override the customer's preferences. */
export const saveOrderCare = (
  deps: { readonly db: Database },
  input: { orderId: OrderId; customerId: UserId; instructions: CareInstructions },
): Promise<CareRow> =>
  deps.db.transaction(async (tx) => {
    const { orderId, customerId, instructions } = input
    const care = await lockCareOfOrder(tx, orderId, customerId)
    if (care?.customerId !== customerId) throw notFound()
    if (care.status !== 'draft') throw refuse(orderRefusals.wrongStatus, { message: careMessages.placed })
    await saveOrderInstructions(tx, orderId, instructions)
    return { ...care, instructions }
  })
