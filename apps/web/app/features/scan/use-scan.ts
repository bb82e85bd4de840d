import { useMutation } from '@tanstack/react-query'
import type { OrderId } from '@washline/contract/ids'
import { orderMessages } from '@washline/contract/orders/messages'
import { orderRefusals } from '@washline/contract/orders/refusals'
import { cameraMessages } from '@washline/contract/scanning/messages'
import { useRef } from 'react'
import { ApiError } from '../../platform/api/api-error.ts'
import { errorText } from '../../platform/api/error-text.ts'
import { isRefusal } from '../../platform/api/is-refusal.ts'
import { NetworkError } from '../../platform/api/network-error.ts'
import { newKey } from '../../platform/api/new-key.ts'
import { t, tText } from '../../platform/i18n/i18n.ts'
import { type ScanResult, scanPhoto } from './use-persisted-photo.ts'

export interface PhotoToScan {
  photo: Blob
  /** Stored without being scanned. */
  isByHand: boolean
  /** Added although the draft has it already. */
  isAgain?: boolean
}

export interface UseScan {
  orderId: OrderId | undefined
  onFound: (found: ScanResult) => void
  /** Queues a photo that could not be sent, with the key of that try. */
  keep: (photo: Blob, key: string) => Promise<unknown>
}

/** Sends a photo to be counted and priced; without a network it is queued. */
export function useScan({ orderId, onFound, keep }: UseScan) {
  const sending = useRef<PhotoToScan & { key: string }>(null)
  return useMutation({
    mutationFn: async ({ photo, isByHand, isAgain = false }: PhotoToScan): Promise<ScanResult | 'kept'> => {
      const { current } = sending
      const isRepeated = current?.photo === photo && current.isByHand === isByHand && current.isAgain === isAgain
      if (!isRepeated) sending.current = { photo, isByHand, isAgain, key: newKey() }
      const key = sending.current?.key ?? newKey()
      try {
        const found = await scanPhoto({ photo, orderId: orderId ?? null, isByHand, isAgain }, { idempotencyKey: key })
        if (isByHand) return found
        if (found.item_count === 0 || found.items.length === 0) throw new NothingFound()
        return found
      } catch (error) {
        if (isByHand || !(error instanceof NetworkError)) throw error
        await keep(photo, key)
        return 'kept'
      }
    },
    onError: (error) => {
      if (error instanceof ApiError) sending.current = null
    },
    onSuccess: (found) => {
      if (found !== 'kept') onFound(found)
    },
  })
}

class NothingFound extends Error {}

/** The photo shows no laundry. */
export const isNothingFound = (error: unknown): boolean =>
  error instanceof NothingFound ||
  (error instanceof ApiError && error.errors.image?.includes(orderMessages.noItems) === true)

/** The draft has this photo already. */
export const isSamePhoto = (error: unknown): boolean => isRefusal(error, orderRefusals.samePhoto.code)

/** The error text of a failed scan. */
export function scanProblem(error: unknown): string {
  if (error instanceof NothingFound) return t(orderMessages.noItems)
  if (error instanceof ApiError) {
    const [aboutPhoto] = error.errors.image ?? []
    if (aboutPhoto) return tText(aboutPhoto)
  }
  return errorText(error, t(cameraMessages.scan))
}
