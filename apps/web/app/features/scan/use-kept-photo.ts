import { scanLaundry } from '@washline/contract/orders/endpoints'
import { useEffect, useEffectEvent } from 'react'
import { callApi } from '../../platform/api/call-api.ts'
import { t } from '../../platform/i18n/i18n.ts'
import { queryClient } from '../../platform/query.ts'
import { defineQueue, discard, enqueue } from '../../platform/queue/queue.ts'
import { useQueued } from '../../platform/queue/queue-state.ts'
import type { Queued } from '../../platform/queue/queued.ts'
import { toast } from '../../ui/toast.ts'
import type { ScanResult } from './use-scan.ts'

/** A photo that waits for the network, for a new draft or for one that is there. */
export interface KeptPhoto {
  photo: Blob
  orderId: number | null
}

const lineOf = (orderId: number | undefined) => `scan ${orderId ?? 'new'}`
/** The screens that wait for their photo, by line. */
const waiting = new Map<string, (found: ScanResult) => void>()

/** Sends a photo to be scanned; with an order id it is added to that draft. */
export const scanPhoto = async (
  { photo, orderId }: KeptPhoto,
  how: { idempotencyKey: string; signal?: AbortSignal },
): Promise<ScanResult> => {
  const form = new FormData()
  if (orderId !== null) form.append('order_id', String(orderId))
  form.append('image', photo, 'laundry.jpg')
  return (await callApi(scanLaundry, { form, ...how })).data
}

export const photoQueue = defineQueue<KeptPhoto, ScanResult>({
  kind: 'scan',
  send: ({ key, payload }, signal) => scanPhoto(payload, { idempotencyKey: key, signal }),
  sent: ({ line }, found) => {
    const goOn = waiting.get(line)
    if (goOn) return goOn(found)
    toast.show(t('Your photo is counted and priced. You find it in your orders.'))
    void queryClient.invalidateQueries({ queryKey: ['orders'] })
  },
})

/** The photo that this screen waits with, if any. When it is through, `onFound` goes on. */
export function useKeptPhoto(orderId: number | undefined, onFound: (found: ScanResult) => void) {
  const line = lineOf(orderId)
  const kept = (useQueued() as readonly Queued<KeptPhoto>[]).findLast((entry) => entry.line === line)
  const goOn = useEffectEvent(onFound)
  useEffect(() => {
    waiting.set(line, (found) => goOn(found))
    return () => void waiting.delete(line)
  }, [line])
  return {
    kept,
    keep: (photo: Blob, key: string) =>
      enqueue(photoQueue, { line, payload: { photo, orderId: orderId ?? null }, key }),
    discard: () => {
      if (kept) void discard(kept.key)
    },
  }
}
