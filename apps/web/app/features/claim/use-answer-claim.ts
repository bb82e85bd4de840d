import { useMutation } from '@tanstack/react-query'
import { appealClaim, replyToClaim, uploadReplyPhoto } from '@washline/contract/claims/endpoints'
import type { Claim } from '@washline/contract/claims/schemas'
import type { ClaimId, ClaimPhotoId } from '@washline/contract/ids'
import { useState } from 'react'
import { claimKey, readClaimsAgain } from '../../domain/claim/use-claims.ts'
import { callApi } from '../../platform/api/call-api.ts'
import { useSubmitOnce } from '../../platform/api/use-submit-once.ts'
import { queryClient } from '../../platform/query.ts'
import type { AnswerDraft, AnswerKind } from './use-answer-draft.ts'

/** Sends the Washer's reply, with photos, or the customer's appeal. */
export function useAnswerClaim(claimId: ClaimId, kind: AnswerKind) {
  const submitOnce = useSubmitOnce()
  const [photosSent, setPhotosSent] = useState(0)
  const params = { id: claimId }
  /** A photo keeps its key, so that a retry does not upload those that arrived. */
  const upload = async (photos: AnswerDraft['photos']): Promise<ClaimPhotoId[]> => {
    const ids: ClaimPhotoId[] = []
    for (const { id: idempotencyKey, photo } of photos) {
      setPhotosSent(ids.length)
      const form = new FormData()
      form.append('image', photo, `photo-${ids.length + 1}`)
      ids.push((await callApi(uploadReplyPhoto, { params, form, idempotencyKey })).data.id)
    }
    setPhotosSent(ids.length)
    return ids
  }
  const send = async ({ text, photos }: AnswerDraft): Promise<Claim> => {
    const body = { text, photo_ids: await upload(photos) }
    const { data } = await submitOnce(body, (idempotencyKey) =>
      kind === 'reply'
        ? callApi(replyToClaim, { params, body, idempotencyKey })
        : callApi(appealClaim, { params, body: { text }, idempotencyKey }),
    )
    return data
  }
  const mutation = useMutation({
    mutationFn: send,
    onSuccess: (claim) => queryClient.setQueryData(claimKey(claimId), claim),
    onSettled: () => readClaimsAgain(),
  })
  return { ...mutation, photosSent }
}
