import { useMutation } from '@tanstack/react-query'
import { appealClaim, replyToClaim, uploadReplyPhoto } from '@washline/contract/claims/endpoints'
import type { Claim } from '@washline/contract/claims/schemas'
import { useState } from 'react'
import { callApi } from '../../platform/api/call-api.ts'
import { useSubmitOnce } from '../../platform/api/use-submit-once.ts'
import { queryClient } from '../../platform/query.ts'
import type { AnswerDraft } from './use-answer-draft.ts'
import { claimKey, readClaimsAgain } from './use-claims.ts'

export type AnswerKind = 'reply' | 'appeal'

/** What the Washer answers, with photos, or why the customer appeals. */
export function useAnswerClaim(claimId: number, kind: AnswerKind) {
  const submitOnce = useSubmitOnce()
  const [photosSent, setPhotosSent] = useState(0)
  const params = { id: claimId }
  /** A photo keeps its key, so that one which has arrived is not sent anew when the rest failed. */
  const upload = async (photos: AnswerDraft['photos']): Promise<number[]> => {
    const ids: number[] = []
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
