import { submitClaim, uploadClaimPhoto } from '@washline/contract/claims/endpoints'
import type { Claim } from '@washline/contract/claims/schemas'
import type { Body } from '@washline/contract/endpoint'
import type { ClaimPhotoId, OrderId } from '@washline/contract/ids'
import { useEffect, useEffectEvent, useRef, useSyncExternalStore } from 'react'
import { readClaimsAgain } from '../../domain/claim/use-claims.ts'
import { callApi } from '../../platform/api/call-api.ts'
import { forgetDraft } from '../../platform/device/draft-store.ts'
import { t, tText } from '../../platform/i18n/i18n.ts'
import { defineQueue, discard, enqueue, resend } from '../../platform/queue/queue.ts'
import { useQueued } from '../../platform/queue/queue-state.ts'
import type { Queued } from '../../platform/queue/queued.ts'
import { toast } from '../../ui/toast.ts'

/** A queued claim: sent with its photos as soon as there is a network. */
export interface QueuedClaim {
  readonly claim: Omit<Body<typeof submitClaim>, 'photo_ids'>
  readonly photos: readonly Blob[]
}

const lineOf = (orderId: OrderId) => `claim ${orderId}`
export const claimDraftPlace = (orderId: OrderId) => `claim ${orderId}`

/** How many photos of a claim are uploaded, by the claim's key. */
const uploaded = new Map<string, number>()
const listeners = new Set<() => void>()
function noteUploaded(key: string, count: number): void {
  uploaded.set(key, count)
  for (const listener of listeners) listener()
}
const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Callbacks of the screens that wait for their claim, by queue line. */
const waiting = new Map<string, (claim: Claim) => void>()

export const claimQueue = defineQueue<QueuedClaim, Claim>({
  kind: 'claim',
  send: async ({ key, payload: { claim, photos } }, signal) => {
    const photo_ids: ClaimPhotoId[] = []
    for (const [index, photo] of photos.entries()) {
      noteUploaded(key, index)
      const form = new FormData()
      form.append('image', photo, `photo-${index + 1}`)
      const call = { params: { id: claim.order_id }, form, idempotencyKey: `${key}-photo-${index}`, signal }
      photo_ids.push((await callApi(uploadClaimPhoto, call)).data.id)
    }
    noteUploaded(key, photos.length)
    return (await callApi(submitClaim, { body: { ...claim, photo_ids }, idempotencyKey: key, signal })).data
  },
  sent: ({ line, key, payload }, claim) => {
    uploaded.delete(key)
    void forgetDraft(claimDraftPlace(payload.claim.order_id))
    void readClaimsAgain()
    const goOn = waiting.get(line)
    if (goOn) goOn(claim)
    else toast.show(t('Your claim has been sent.'))
  },
})

/** Queues a claim for the order; returns the one that is queued, if any. */
export function useSubmitClaim(orderId: OrderId, onSubmitted: (claim: Claim) => void) {
  const line = lineOf(orderId)
  const queued = (useQueued() as readonly Queued<QueuedClaim>[]).findLast((entry) => entry.line === line)
  const photosSent = useSyncExternalStore(subscribe, () => (queued ? (uploaded.get(queued.key) ?? 0) : 0))
  /** A second press can come before the first is rendered. */
  const isKeeping = useRef(false)
  const goOn = useEffectEvent(onSubmitted)
  useEffect(() => {
    waiting.set(line, (claim) => goOn(claim))
    return () => void waiting.delete(line)
  }, [line])
  return {
    queued: queued?.state === 'refused' ? undefined : queued,
    photosSent,
    /** Why the server refused it. */
    refusal: queued?.state === 'refused' && queued.problem !== null ? tText(queued.problem) : undefined,
    submit: async (payload: QueuedClaim) => {
      if (isKeeping.current) return
      isKeeping.current = true
      try {
        if (queued) await discard(queued.key)
        await enqueue(claimQueue, { line, payload })
      } finally {
        isKeeping.current = false
      }
    },
    sendNow: () => queued && void resend(queued.key),
    takeBack: () => queued && void discard(queued.key),
  }
}
