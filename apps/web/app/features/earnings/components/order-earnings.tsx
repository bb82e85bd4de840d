import type { OrderEarning } from '@washline/contract/earnings/schemas'
import { orderNumber } from '@washline/contract/ids'
import { useNow } from '../../../platform/clock/use-now.ts'
import { formatShortDateTime } from '../../../platform/format/date.ts'
import { formatMinor } from '../../../platform/format/money.ts'
import { t } from '../../../platform/i18n/i18n.ts'
import { Link } from '../../../router/index.ts'
import { Button } from '../../../ui/button.tsx'
import { ButtonLink } from '../../../ui/button-link.tsx'
import { Detail } from '../../../ui/detail.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { useEarnings } from '../use-earnings.ts'
import { explain } from '../view-model.ts'

/** Each order with its earnings; opened, how they were computed. */
export function OrderEarnings() {
  const { orders, hasNextPage, fetchNextPage, isFetchingNextPage } = useEarnings()
  return (
    <section aria-labelledby="by-order-title" className="grid min-w-0 gap-2">
      <h2 id="by-order-title">{t('By order')}</h2>
      {orders.length === 0 ? (
        <EmptyState
          garment="peg"
          text={t('No earnings yet')}
          next={<ButtonLink to="/home-screen">{t('Go to your requests')}</ButtonLink>}
        >
          <p>{t('Your earnings appear here after your first completed order.')}</p>
        </EmptyState>
      ) : (
        <ul className="stitched">
          {orders.map((order) => (
            <li key={order.order_id}>
              <OrderRow order={order} />
            </li>
          ))}
        </ul>
      )}
      {hasNextPage && (
        <Button flat busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {t('Show older orders##washer')}
        </Button>
      )}
    </section>
  )
}

function OrderRow({ order }: { order: OrderEarning }) {
  const nowMs = useNow(60_000)
  const { order_id, at, net_minor, reserved_minor, state, available_at } = order
  const isWaiting = state === 'pending'
  return (
    <details className="group">
      <summary className="flex min-h-12 cursor-pointer list-none items-center gap-3">
        <span className="min-w-0 flex-1">
          <b className="block whitespace-nowrap text-bluing">{orderNumber(order_id)}</b>
          <span className="block text-14 text-ink-2">{formatShortDateTime(at, nowMs)}</span>
        </span>
        <span className="text-right">
          <b className="num block">{formatMinor(net_minor)}</b>
          <span className={isWaiting ? 'block text-14 text-ink-2' : 'block text-14 text-on-suds'}>
            {isWaiting && available_at
              ? t('Available {when}', { when: formatShortDateTime(available_at, nowMs) })
              : t('Available')}
          </span>
        </span>
        <Icon name="down" className="size-5 shrink-0 text-ink-2 group-open:rotate-180" />
      </summary>
      <div className="mt-2 grid gap-1 text-14">
        {explain(order).map(({ name, amount }) => (
          <Detail key={name} name={name}>
            {formatMinor(amount)}
          </Detail>
        ))}
        <Detail name={<b>{t('You receive')}</b>}>{formatMinor(net_minor)}</Detail>
        {reserved_minor > 0 && (
          <p className="text-ink-2">
            {t('{amount} of it is reserved while a claim is open.', { amount: formatMinor(reserved_minor) })}{' '}
            <Link to={`/claims?order=${order_id}`}>{t('See the claim')}</Link>
          </p>
        )}
      </div>
    </details>
  )
}
