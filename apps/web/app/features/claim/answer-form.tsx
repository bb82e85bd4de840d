import type { Claim } from '@washline/contract/claims/schemas'
import { market } from '@washline/contract/market'
import { PhotoPicker } from '../../platform/camera/photo-picker.tsx'
import { formatTimeLeft } from '../../platform/format/duration.ts'
import { t } from '../../platform/i18n/i18n.ts'
import { Button } from '../../ui/button.tsx'
import { ErrorText } from '../../ui/error-text.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { SendAnswerDialog } from './components/send-answer-dialog.tsx'
import { type AnswerKind, useAnswerDraft } from './use-answer-draft.ts'
import { type AnswerEntryOptions, useAnswerEntry } from './use-answer-entry.ts'

export interface AnswerFormProps {
  claim: Claim
  kind: AnswerKind
  nowMs: number
}

const { descriptionMax } = market.claims

/** The Washer's reply, with photos, or the customer's appeal. Each can be sent once, so the form confirms it. */
export function AnswerForm({ claim, kind, nowMs }: AnswerFormProps) {
  const { draft, keep, forget } = useAnswerDraft(claim.id, kind)
  const isReply = kind === 'reply'
  const until = isReply ? claim.reply_until : claim.appeal_until
  return (
    <section className="card no-print grid gap-4" aria-labelledby={`${kind}-title`}>
      <h2 id={`${kind}-title`}>{isReply ? t('Describe your view') : t('Disagree?')}</h2>
      <p className="text-ink-2">
        {isReply
          ? t('You can answer once. Nothing is decided against you before you answer or your time runs out.')
          : t('You can appeal once. Our team then reviews everything again, and that decision is final.')}
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

function Writing(options: AnswerEntryOptions) {
  const { kind } = options
  const entry = useAnswerEntry(options)
  const { answer, text, chosen, lacks } = entry
  const isReply = kind === 'reply'
  return (
    <>
      <form className="grid gap-4" onSubmit={entry.ask} noValidate>
        <TextArea
          label={isReply ? t('Your answer') : t('Why')}
          aside={t('{count}/{max}', { count: text.length, max: descriptionMax })}
          rows={4}
          maxLength={descriptionMax}
          value={text}
          error={lacks?.text}
          onChange={({ target }) => entry.write(target.value)}
        />
        {isReply && <PhotoPicker label={t('Photos')} chosen={chosen} error={lacks?.photos} />}
        {entry.refusal && <ErrorText>{entry.refusal}</ErrorText>}
        <Button type="submit" variant="primary" wide>
          {isReply ? t('Send answer') : t('Appeal')}
        </Button>
      </form>
      <SendAnswerDialog
        open={entry.isAsking}
        kind={kind}
        answer={answer}
        text={text.trim()}
        photoCount={chosen.photos.length}
        onClose={entry.cancel}
        onSend={entry.send}
      />
    </>
  )
}
