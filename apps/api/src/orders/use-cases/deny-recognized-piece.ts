import type { OrderId, PieceId, UserId } from '@washline/contract/ids'
import type { Database } from '../../platform/db/database.ts'
import { notFound } from '../../platform/http/refusal.ts'
import { saveIsOther } from '../store/pieces.ts'
import { lockOrder } from '../store.ts'
import { checkDraft } from './check-draft.ts'

/** The customer answers that a piece of their draft is not the one that was washed before. The same answer twice changes nothing. */
export const denyRecognizedPiece = (
  deps: { readonly db: Database },
  input: { orderId: OrderId; customerId: UserId; pieceId: PieceId },
): Promise<void> =>
  deps.db.transaction(async (tx) => {
    const order = checkDraft(await lockOrder(tx, input.orderId), input.customerId)
    if ((await saveIsOther(tx, order.id, input.pieceId)) === 0) throw notFound()
  })
