import { useActiveOrders } from '../../../domain/order/use-active-orders.ts'
import { t } from '../../../platform/i18n/i18n.ts'
import { Link } from '../../../router/index.ts'
import { ErrorState } from '../../../ui/error-state.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { ActiveOrderCard } from './active-order-card.tsx'
import { NothingYet } from './nothing-yet.tsx'

/** The Washer's accepted orders. */
export function ActiveOrders() {
  const { data: orders, isError, refetch } = useActiveOrders()
  return (
    <section aria-labelledby="active-title" className="grid gap-4">
      <div className="flex items-center justify-between gap-4">
        <h2 id="active-title">{t('Active Orders')}</h2>
        <Link to="/order-history" className="text-button">
          {t('See all')}
        </Link>
      </div>
      {!orders && isError && (
        <ErrorState
          message={t('Your orders could not be loaded.##washer')}
          retryText={t('Retry')}
          onRetry={() => void refetch()}
        />
      )}
      {!orders && !isError && (
        <div role="status" aria-busy="true" aria-label={t('Loading')} className="card grid gap-4">
          <Skeleton className="h-6 w-1/2" />
          <Skeleton className="h-8 w-3/4" />
          <Skeleton className="h-14" />
        </div>
      )}
      {orders?.length === 0 && (
        <NothingYet
          garment="basket"
          next={
            <Link className="text-button" to="/provider/hours">
              {t('Set your hours')}
            </Link>
          }
        >
          {t('No active orders at the moment')}
        </NothingYet>
      )}
      {orders?.map((order) => (
        <ActiveOrderCard key={order.id} order={order} />
      ))}
    </section>
  )
}
