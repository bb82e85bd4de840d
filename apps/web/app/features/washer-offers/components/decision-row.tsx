import type { OfferDecision } from '@washline/contract/dispatch/explanations'
import { useState } from 'react'
import { DecisionExplained } from '../../../domain/offer/decision-explained.tsx'
import { decisionName } from '../../../domain/offer/decision-labels.ts'
import { formatDate, formatTime } from '../../../platform/format/date.ts'
import { formatDistance } from '../../../platform/format/distance.ts'
import { t } from '../../../platform/i18n/i18n.ts'
import { Button } from '../../../ui/button.tsx'
import { AppealForm } from '../appeal-form.tsx'

/** One decision: when, where and what, with its reasons to open. */
export function DecisionRow({ decision }: { decision: OfferDecision }) {
  const { at, place, appeal } = decision
  return (
    <details className="card min-w-0">
      <summary className="cursor-pointer">
        <span className="inline-flex max-w-[calc(100%-1.5rem)] flex-wrap items-baseline gap-x-3">
          {/* Of an order behind a block not even the hour is known. */}
          {place && (
            <time className="num font-semibold" dateTime={at}>
              {formatTime(at)}
            </time>
          )}
          <b>{decisionName(decision)}</b>
          {place && (
            <span className="text-ink-2 wrap-anywhere">
              {place.area === null
                ? t('{distance} away', { distance: formatDistance(place.distance_meters) })
                : t('{area}, {distance} away', {
                    area: place.area,
                    distance: formatDistance(place.distance_meters),
                  })}
            </span>
          )}
          {appeal && <span className="mark text-14">{appeal.answer ? t('Answered') : t('In review')}</span>}
        </span>
      </summary>
      <div className="mt-4 grid gap-4">
        <DecisionExplained decision={decision} />
        <Appeal decision={decision} />
      </div>
    </details>
  )
}

function Appeal({ decision: { id, appeal } }: { decision: OfferDecision }) {
  const [asking, setAsking] = useState(false)
  if (!appeal)
    return (
      <>
        <Button size="compact" flat className="justify-self-start" onClick={() => setAsking(true)}>
          {t('Ask our team')}
        </Button>
        {asking && <AppealForm id={id} open onClose={() => setAsking(false)} />}
      </>
    )
  const { text, answer, answer_by } = appeal
  return (
    <section className="grid gap-2">
      <h4>{t('Your question')}</h4>
      <p className="wrap-anywhere whitespace-pre-line">{text}</p>
      {answer ? (
        <>
          <h4>{answer.outcome === 'right' ? t('The decision was right') : t('We made a mistake')}</h4>
          <p className="wrap-anywhere whitespace-pre-line">{answer.reason}</p>
          <p className="text-14 text-ink-2">{formatDate(answer.at)}</p>
        </>
      ) : (
        <p className="text-ink-2">
          {t('Our team answers by {date}. We will notify you.', { date: formatDate(answer_by) })}
        </p>
      )}
    </section>
  )
}
