import { useQuery } from '@tanstack/react-query'
import type { OrderSummary } from '@washline/contract/orders/summary'
import { orderRatingQuery } from '../../../domain/rating/order-rating-query.ts'
import { t } from '../../../platform/i18n/i18n.ts'
import { Link } from '../../../router/index.ts'
import { classes } from '../../../ui/classes.ts'
import { Icon } from '../../../ui/icon.tsx'

const stars = [1, 2, 3, 4, 5]

/** Five stars for an order that was just confirmed; each leads to the rating with that many. Nothing once it is rated. */
export function RateLinks({ order }: { order: OrderSummary }) {
  const { data: rating, isPending } = useQuery(orderRatingQuery(order.id))
  const name = order.provider?.provider.business_name
  if (rating || !name) return null
  return (
    <nav className={classes('rate-links', isPending && 'invisible')} aria-label={t('Rate {name}', { name })}>
      <span className="truncate font-semibold" aria-hidden="true">
        {t('Rate {name}', { name })}
      </span>
      <span className="flex">
        {stars.map((star) => (
          <Link
            key={star}
            to={`/order-completed?order=${order.id}`}
            state={{ order_id: order.id, rating: star }}
            aria-label={t('{value} of 5', { value: star })}
          >
            <Icon name="star" />
          </Link>
        ))}
      </span>
    </nav>
  )
}
