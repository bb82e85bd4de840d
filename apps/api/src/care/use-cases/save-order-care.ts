import type { CareWishes } from '@washline/contract/care/schemas'
import { messages } from '@washline/contract/messages'
import type { Database } from '../../platform/db/database.ts'
import { conflict, notFound } from '../../platform/http/refusal.ts'
import { type CareRow, lockCareOfOrder } from '../queries.ts'
import { saveOrderWishes } from '../store.ts'

/** The wishes of one draft, whatever its customer prefers otherwise. */
export const saveOrderCare = (
  deps: { readonly db: Database },
  input: { orderId: number; customerId: number; wishes: CareWishes },
): Promise<CareRow> =>
  deps.db.transaction(async (tx) => {
    const { orderId, customerId, wishes } = input
    const care = await lockCareOfOrder(tx, orderId, customerId)
    if (care?.customerId !== customerId) throw notFound()
    if (care.status !== 'draft') throw conflict('wrong_status', messages.care.placed)
    await saveOrderWishes(tx, orderId, wishes)
    return { ...care, wishes }
  })
