import type { OrderId, PieceId, UserId } from '@washline/contract/ids'
import type { Clock } from '../../platform/clock/clock.ts'
import type { Database } from '../../platform/db/database.ts'
import { notFound } from '../../platform/http/refusal.ts'
import { afterAnswer } from '../rules/photo-pieces.ts'
import { readCompared, saveVerdict } from '../store/pieces.ts'
import { itemsOf, lockOrder } from '../store.ts'
import { checkDraft } from './check-draft.ts'
import { saveDraftItems } from './save-draft-items.ts'

/** The customer answers whether a piece on two photos of their draft is one or two; the same answer twice changes nothing. */
export const answerSamePiece = (
  deps: { readonly db: Database; readonly clock: Clock },
  input: { orderId: OrderId; customerId: UserId; pieceId: PieceId; isSame: boolean },
): Promise<void> =>
  deps.db.transaction(async (tx) => {
    const order = checkDraft(await lockOrder(tx, input.orderId), input.customerId)
    const piece = await readCompared(tx, order.id, input.pieceId)
    if (!piece) throw notFound()
    const before = await itemsOf(tx, order.id)
    const items = afterAnswer(before, piece, input.isSame)
    if (items !== before) await saveDraftItems(tx, order, items, { at: deps.clock.now() })
    await saveVerdict(tx, input.pieceId, input.isSame ? 'same' : 'two')
  })
