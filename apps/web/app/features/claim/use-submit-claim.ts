import { submitClaim, uploadClaimPhoto } from '@washline/contract/claims/endpoints'
import type { Claim } from '@washline/contract/claims/schemas'
import type { Body } from '@washline/contract/endpoint'
import { useEffect, useEffectEvent, useRef, useSyncExternalStore } from 'react'
import { callApi } from '../../platform/api/call-api.ts'
import { forgetDraft } from '../../platform/device/draft-store.ts'
import { t, tSaid } from '../../platform/i18n/i18n.ts'
import { defineQueue, discard, enqueue, resend } from '../../platform/queue/queue.ts'
import { useQueued } from '../../platform/queue/queue-state.ts'
import type { Queued } from '../../platform/queue/queued.ts'
import { toast } from '../../ui/toast.ts'
import { readClaimsAgain } from './use-claims.ts'

/** A claim on its way: it goes out with its photos as soon as there is a network. */
export interface KeptClaim {
  readonly claim: Omit<Body<typeof submitClaim, 'in'>, 'photo_ids'>
  readonly photos: readonly Blob[]
}

const lineOf = (orderId: number) => `claim ${orderId}`
export const claimDraftPlace = (orderId: number) => `claim ${orderId}`

/** How many photos of a claim are with the server already, by the claim's key. */
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

/** The screens that wait for their claim, by line. */
const waiting = new Map<string, (claim: Claim) => void>()

export const claimQueue = defineQueue<KeptClaim, Claim>({
  kind: 'claim',
  send: async ({ key, payload: { claim, photos } }, signal) => {
    const photo_ids: number[] = []
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

/** The claim for an order that waits on this device, if any, and the way to send one. */
export function useSubmitClaim(orderId: number, onSubmitted: (claim: Claim) => void) {
  const line = lineOf(orderId)
  const kept = (useQueued() as readonly Queued<KeptClaim>[]).findLast((entry) => entry.line === line)
  const photosSent = useSyncExternalStore(subscribe, () => (kept ? (uploaded.get(kept.key) ?? 0) : 0))
  /** A second press comes before the screen can show the first. */
  const isKeeping = useRef(false)
  const goOn = useEffectEvent(onSubmitted)
  useEffect(() => {
    waiting.set(line, (claim) => goOn(claim))
    return () => void waiting.delete(line)
  }, [line])
  return {
    kept: kept?.state === 'refused' ? undefined : kept,
    photosSent,
    /** Why the server did not take it. */
    refusal: kept?.state === 'refused' && kept.problem !== null ? tSaid(kept.problem) : undefined,
    submit: async (payload: KeptClaim) => {
      if (isKeeping.current) return
      isKeeping.current = true
      try {
        if (kept) await discard(kept.key)
        await enqueue(claimQueue, { line, payload })
      } finally {
        isKeeping.current = false
      }
    },
    sendNow: () => kept && void resend(kept.key),
    takeBack: () => kept && void discard(kept.key),
  }
}
