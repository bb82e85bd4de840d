import type { ItemId, OrderId, PieceId } from '@washline/contract/ids'
import { answerSamePiece as endpoint } from '@washline/contract/orders/endpoints'
import type { Item, Order } from '@washline/contract/orders/schemas'
import { callApi } from '../../platform/api/call-api.ts'
import type { Row } from './view-model.ts'

/** Answers whether a piece on two photos is one or two; the server counts and prices. */
export const answerSamePiece = async (orderId: OrderId, pieceId: PieceId, isSame: boolean): Promise<Order> =>
  (await callApi(endpoint, { params: { id: orderId }, body: { piece_id: pieceId, is_same: isSame } })).data

/** Follows a change of the list that the server made; what was edited since `before` stays. */
export function follow(rows: readonly Row[], before: readonly Item[], after: readonly Row[]): Row[] {
  const quantityIn = (items: readonly Pick<Row, 'id' | 'quantity'>[], id: ItemId) =>
    items.find((item) => item.id === id)?.quantity ?? 0
  const followed = rows.flatMap((row) => {
    if (row.id === undefined) return [row]
    const { id } = row
    const quantity = Math.max(0, row.quantity + quantityIn(after, id) - quantityIn(before, id))
    if (after.some((item) => item.id === id)) return [{ ...row, quantity }]
    return quantity > 0 ? [{ ...row, id: undefined, quantity }] : []
  })
  return [...followed, ...after.filter((item) => !rows.some(({ id }) => id === item.id))]
}
