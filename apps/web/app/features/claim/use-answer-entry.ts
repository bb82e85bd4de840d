import type { ClaimId } from '@washline/contract/ids'
import { market } from '@washline/contract/market'
import { messages } from '@washline/contract/messages'
import { seenLength } from '@washline/contract/texts/seen-length'
import { type FormEvent, useRef, useState } from 'react'
import { errorText } from '../../platform/api/error-text.ts'
import { doubtOf, useChosenPhotos } from '../../platform/camera/use-chosen-photos.ts'
import { t } from '../../platform/i18n/i18n.ts'
import { useAnswerClaim } from './use-answer-claim.ts'
import type { AnswerDraft, AnswerKind } from './use-answer-draft.ts'

const { descriptionMin, replyPhotosMax } = market.claims

export interface AnswerEntryOptions {
  claimId: ClaimId
  kind: AnswerKind
  draft: AnswerDraft
  onDraft: (draft: AnswerDraft) => void
  onSent: () => void
}

/** An answer that is being written: checked, then confirmed, then sent once. */
export function useAnswerEntry({ claimId, kind, draft, onDraft, onSent }: AnswerEntryOptions) {
  const answer = useAnswerClaim(claimId, kind)
  const [text, setText] = useState(draft.text)
  const [isTried, setIsTried] = useState(false)
  const [refusal, setRefusal] = useState<string>()
  const [isAsking, setIsAsking] = useState(false)
  const isSending = useRef(false)
  const chosen = useChosenPhotos({
    max: replyPhotosMax,
    start: draft.photos,
    onChange: (photos) => onDraft({ text, photos }),
  })
  const { photos } = chosen
  const lacks = {
    text:
      seenLength(text.trim()) >= descriptionMin
        ? undefined
        : t('Please write at least {count} characters.', { count: descriptionMin }),
    photos: photos.some(doubtOf) ? t('Please decide about the photos in question.') : undefined,
  }
  const write = (next: string) => {
    setText(next)
    setIsTried(false)
    setRefusal(undefined)
    onDraft({ text: next, photos })
  }
  const ask = (event: FormEvent) => {
    event.preventDefault()
    setIsTried(true)
    if (!lacks.text && !lacks.photos) setIsAsking(true)
  }
  const send = () => {
    if (isSending.current) return
    isSending.current = true
    setRefusal(undefined)
    const onSettled = () => {
      isSending.current = false
      setIsAsking(false)
    }
    const onError = (error: Error) => setRefusal(errorText(error, t(messages.unexpected)))
    answer.mutate({ text: text.trim(), photos }, { onSuccess: onSent, onError, onSettled })
  }
  const cancel = () => setIsAsking(false)
  return { answer, text, chosen, lacks: isTried ? lacks : undefined, refusal, isAsking, write, ask, send, cancel }
}
