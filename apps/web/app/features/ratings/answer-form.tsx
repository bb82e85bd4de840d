import type { RatingId } from '@washline/contract/ids'
import { market } from '@washline/contract/market'
import { ratingMessages } from '@washline/contract/ratings/messages'
import { type FormEvent, useState } from 'react'
import { errorText } from '../../platform/api/error-text.ts'
import { t } from '../../platform/i18n/i18n.ts'
import { Button } from '../../ui/button.tsx'
import { ErrorText } from '../../ui/error-text.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { useAnswerRating } from './use-answer-rating.ts'

/** The Washer's answer to a rating. */
export function AnswerForm({ ratingId }: { ratingId: RatingId }) {
  const [isOpen, setIsOpen] = useState(false)
  const [text, setText] = useState('')
  const [isMissing, setIsMissing] = useState(false)
  const send = useAnswerRating(ratingId)
  if (!isOpen)
    return (
      <Button size="compact" flat className="justify-self-start" onClick={() => setIsOpen(true)}>
        {t('Answer')}
      </Button>
    )
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const answer = text.trim()
    setIsMissing(answer === '')
    if (answer !== '' && !send.isPending) send.mutate(answer)
  }
  return (
    <form className="grid gap-3" onSubmit={submit} noValidate>
      <TextArea
        label={t('Your answer')}
        hint={t('Everyone can read it below the rating. You cannot change it later.')}
        aside={`${text.length}/${market.ratings.answerMax}`}
        value={text}
        maxLength={market.ratings.answerMax}
        error={isMissing ? t('Please write an answer.') : undefined}
        autoFocus
        onChange={(event) => setText(event.target.value)}
      />
      {send.isError && <ErrorText>{errorText(send.error, t(ratingMessages.answer))}</ErrorText>}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" variant="primary" size="compact" busy={send.isPending}>
          {t('Send answer')}
        </Button>
        <Button variant="link" onClick={() => setIsOpen(false)}>
          {t('Cancel')}
        </Button>
      </div>
    </form>
  )
}
