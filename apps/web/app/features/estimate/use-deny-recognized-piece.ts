import type { OrderId, PieceId } from '@washline/contract/ids'
import { denyRecognizedPiece as endpoint } from '@washline/contract/orders/endpoints'
import type { Order } from '@washline/contract/orders/schemas'
import { callApi } from '../../platform/api/call-api.ts'

/** Answers that a piece is not the one that was washed before. */
export const denyRecognizedPiece = async (orderId: OrderId, pieceId: PieceId): Promise<Order> =>
  (await callApi(endpoint, { params: { id: orderId }, body: { piece_id: pieceId } })).data
