import { market } from '@washline/contract/market'
import type { QuizResult } from '@washline/contract/verification/schemas'
import { useEffect, useRef } from 'react'
import { formatTime } from '../../../platform/format/date.ts'
import { t } from '../../../platform/i18n/i18n.ts'
import { Button } from '../../../ui/button.tsx'
import { ButtonLink } from '../../../ui/button-link.tsx'
import { Icon } from '../../../ui/icon.tsx'

export interface QuizOutcomeProps {
  result: QuizResult
  onDone: () => void
}

/** The score, and the right answer of each question. */
export function QuizOutcome({ result: { right, of, passed, next_at, review }, onDone }: QuizOutcomeProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <section className="grid min-w-0 gap-6" aria-labelledby="outcome">
      <div className="card grid gap-3">
        <h2 id="outcome" ref={heading} tabIndex={-1}>
          {passed ? t('Passed. Well done!') : t('Not yet')}
        </h2>
        <p className="huge num">{t('{right} of {of}', { right, of })}</p>
        <p>
          {passed
            ? t('Your training step is approved.')
            : t('You pass with {percent}%. Read the lessons again; you can try other questions from {time}.', {
                percent: market.verification.quiz.passPercent,
                time: next_at ? formatTime(next_at) : '',
              })}
        </p>
        <div className="flex flex-wrap gap-3">
          {passed && (
            <ButtonLink to="/provider/verification" variant="primary">
              {t('Back to verification')}
            </ButtonLink>
          )}
          <Button onClick={onDone}>{t('Back to the lessons')}</Button>
        </div>
      </div>
      <ol className="grid gap-4" aria-label={t('Your answers')}>
        {review.map(({ id, text, options, answered, right: place }) => (
          <li key={id} className="grid gap-1">
            <p className="font-semibold">{text}</p>
            {answered !== place && (
              <p className="flex gap-2 text-coral">
                <Icon name="close" />
                <span>
                  <span className="sr-only">{t('Your answer:')} </span>
                  {options[answered]}
                </span>
              </p>
            )}
            <p className="flex gap-2">
              <Icon name="check" />
              <span>
                <span className="sr-only">{t('Right:')} </span>
                {options[place]}
              </span>
            </p>
          </li>
        ))}
      </ol>
    </section>
  )
}
