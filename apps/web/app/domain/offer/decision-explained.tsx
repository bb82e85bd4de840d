import type { OfferExplained } from '@washline/contract/dispatch/explanations'
import { t } from '../../platform/i18n/i18n.ts'
import { changeText, costPartName, decisionReason, partName } from './decision-labels.ts'

/** The reasons of a decision: in one sentence, by the parts of the score, and what would have changed it. */
export function DecisionExplained({ decision }: { decision: OfferExplained }) {
  const { parts, score, cost } = decision
  return (
    <div className="grid min-w-0 gap-4">
      <p>{decisionReason(decision)}</p>
      {parts && (
        <section className="grid gap-2">
          <p className="font-semibold">{t('The score: {points} points', { points: pointsOf(score ?? 0) })}</p>
          <PartBars parts={parts} />
        </section>
      )}
      {cost && <CostParts cost={cost} />}
      {!decision.made && decision.why_not !== 'blocked' && <Changes decision={decision} />}
    </div>
  )
}

const pointsOf = (share: number) => Math.round(share * 100)

/** Each part of the score as a labelled bar; being a favourite only where it counted. */
function PartBars({ parts }: { parts: NonNullable<OfferExplained['parts']> }) {
  return (
    <ul className="grid max-w-[36em] gap-2" aria-label={t('Parts of the score')}>
      {parts
        .filter(({ part, value }) => part !== 'favourite' || value > 0)
        .map(({ part, value, weight }) => (
          <li key={part} className="grid gap-1 text-14">
            <span className="flex flex-wrap justify-between gap-x-3">
              <span>{partName(part)}</span>
              <b className="num">
                {t('{points} of {most} points', { points: pointsOf(value * weight), most: pointsOf(weight) })}
              </b>
            </span>
            <span className="h-3 rounded-chip bg-ghost" aria-hidden="true">
              {value > 0 && (
                <span
                  className="block h-full rounded-chip border-2 border-ink bg-pin"
                  style={{ width: `max(12px, ${Math.min(1, value) * 100}%)` }}
                />
              )}
            </span>
          </li>
        ))}
    </ul>
  )
}

/** What giving the order to this Washer counted for; what is subtracted only where it counted. */
function CostParts({ cost }: { cost: NonNullable<OfferExplained['cost']> }) {
  const minutesOf = (seconds: number) => Math.round(seconds / 60)
  return (
    <section className="grid gap-2">
      <p className="font-semibold">
        {t('In minutes, {minutes} in total; the lowest overall total wins', {
          minutes: minutesOf(cost.reduce((sum, { seconds }) => sum + seconds, 0)),
        })}
      </p>
      <ul className="grid max-w-[36em] gap-1 text-14" aria-label={t('Parts of the time')}>
        {cost
          .filter(({ seconds }) => seconds !== 0)
          .map(({ part, seconds }) => (
            <li key={part} className="flex flex-wrap justify-between gap-x-3">
              <span>{costPartName(part)}</span>
              <b className="num">{t('{minutes} min', { minutes: minutesOf(seconds) })}</b>
            </li>
          ))}
      </ul>
    </section>
  )
}

function Changes({ decision: { changes, cost, why_not } }: { decision: OfferExplained }) {
  if (cost)
    return (
      <p className="text-ink-2">
        {t('It depended on all open orders at that moment, so no single change can be named.')}
      </p>
    )
  if (changes.length === 0) return <p className="text-ink-2">{t('No single change would have been enough.')}</p>
  const isConsidered =
    why_not === 'not_in_time' ||
    changes.some(({ kind }) => kind === 'own_radius') ||
    changes.every(({ kind }) => kind === 'in_hand')
  return (
    <section className="grid gap-1">
      <p className="font-semibold">
        {isConsidered
          ? t('With this change you would have been considered:')
          : t('Any one of these would have been enough:')}
      </p>
      <ul className="list-disc pl-5">
        {changes.map((change) => (
          <li key={change.kind}>{changeText(change)}</li>
        ))}
      </ul>
    </section>
  )
}
