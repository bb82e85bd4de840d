import { useEffect, useState } from 'react'
import type { ChosenPhoto } from '../../platform/camera/use-chosen-photos.ts'
import { forgetDraft, keepDraft, readDraft } from '../../platform/device/draft-store.ts'
import { useUser } from '../../platform/session/use-user.ts'
import type { AnswerKind } from './use-answer-claim.ts'

/** An answer or an appeal that is being written. */
export interface AnswerDraft {
  readonly text: string
  readonly photos: readonly ChosenPhoto[]
}

const nothing: AnswerDraft = { text: '', photos: [] }

/** The draft as it was kept: `undefined` while it is looked for. */
export function useAnswerDraft(claimId: number, kind: AnswerKind) {
  const { id } = useUser()
  const place = `${kind} to claim ${claimId}`
  const [draft, setDraft] = useState<AnswerDraft>()
  useEffect(() => {
    let isHere = true
    void readDraft<AnswerDraft>(place, id).then((kept) => isHere && setDraft(kept ?? nothing))
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
