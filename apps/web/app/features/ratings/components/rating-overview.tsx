import { formatRating } from '../../../platform/format/format-number.ts'
import { t } from '../../../platform/i18n/i18n.ts'
import { StarBars } from '../../../ui/star-bars.tsx'
import { Stars } from '../../../ui/stars.tsx'

export interface RatingOverviewProps {
  average: number
  count: number
  /** How many ratings there are of five stars, of four, down to one. */
  stars: readonly number[]
}

/** The average and its distribution. */
export function RatingOverview({ average, count, stars }: RatingOverviewProps) {
  const shown = formatRating(average)
  return (
    <div className="rating-overview">
      <div>
        <p className="clock num">{shown}</p>
        <p className="mt-3">
          <Stars value={average} sizePx={28} label={t('{rating} of 5', { rating: shown })} />
        </p>
        <p className="text-ink-2">{t('{count, plural, one {# review} other {# reviews}}', { count })}</p>
      </div>
      <StarBars
        label={t('Ratings by stars')}
        counts={stars}
        starText={(each) => t('{stars, plural, one {# star} other {# stars}}', { stars: each })}
      />
    </div>
  )
}
