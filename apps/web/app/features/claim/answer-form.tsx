import { type Claim, claimText } from '@washline/contract/claims/schemas'
import { market } from '@washline/contract/market'
import { messages } from '@washline/contract/messages'
import { type FormEvent, useRef, useState } from 'react'
import { errorText } from '../../platform/api/error-text.ts'
import { PhotoPicker } from '../../platform/camera/photo-picker.tsx'
import { doubtOf, useChosenPhotos } from '../../platform/camera/use-chosen-photos.ts'
import { formatTimeLeft } from '../../platform/format/duration.ts'
import { t } from '../../platform/i18n/i18n.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { ErrorText } from '../../ui/error-text.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { type AnswerKind, useAnswerClaim } from './use-answer-claim.ts'
import { type AnswerDraft, useAnswerDraft } from './use-answer-draft.ts'

export interface AnswerFormProps {
  claim: Claim
  kind: AnswerKind
  nowMs: number
}

const { descriptionMin, descriptionMax, replyPhotosMax } = market.claims

/** The Washer's answer, with photos, or the customer's appeal. Each can be made once, so it asks before it sends. */
export function AnswerForm({ claim, kind, nowMs }: AnswerFormProps) {
  const { draft, keep, forget } = useAnswerDraft(claim.id, kind)
  const isReply = kind === 'reply'
  const until = isReply ? claim.reply_until : claim.appeal_until
  return (
    <section className="card no-print grid gap-4" aria-labelledby={`${kind}-title`}>
      <h2 id={`${kind}-title`}>{isReply ? t('Your side of it') : t('You see it differently?')}</h2>
      <p className="text-ink-2">
        {isReply
          ? t('You can answer once. Before that, or before your time is over, nobody decides against you.')
          : t('You can appeal once. A person then reads everything again, and decides for good.')}
      </p>
      {until && (
        <p className="font-semibold">
          {t('{time} left', { time: formatTimeLeft((Date.parse(until) - nowMs) / 1_000) })}
        </p>
      )}
      {draft ? (
        <Writing claimId={claim.id} kind={kind} draft={draft} onDraft={keep} onSent={forget} />
      ) : (
        <Skeleton className="h-44" />
      )}
    </section>
  )
}

interface WritingProps {
  claimId: number
  kind: AnswerKind
  draft: AnswerDraft
  onDraft: (draft: AnswerDraft) => void
  onSent: () => void
}

function Writing({ claimId, kind, draft, onDraft, onSent }: WritingProps) {
  const answer = useAnswerClaim(claimId, kind)
  const [text, setText] = useState(draft.text)
  const [isTried, setIsTried] = useState(false)
  const [refusal, setRefusal] = useState<string>()
  const [isAsking, setIsAsking] = useState(false)
  const isSending = useRef(false)
  const isReply = kind === 'reply'
  const chosen = useChosenPhotos({
    max: replyPhotosMax,
    start: draft.photos,
    onChange: (photos) => onDraft({ text, photos }),
  })
  const { photos } = chosen
  const lacks = {
    text: claimText.safeParse(text).success
      ? undefined
      : t('Please write at least {count} characters.', { count: descriptionMin }),
    photos: photos.some(doubtOf) ? t('Please decide about the photos that are in doubt.') : undefined,
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
    answer.mutate(
      { text: text.trim(), photos },
      {
        onSuccess: onSent,
        onError: (error) => setRefusal(errorText(error, t(messages.unexpected))),
        onSettled: () => {
          isSending.current = false
          setIsAsking(false)
        },
      },
    )
  }
  return (
    <>
      <form className="grid gap-4" onSubmit={ask} noValidate>
        <TextArea
          label={isReply ? t('Your answer') : t('Why')}
          aside={t('{count}/{max}', { count: text.length, max: descriptionMax })}
          rows={4}
          maxLength={descriptionMax}
          value={text}
          error={isTried ? lacks.text : undefined}
          onChange={({ target }) => write(target.value)}
        />
        {isReply && <PhotoPicker label={t('Photos')} chosen={chosen} error={isTried ? lacks.photos : undefined} />}
        {refusal && <ErrorText>{refusal}</ErrorText>}
        <Button type="submit" look="primary" wide>
          {isReply ? t('Send answer') : t('Appeal')}
        </Button>
      </form>
      <Dialog
        open={isAsking}
        onClose={() => setIsAsking(false)}
        closable={!answer.isPending}
        title={isReply ? t('Send this answer?') : t('Appeal this decision?')}
        closeText={t('Close')}
      >
        <div className="grid gap-4">
          <p className="whitespace-pre-wrap wrap-anywhere">{text.trim()}</p>
          {photos.length > 0 && (
            <p className="text-ink-2">
              {t('{count, plural, one {# photo goes} other {# photos go}} with it.', { count: photos.length })}
            </p>
          )}
          <Button
            look="primary"
            wide
            busy={answer.isPending}
            busyText={
              answer.photosSent < photos.length
                ? t('Sending photo {number} of {count}...', { number: answer.photosSent + 1, count: photos.length })
                : t('Sending...')
            }
            onClick={send}
          >
            {isReply ? t('Yes, send it') : t('Yes, appeal')}
          </Button>
        </div>
      </Dialog>
    </>
  )
}
