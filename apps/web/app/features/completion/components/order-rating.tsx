import type { Order } from '@washline/contract/orders/schemas'
import type { Rating } from '@washline/contract/ratings/schemas'
import type { ReactNode } from 'react'
import { type OrderSide, otherPersonOf } from '../../../domain/order/order-side.ts'
import { t } from '../../../platform/i18n/i18n.ts'
import { Button } from '../../../ui/button.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { RatingForm } from '../rating-form.tsx'
import { useOrderRating } from '../use-order-rating.ts'
import { RatingShown } from './rating-shown.tsx'

export interface OrderRatingProps {
  order: Order
  side: OrderSide
  tailOf: (rating: Rating) => ReactNode
}

/** The rating of a completed order: the form, the given rating, or a note that there is none yet. */
export function OrderRating({ order, side, tailOf }: OrderRatingProps) {
  const { data: rating, isError, refetch } = useOrderRating(order.id, true)
  if (rating) return <RatingShown rating={rating} side={side} tail={tailOf(rating)} />
  if (isError)
    return (
      <div className="grid justify-items-start gap-3" role="alert">
        <p>{t('The rating could not be loaded.')}</p>
        <Button icon="repeat" onClick={() => void refetch()}>
          {t('Retry')}
        </Button>
      </div>
    )
  if (rating === undefined)
    return (
      <div aria-busy="true">
        <Skeleton className="h-40 w-full" />
      </div>
    )
  if (side === 'customer')
    return (
      <RatingForm
        orderId={order.id}
        name={otherPersonOf(order, side)?.name ?? ''}
        photoUrl={order.provider?.photo_url}
      />
    )
  return (
    <section className="grid gap-2">
      <h2>{t('Rating from user')}</h2>
      <p className="text-ink-2">{t('No rating yet.')}</p>
    </section>
  )
}
