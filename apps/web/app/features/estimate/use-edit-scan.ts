import type { OrderId } from '@washline/contract/ids'
import { editScan } from '@washline/contract/orders/endpoints'
import type { ItemInput, Order } from '@washline/contract/orders/schemas'
import { callApi } from '../../platform/api/call-api.ts'

/** Replaces the item list of a draft; the server prices it. */
export const saveItems = async (orderId: OrderId, items: readonly ItemInput[]): Promise<Order> =>
  (await callApi(editScan, { body: { order_id: orderId, items: [...items] } })).data
