import { type Claim, claimText } from '@washline/contract/claims/schemas'
import { market } from '@washline/contract/market'
import { messages } from '@washline/contract/messages'
import { type FormEvent, useRef, useState } from 'react'
import { errorText } from '../../platform/api/error-text.ts'
import { formatTimeLeft } from '../../platform/format/duration.ts'
import { t } from '../../platform/i18n/i18n.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { ErrorText } from '../../ui/error-text.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { type AnswerKind, useAnswerClaim } from './use-answer-claim.ts'

export interface AnswerFormProps {
  claim: Claim
  kind: AnswerKind
  nowMs: number
}

const { descriptionMin, descriptionMax } = market.claims
const keyOf = ({ kind, claim }: Pick<AnswerFormProps, 'kind' | 'claim'>) => `text of ${kind} ${claim.id}`

/** The Washer's answer, or the customer's appeal. Each can be made once, so it asks before it sends. */
export function AnswerForm({ claim, kind, nowMs }: AnswerFormProps) {
  const answer = useAnswerClaim(claim.id, kind)
  const key = keyOf({ kind, claim })
  const [text, setText] = useState(() => sessionStorage.getItem(key) ?? '')
  const [problem, setProblem] = useState<string>()
  const [isAsking, setIsAsking] = useState(false)
  const isSending = useRef(false)
  const isReply = kind === 'reply'
  const until = isReply ? claim.reply_until : claim.appeal_until
  const write = (next: string) => {
    sessionStorage.setItem(key, next)
    setText(next)
    setProblem(undefined)
  }
  const ask = (event: FormEvent) => {
    event.preventDefault()
    if (!claimText.safeParse(text).success)
      return setProblem(t('Please write at least {count} characters.', { count: descriptionMin }))
    setIsAsking(true)
  }
  const send = () => {
    if (isSending.current) return
    isSending.current = true
    answer.mutate(text.trim(), {
      onSuccess: () => sessionStorage.removeItem(key),
      onError: (error) => setProblem(errorText(error, t(messages.unexpected))),
      onSettled: () => {
        isSending.current = false
        setIsAsking(false)
      },
    })
  }
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
      <form className="grid gap-4" onSubmit={ask} noValidate>
        <TextArea
          label={isReply ? t('Your answer') : t('Why')}
          aside={t('{count}/{max}', { count: text.length, max: descriptionMax })}
          rows={4}
          maxLength={descriptionMax}
          value={text}
          error={problem}
          onChange={({ target }) => write(target.value)}
        />
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
          {problem && <ErrorText>{problem}</ErrorText>}
          <Button look="primary" wide busy={answer.isPending} busyText={t('Sending...')} onClick={send}>
            {isReply ? t('Yes, send it') : t('Yes, appeal')}
          </Button>
        </div>
      </Dialog>
    </section>
  )
}
