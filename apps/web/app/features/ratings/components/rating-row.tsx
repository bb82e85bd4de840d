import type { Rating } from '@washline/contract/ratings/schemas'
import { formatDate } from '../../../platform/format/date.ts'
import { formatRating } from '../../../platform/format/format-number.ts'
import { initials } from '../../../platform/format/initials.ts'
import { t } from '../../../platform/i18n/i18n.ts'
import { Avatar } from '../../../ui/avatar.tsx'
import { Stars } from '../../../ui/stars.tsx'
import { Unbroken } from '../../../ui/unbroken.tsx'
import { RatingTail } from './rating-tail.tsx'

export interface RatingRowProps {
  rating: Rating
}

export function RatingRow({ rating: given }: RatingRowProps) {
  const { rating, comment, from_user, created_at } = given
  const shown = formatRating(rating)
  return (
    <li className="flex gap-3.5">
      <Avatar initials={initials(from_user.name)} imageUrl={from_user.photo_url} />
      <div className="min-w-0 flex-1">
        <div className="flex flex-wrap items-baseline justify-between gap-x-3">
          <b className="wrap-anywhere">{from_user.name}</b>
          <span className="text-14 text-ink-2">
            <Unbroken>{formatDate(created_at)}</Unbroken>
          </span>
        </div>
        <p className="flex items-center gap-2">
          <Stars value={rating} label={t('{rating} of 5', { rating: shown })} />
          <b className="num text-14" aria-hidden="true">
            {shown}
          </b>
        </p>
        {comment && <p className="mt-1 wrap-anywhere">{comment}</p>}
        <div className="mt-2">
          <RatingTail rating={given} side="washer" />
        </div>
      </div>
    </li>
  )
}
