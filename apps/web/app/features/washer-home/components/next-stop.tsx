import type { RouteStop } from '@washline/contract/dispatch/route-endpoints'
import { orderNumber } from '@washline/contract/ids'
import { stopPath, stopText } from '../../../domain/order/stop-labels.ts'
import { useActiveOrders } from '../../../domain/order/use-active-orders.ts'
import { useWasherRoute } from '../../../domain/order/use-washer-route.ts'
import { useNow } from '../../../platform/clock/use-now.ts'
import { formatTimeOrDate } from '../../../platform/format/date.ts'
import { t } from '../../../platform/i18n/i18n.ts'
import { Link } from '../../../router/index.ts'
import { ButtonLink } from '../../../ui/button-link.tsx'
import { ErrorState } from '../../../ui/error-state.tsx'
import { Note } from '../../../ui/note.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'

/** The stops of the Washer's orders, the next one first; nothing without orders. */
export function NextStop() {
  const { data: orders } = useActiveOrders()
  const { data: route, isError, refetch } = useWasherRoute()
  if (route) return <Stops stops={route.stops} />
  if (!orders?.length) return null
  if (isError)
    return (
      <ErrorState
        message={t('Your next stops could not be loaded.')}
        retryText={t('Retry')}
        onRetry={() => void refetch()}
      />
    )
  return (
    <div role="status" aria-busy="true" aria-label={t('Loading')} className="card grid gap-4">
      <Skeleton className="h-6 w-1/2" />
      <Skeleton className="h-14" />
    </div>
  )
}

function Stops({ stops }: { stops: readonly RouteStop[] }) {
  const nowMs = useNow(15_000)
  const [next, ...later] = stops
  if (!next) return null
  return (
    <section aria-labelledby="next-stop-title" className="card grid gap-3">
      <h2 id="next-stop-title">{t('Next stop')}</h2>
      <p>
        <b className="display num block text-32 whitespace-normal">{formatTimeOrDate(next.expected_at, nowMs)}</b>
        <span className="font-semibold wrap-anywhere">{stopText(next)}</span>
      </p>
      {next.late && <Note tone="bad">{t('Late: due by {time}', { time: formatTimeOrDate(next.due_at, nowMs) })}</Note>}
      <ButtonLink to={stopPath(stops, next)} variant="primary">
        {t('Open order {number}', { number: orderNumber(next.order_id) })}
      </ButtonLink>
      {later.length > 0 && (
        <ol aria-label={t('Later stops')} className="grid gap-2">
          {later.map((stop) => (
            <li key={`${stop.order_id} ${stop.kind}`}>
              <Link to={stopPath(stops, stop)} className="flex min-h-11 items-baseline gap-3">
                <span className="num shrink-0 font-semibold">{formatTimeOrDate(stop.expected_at, nowMs)}</span>
                <span className="min-w-0 wrap-anywhere">
                  {stopText(stop)}
                  {stop.late && <span className="block text-14 text-coral">{t('Likely late')}</span>}
                </span>
              </Link>
            </li>
          ))}
        </ol>
      )}
    </section>
  )
}
