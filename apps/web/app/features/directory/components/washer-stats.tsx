import type { PublicWasher } from '@washline/contract/directory/endpoints'
import { formatMonth } from '../../../platform/format/date.ts'
import { formatRating } from '../../../platform/format/format-number.ts'
import { t } from '../../../platform/i18n/i18n.ts'
import { Detail } from '../../../ui/detail.tsx'
import { Stars } from '../../../ui/stars.tsx'

export interface WasherRatingProps {
  rating: PublicWasher['rating']
}

/** The average as stars and a number, or that there are no ratings. */
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

export interface WasherStatsProps {
  washer: PublicWasher
}

/** The Washer's totals so far. */
export function WasherStats({ washer }: WasherStatsProps) {
  return (
    <div className="grid gap-2.5">
      <Detail name={t('Completed orders')}>{washer.completed_orders}</Detail>
      {washer.promise_kept_percent !== null && (
        <Detail name={t('Back in time')}>{t('{percent}%', { percent: washer.promise_kept_percent })}</Detail>
      )}
      <Detail name={t('Washer since')}>{formatMonth(`${washer.since}-15`)}</Detail>
    </div>
  )
}
