import type { DispatchDecision } from '@washline/contract/console/live'
import { orderNumber } from '@washline/contract/ids'
import { decisionName } from '../../../../domain/offer/decision-labels.ts'
import { useNow } from '../../../../platform/clock/use-now.ts'
import { formatRelative } from '../../../../platform/format/date.ts'
import { formatDistance } from '../../../../platform/format/distance.ts'
import { t } from '../../../../platform/i18n/i18n.ts'
import { Link } from '../../../../router/index.ts'
import { consolePath } from '../../view-model.ts'

const modeName = (mode: DispatchDecision['mode']) => ({ wave: t('Wave'), batch: t('Batch') })[mode]

/** The last decisions of dispatch, and what the Washers whom they asked have answered. */
export function DispatchFeed({ decisions }: { decisions: readonly DispatchDecision[] }) {
  const nowMs = useNow(15_000)
  return (
    <section aria-label={t('Last decisions')}>
      <h3 className="mb-2">{t('Last decisions')}</h3>
      {decisions.length === 0 && <p className="text-ink-2">{t('No one has been asked yet.')}</p>}
      <ol className="console-entries console-feed" aria-label={t('Last decisions')}>
        {decisions.map(({ mode, at, orders }) => (
          <li key={`${at} ${orders[0]?.id}`}>
            <p className="console-entry-head">
              <b>{modeName(mode)}</b>
              <time className="num text-ink-2" dateTime={at}>
                {formatRelative(at, nowMs)}
              </time>
            </p>
            {orders.map((order) => (
              <DecidedOrder key={order.id} order={order} />
            ))}
          </li>
        ))}
      </ol>
    </section>
  )
}

type Decided = DispatchDecision['orders'][number]

function howMany({ asked, reach_m, radius_km }: Decided): string {
  const values = { count: asked.length, distance: formatDistance(reach_m) }
  if (radius_km === null)
    return t('{count, plural, one {# Washer} other {# Washers}} asked, the farthest {distance} away', values)
  return t('{count, plural, one {# Washer} other {# Washers}} asked within {radius}, the farthest {distance} away', {
    ...values,
    radius: formatDistance(radius_km * 1_000),
  })
}

function DecidedOrder({ order }: { order: Decided }) {
  const { id, asked } = order
  return (
    <p>
      <Link to={consolePath('orders', id)}>{orderNumber(id)}</Link> {howMany(order)}
      {': '}
      {asked.map((washer) => `${washer.name} (${decisionName({ made: true, outcome: washer.outcome })})`).join(', ')}
    </p>
  )
}
