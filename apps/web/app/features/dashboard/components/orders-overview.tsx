import { orderMessages } from '@washline/contract/orders/messages'
import { errorText } from '../../../platform/api/error-text.ts'
import { t } from '../../../platform/i18n/i18n.ts'
import { Link } from '../../../router/index.ts'
import { ButtonLink } from '../../../ui/button-link.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { ErrorState } from '../../../ui/error-state.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { useRecentOrders } from '../use-recent-orders.ts'
import { CurrentOrder } from './current-order.tsx'
import { PastOrder } from './past-order.tsx'

/** The current order and the last ones before it. */
export function OrdersOverview() {
  const { data, isError, error, refetch } = useRecentOrders()
  if (!data && isError) {
    return (
      <ErrorState
        message={errorText(error, t(orderMessages.fetch))}
        retryText={t('Retry')}
        onRetry={() => void refetch()}
      />
    )
  }
  if (!data) {
    return (
      <div className="grid gap-6" role="status" aria-label={t('Loading')}>
        <Skeleton className="h-80 rounded-ticket" />
        <Skeleton className="h-14" />
        <Skeleton className="h-14" />
      </div>
    )
  }
  const [first, ...others] = data.current
  return (
    <>
      {first ? <CurrentOrder order={first} /> : <NoOrder />}
      {others.length > 0 && (
        <section className="grid gap-1">
          <h2>{t('Other current orders')}</h2>
          <Lines orders={others} />
        </section>
      )}
      {data.past.length > 0 && (
        <section className="grid gap-1">
          <div className="flex items-center justify-between gap-3">
            <h2>{t('Past Orders')}</h2>
            <Link className="text-button flex-none" to="/order-history">
              {t('See All')}
            </Link>
          </div>
          <Lines orders={data.past} />
        </section>
      )}
    </>
  )
}

function NoOrder() {
  return (
    <section className="card">
      <h2>{t('Current Order')}</h2>
      <EmptyState
        text={t('No order in progress.')}
        garment="basket"
        next={
          <ButtonLink to="/order/scan" variant="primary">
            {t('Order Now')}
          </ButtonLink>
        }
      />
    </section>
  )
}

function Lines({ orders }: { orders: React.ComponentProps<typeof PastOrder>['order'][] }) {
  return (
    <ul className="stitched">
      {orders.map((order) => (
        <li key={order.id}>
          <PastOrder order={order} />
        </li>
      ))}
    </ul>
  )
}
