import type { Answer } from '@washline/contract/endpoint'
import type { OrderId } from '@washline/contract/ids'
import { scanLaundry } from '@washline/contract/orders/endpoints'
import { useEffect, useEffectEvent } from 'react'
import { ordersKey } from '../../domain/order/order-keys.ts'
import { callApi } from '../../platform/api/call-api.ts'
import { t } from '../../platform/i18n/i18n.ts'
import { queryClient } from '../../platform/query.ts'
import { defineQueue, discard, enqueue } from '../../platform/queue/queue.ts'
import { useQueued } from '../../platform/queue/queue-state.ts'
import type { Queued } from '../../platform/queue/queued.ts'
import { toast } from '../../ui/toast.ts'

export type ScanResult = Answer<typeof scanLaundry>['data']

/** A queued photo, for a new draft or for an existing one. */
export interface PersistedPhoto {
  photo: Blob
  orderId: OrderId | null
  /** Stored without being scanned: its items are added by hand. */
  isByHand?: boolean
  /** The draft has this photo already, and the customer adds it all the same. */
  isAgain?: boolean
}

const lineOf = (orderId: OrderId | undefined) => `scan ${orderId ?? 'new'}`
/** Callbacks of the screens that wait for their photo, by queue line. */
const waiting = new Map<string, (found: ScanResult) => void>()

/** Sends a photo to be scanned; with an order id it is added to that draft. */
export const scanPhoto = async (
  { photo, orderId, isByHand, isAgain }: PersistedPhoto,
  how: { idempotencyKey: string; signal?: AbortSignal },
): Promise<ScanResult> => {
  const form = new FormData()
  if (orderId !== null) form.append('order_id', String(orderId))
  if (isByHand) form.append('by_hand', '1')
  if (isAgain) form.append('again', '1')
  form.append('image', photo, 'laundry.jpg')
  return (await callApi(scanLaundry, { form, ...how })).data
}

export const photoQueue = defineQueue<PersistedPhoto, ScanResult>({
  kind: 'scan',
  send: ({ key, payload }, signal) => scanPhoto(payload, { idempotencyKey: key, signal }),
  sent: ({ line }, found) => {
    const goOn = waiting.get(line)
    if (goOn) return goOn(found)
    toast.show(t('Your photo has been counted and priced. Find it in your orders.'))
    void queryClient.invalidateQueries({ queryKey: ordersKey })
  },
})

/** The photo that this screen has queued, if any. `onFound` is called once it is scanned. */
export function usePersistedPhoto(orderId: OrderId | undefined, onFound: (found: ScanResult) => void) {
  const line = lineOf(orderId)
  const queued = (useQueued() as readonly Queued<PersistedPhoto>[]).findLast((entry) => entry.line === line)
  const goOn = useEffectEvent(onFound)
  useEffect(() => {
    waiting.set(line, (found) => goOn(found))
    return () => void waiting.delete(line)
  }, [line])
  return {
    queued,
    keep: (photo: Blob, key: string) =>
      enqueue(photoQueue, { line, payload: { photo, orderId: orderId ?? null }, key }),
    discard: () => {
      if (queued) void discard(queued.key)
    },
  }
}
