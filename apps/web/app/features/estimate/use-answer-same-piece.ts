import type { OrderId, PieceId } from '@washline/contract/ids'
import { answerSamePiece as endpoint } from '@washline/contract/orders/endpoints'
import type { Order } from '@washline/contract/orders/schemas'
import { callApi } from '../../platform/api/call-api.ts'

/** Answers whether a piece on two photos is one or two; the server counts and prices. */
export const answerSamePiece = async (orderId: OrderId, pieceId: PieceId, isSame: boolean): Promise<Order> =>
  (await callApi(endpoint, { params: { id: orderId }, body: { piece_id: pieceId, is_same: isSame } })).data
