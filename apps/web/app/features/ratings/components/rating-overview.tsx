import type { Rating } from '@washline/contract/ratings/endpoints'
import { t } from '../../../platform/i18n/i18n.ts'
import { Stars } from '../../../ui/stars.tsx'
import { distributionOf } from '../view-model.ts'

export interface RatingOverviewProps {
  average: number
  count: number
  ratings: readonly Rating[]
}

/** The average, and how it came about. */
export function RatingOverview({ average, count, ratings }: RatingOverviewProps) {
  const said = average.toFixed(1)
  return (
    <div className="card grid items-center gap-6 wide:grid-cols-[auto_minmax(0,1fr)] wide:gap-12 desk:grid-cols-1 desk:gap-6">
      <div>
        <p className="clock num">{said}</p>
        <p className="mt-3">
          <Stars value={average} sizePx={28} label={t('{rating} of 5', { rating: said })} />
        </p>
        <p className="text-ink-2">{t('{count, plural, one {# review} other {# reviews}}', { count })}</p>
      </div>
      <ul className="grid gap-2" aria-label={t('Ratings by stars')}>
        {distributionOf(ratings).map(({ stars, count: given, share }) => (
          <li key={stars} className="grid grid-cols-[4.5rem_minmax(0,1fr)_3ch] items-center gap-3 text-14">
            <span>{t('{stars, plural, one {# star} other {# stars}}', { stars })}</span>
            <span className="h-4 rounded-chip bg-ghost" aria-hidden="true">
              {given > 0 && (
                <span
                  className="block h-full rounded-chip border-2 border-ink bg-pin"
                  style={{ width: `max(16px, ${share * 100}%)` }}
                />
              )}
            </span>
            <b className="num text-right">{given}</b>
          </li>
        ))}
      </ul>
    </div>
  )
}
