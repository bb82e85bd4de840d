import { useMutation } from '@tanstack/react-query'
import type { OrderId } from '@washline/contract/ids'
import { uploadDeclaredPhoto } from '@washline/contract/orders/endpoints'
import { callApi } from '../../platform/api/call-api.ts'

/** Uploads a photo of a valuable piece; returns its address. */
export function useUploadDeclaredPhoto(orderId: OrderId) {
  return useMutation({
    mutationFn: async ({ photo, key }: { photo: Blob; key: string }) => {
      const form = new FormData()
      form.append('image', photo, 'piece.jpg')
      const { data } = await callApi(uploadDeclaredPhoto, { params: { id: orderId }, form, idempotencyKey: key })
      return data.url
    },
  })
}
