import { verificationMessages } from '@washline/contract/verification/messages'
import type { QuizAttempt, QuizResult } from '@washline/contract/verification/schemas'
import { type FormEvent, useState } from 'react'
import { errorText } from '../../platform/api/error-text.ts'
import { t } from '../../platform/i18n/i18n.ts'
import { Button } from '../../ui/button.tsx'
import { CareLabel } from '../../ui/care-label.tsx'
import { ErrorText } from '../../ui/error-text.tsx'
import { useAnswerQuiz } from './use-training.ts'

export interface QuizFormProps {
  attempt: QuizAttempt
  onResult: (result: QuizResult) => void
}

/** All questions of an attempt, answered in any order. */
export function QuizForm({ attempt: { id: attemptId, questions }, onResult }: QuizFormProps) {
  const [answers, setAnswers] = useState<Readonly<Record<string, number>>>({})
  const [wasPressed, setWasPressed] = useState(false)
  const answer = useAnswerQuiz(attemptId)
  const open = questions.filter(({ id }) => answers[id] === undefined)
  const send = (event: FormEvent) => {
    event.preventDefault()
    if (answer.isPending) return
    setWasPressed(true)
    const [first] = open
    if (first) document.getElementById(`${first.id}-0`)?.focus()
    else answer.mutate(answers, { onSuccess: onResult })
  }
  return (
    <form className="grid min-w-0 gap-6" onSubmit={send} noValidate aria-label={t('Quiz')}>
      {questions.map(({ id, text, symbol, options }, index) => {
        const isMissing = wasPressed && answers[id] === undefined
        return (
          <fieldset key={id} className="quiz-question" aria-describedby={isMissing ? `${id}-missing` : undefined}>
            <legend>
              <span className="block text-14 text-ink-2 num">
                {t('Question {number} of {of}', { number: index + 1, of: questions.length })}
              </span>
              {text}
            </legend>
            {symbol && <CareLabel name={symbol} className="quiz-symbol" />}
            {options.map((option, place) => (
              <label key={option} className="quiz-option">
                <input
                  type="radio"
                  id={`${id}-${place}`}
                  name={id}
                  checked={answers[id] === place}
                  onChange={() => setAnswers({ ...answers, [id]: place })}
                />
                <span>{option}</span>
              </label>
            ))}
            {isMissing && <ErrorText id={`${id}-missing`}>{t('Please choose an answer.')}</ErrorText>}
          </fieldset>
        )
      })}
      {wasPressed && open.length > 0 && <ErrorText>{t(verificationMessages.quizUnanswered)}</ErrorText>}
      {answer.error && <ErrorText>{errorText(answer.error, t(verificationMessages.quizSend))}</ErrorText>}
      <Button
        type="submit"
        variant="primary"
        size="large"
        wide
        busy={answer.isPending}
        busyText={t('Sending...')}
        aria-disabled={open.length > 0}
      >
        {open.length > 0
          ? t('{count, plural, one {# question left} other {# questions left}}', { count: open.length })
          : t('Submit')}
      </Button>
    </form>
  )
}
