import type { PublicRating } from '@washline/contract/directory/endpoints'
import { formatDate } from '../../../platform/format/date.ts'
import { formatRating } from '../../../platform/format/figure.ts'
import { t } from '../../../platform/i18n/i18n.ts'
import { Stars } from '../../../ui/stars.tsx'

export interface RatingListProps {
  ratings: readonly PublicRating[]
}

/** The latest ratings, their customers by a letter. */
export function RatingList({ ratings }: RatingListProps) {
  if (ratings.length === 0) return <p className="text-ink-2">{t('No ratings yet')}</p>
  return (
    <ul className="stitched">
      {ratings.map(({ rating, comment, from, on }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: public ratings have no id, and their order is theirs
        <li key={index} className="grid gap-1">
          <span className="flex flex-wrap items-center justify-between gap-x-3">
            <Stars value={rating} label={t('{rating} of 5', { rating: formatRating(rating) })} />
            <span className="text-14 text-ink-2">
              {t('{name} on {date}', { name: from, date: formatDate(`${on}T12:00`) })}
            </span>
          </span>
          {comment && <p className="wrap-anywhere">{comment}</p>}
        </li>
      ))}
    </ul>
  )
}
