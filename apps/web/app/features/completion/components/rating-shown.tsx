import type { Rating } from '@washline/contract/ratings/schemas'
import type { ReactNode } from 'react'
import type { OrderSide } from '../../../domain/order/order-side.ts'
import { formatDate } from '../../../platform/format/date.ts'
import { formatRating } from '../../../platform/format/format-number.ts'
import { t } from '../../../platform/i18n/i18n.ts'
import { Stars } from '../../../ui/stars.tsx'

export interface RatingShownProps {
  rating: Rating
  side: OrderSide
  /** The answer and the actions. */
  tail: ReactNode
}

export function RatingShown({ rating, side, tail }: RatingShownProps) {
  return (
    <section className="grid gap-3" aria-live="polite">
      <h2>{side === 'washer' ? t('Rating from user') : t('Your rating')}</h2>
      <p className="flex items-center gap-4">
        <span className="display num text-44">{formatRating(rating.rating)}</span>
        <Stars value={rating.rating} sizePx={32} />
      </p>
      {rating.comment && <blockquote className="wrap-anywhere text-18">{rating.comment}</blockquote>}
      <p className="text-14 text-ink-2">
        {t('{name}, {date}', { name: rating.from_user.name, date: formatDate(rating.created_at) })}
      </p>
      {tail}
    </section>
  )
}
