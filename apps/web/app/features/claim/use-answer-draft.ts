import type { ClaimId } from '@washline/contract/ids'
import { useEffect, useState } from 'react'
import type { ChosenPhoto } from '../../platform/camera/use-chosen-photos.ts'
import { forgetDraft, keepDraft, readDraft } from '../../platform/device/draft-store.ts'
import { useUser } from '../../platform/session/use-user.ts'

export type AnswerKind = 'reply' | 'appeal'

/** The draft of a reply or an appeal. */
export interface AnswerDraft {
  readonly text: string
  readonly photos: readonly ChosenPhoto[]
}

const nothing: AnswerDraft = { text: '', photos: [] }

/** Undefined while the stored draft is being read. */
export function useAnswerDraft(claimId: ClaimId, kind: AnswerKind) {
  const { id } = useUser()
  const place = `${kind} to claim ${claimId}`
  const [draft, setDraft] = useState<AnswerDraft>()
  useEffect(() => {
    let isHere = true
    void readDraft<AnswerDraft>(place, id).then((stored) => isHere && setDraft(stored ?? nothing))
    return () => {
      isHere = false
    }
  }, [place, id])
  return {
    draft,
    keep: (next: AnswerDraft) => void keepDraft(place, id, next),
    forget: () => void forgetDraft(place),
  }
}
