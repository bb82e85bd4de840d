import type { PublicRating } from '@washline/contract/directory/endpoints'
import type { RatingId } from '@washline/contract/ids'
import type { ReactNode } from 'react'
import { formatDate } from '../../../platform/format/date.ts'
import { formatRating } from '../../../platform/format/format-number.ts'
import { t } from '../../../platform/i18n/i18n.ts'
import { Stars } from '../../../ui/stars.tsx'

export interface RatingListProps {
  ratings: readonly PublicRating[]
  /** Reports a rating or its answer, for people who may. */
  reportOf?: ((ratingId: RatingId, about: 'rating' | 'answer') => ReactNode) | undefined
}

/** The latest ratings, with the customers' initials. */
export function RatingList({ ratings, reportOf }: RatingListProps) {
  if (ratings.length === 0) return <p className="text-ink-2">{t('No ratings yet')}</p>
  return (
    <ul className="stitched">
      {ratings.map(({ id, rating, comment, from, on, answer }) => (
        <li key={id} className="grid gap-1">
          <span className="flex flex-wrap items-center justify-between gap-x-3 wrap-anywhere">
            <Stars value={rating} label={t('{rating} of 5', { rating: formatRating(rating) })} />
            <span className="text-14 text-ink-2">
              {t('{name} on {date}', { name: from, date: formatDate(`${on}T12:00`) })}
            </span>
          </span>
          {comment && <p className="wrap-anywhere">{comment}</p>}
          {answer && (
            <blockquote className="mt-1 border-l-4 border-rinse pl-3">
              <p className="text-14 text-ink-2">{t('The Washer’s answer')}</p>
              <p className="wrap-anywhere">{answer}</p>
            </blockquote>
          )}
          <span className="flex flex-wrap gap-x-6">
            {reportOf?.(id, 'rating')}
            {answer && reportOf?.(id, 'answer')}
          </span>
        </li>
      ))}
    </ul>
  )
}
