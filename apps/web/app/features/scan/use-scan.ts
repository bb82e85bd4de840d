import { useMutation } from '@tanstack/react-query'
import type { Answer } from '@washline/contract/endpoint'
import { messages } from '@washline/contract/messages'
import { scanLaundry } from '@washline/contract/orders/endpoints'
import { useRef } from 'react'
import { ApiError } from '../../platform/api/api-error.ts'
import { callApi } from '../../platform/api/call-api.ts'
import { errorText } from '../../platform/api/error-text.ts'
import { newKey } from '../../platform/api/new-key.ts'
import { t, tSaid } from '../../platform/i18n/i18n.ts'

export type ScanResult = Answer<typeof scanLaundry>['data']

/** Sends a photo to be counted and priced; with an order id it is added to that draft. */
export function useScan({ orderId, onFound }: { orderId: number | undefined; onFound: (found: ScanResult) => void }) {
  const sending = useRef<{ photo: Blob; key: string }>(null)
  return useMutation({
    mutationFn: async (photo: Blob) => {
      if (sending.current?.photo !== photo) sending.current = { photo, key: newKey() }
      const form = new FormData()
      if (orderId !== undefined) form.append('order_id', String(orderId))
      form.append('image', photo, 'laundry.jpg')
      const { data } = await callApi(scanLaundry, { form, idempotencyKey: sending.current.key })
      if (data.item_count === 0 || data.items.length === 0) throw new NothingFound()
      return data
    },
    onError: (error) => {
      if (error instanceof ApiError) sending.current = null
    },
    onSuccess: onFound,
  })
}

class NothingFound extends Error {}

/** What to tell about a scan that failed. */
export function scanProblem(error: unknown): string {
  if (error instanceof NothingFound) return t(messages.orders.noItems)
  if (error instanceof ApiError) {
    const [aboutPhoto] = error.errors.image ?? []
    if (aboutPhoto) return tSaid(aboutPhoto)
  }
  return errorText(error, t(messages.camera.scan))
}
