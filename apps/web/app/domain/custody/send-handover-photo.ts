import { uploadHandoverPhoto } from '@washline/contract/custody/endpoints'
import type { OrderId } from '@washline/contract/ids'
import { callApi } from '../../platform/api/call-api.ts'

/** Uploads a photo for an order's door and returns its address. */
export async function sendHandoverPhoto(
  orderId: OrderId,
  photo: Blob,
  how: { idempotencyKey?: string; signal?: AbortSignal } = {},
): Promise<string> {
  const form = new FormData()
  form.append('image', photo, 'handover.jpg')
  return (await callApi(uploadHandoverPhoto, { params: { id: orderId }, form, ...how })).data.url
}
