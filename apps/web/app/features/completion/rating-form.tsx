import type { OrderId } from '@washline/contract/ids'
import { market } from '@washline/contract/market'
import { orderMessages } from '@washline/contract/orders/messages'
import { type FormEvent, useState } from 'react'
import { errorText } from '../../platform/api/error-text.ts'
import { formatRating } from '../../platform/format/format-number.ts'
import { initials } from '../../platform/format/initials.ts'
import { t } from '../../platform/i18n/i18n.ts'
import { useLocation } from '../../router/index.ts'
import { Avatar } from '../../ui/avatar.tsx'
import { Button } from '../../ui/button.tsx'
import { ErrorText } from '../../ui/error-text.tsx'
import { RatingInput } from '../../ui/rating-input.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { useRateOrder } from './use-rate-order.ts'

export interface RatingFormProps {
  photoUrl: string | null | undefined
  orderId: OrderId
  /** The Washer's business name. */
  name: string
}

/** The stars that were tapped in the list of orders. */
const readRating = (state: unknown): number | undefined => {
  const rating = typeof state === 'object' && state !== null && 'rating' in state ? state.rating : undefined
  return typeof rating === 'number' && rating >= 0 && rating <= market.ratings.max ? rating : undefined
}

/** A rating from 0 to 5 in tenths, with a comment. */
export function RatingForm({ orderId, name, photoUrl }: RatingFormProps) {
  const [rating, setRating] = useState(readRating(useLocation().state))
  const [comment, setComment] = useState('')
  const [isAsked, setIsAsked] = useState(false)
  const send = useRateOrder(orderId)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (rating === undefined) setIsAsked(true)
    else if (!send.isPending) send.mutate({ rating, comment: comment.trim() })
  }
  const isMissing = isAsked && rating === undefined
  return (
    <form className="grid gap-6" onSubmit={submit} noValidate>
      <div className="flex items-center gap-3">
        <Avatar initials={initials(name)} imageUrl={photoUrl} />
        <h2 className="min-w-0 flex-1">{t('How was {name}?', { name })}</h2>
      </div>
      <div className="flex flex-wrap items-center gap-4">
        {rating !== undefined && (
          <p className="clock num" aria-hidden="true">
            {formatRating(rating)}
          </p>
        )}
        <RatingInput
          label={t('Rating')}
          value={rating ?? 0}
          onChange={setRating}
          valueText={(value) =>
            rating === undefined ? t('Not rated yet') : t('{value} of 5', { value: formatRating(value) })
          }
        />
        {rating === undefined && (
          <p className="text-ink-2" aria-hidden="true">
            {t('Tap the stars')}
          </p>
        )}
      </div>
      {isMissing && <ErrorText>{t('Please choose a rating.')}</ErrorText>}
      <TextArea
        label={t('Comment')}
        aside={t('optional')}
        placeholder={t('Comment for {name}', { name })}
        value={comment}
        maxLength={market.ratings.commentMax}
        onChange={(event) => setComment(event.target.value)}
      />
      {send.isError && <ErrorText>{errorText(send.error, t(orderMessages.rate))}</ErrorText>}
      <Button
        type="submit"
        variant="primary"
        size="large"
        wide
        busy={send.isPending}
        aria-disabled={rating === undefined || undefined}
      >
        {t('Send rating')}
      </Button>
    </form>
  )
}
