import type { PublicWasher } from '@washline/contract/directory/endpoints'
import { formatMonth } from '../../../platform/format/date.ts'
import { formatRating } from '../../../platform/format/figure.ts'
import { t } from '../../../platform/i18n/i18n.ts'
import { Fact } from '../../../ui/fact.tsx'
import { Stars } from '../../../ui/stars.tsx'

export interface WasherRatingProps {
  rating: PublicWasher['rating']
}

/** Stars with their number, or that there are none yet. */
export function WasherRating({ rating: { average, count } }: WasherRatingProps) {
  if (average === null) return <span className="text-14 text-ink-2">{t('No ratings yet')}</span>
  return (
    <span className="inline-flex flex-wrap items-center gap-x-2">
      <Stars value={average} label={t('{rating} of 5', { rating: formatRating(average) })} />
      <b className="num" aria-hidden="true">
        {formatRating(average)}
      </b>
      <span className="text-14 text-ink-2">{t('{count, plural, one {# rating} other {# ratings}}', { count })}</span>
    </span>
  )
}

export interface WasherFiguresProps {
  washer: PublicWasher
}

/** What a Washer has done so far. */
export function WasherFigures({ washer }: WasherFiguresProps) {
  return (
    <div className="grid gap-2.5">
      <Fact name={t('Completed orders')}>{washer.completed_orders}</Fact>
      {washer.promise_kept_percent !== null && (
        <Fact name={t('Back in time')}>{t('{percent}%', { percent: washer.promise_kept_percent })}</Fact>
      )}
      <Fact name={t('Washer since')}>{formatMonth(`${washer.since}-15`)}</Fact>
    </div>
  )
}
