import type { PersonTimeline as Timeline } from '@washline/contract/console/timelines'
import { orderNumber, type UserId } from '@washline/contract/ids'
import { statusLabels } from '@washline/contract/orders/process'
import { formatDate } from '../../../../platform/format/date.ts'
import { formatRating } from '../../../../platform/format/format-number.ts'
import { t } from '../../../../platform/i18n/i18n.ts'
import { Link } from '../../../../router/index.ts'
import { AuditRows } from '../../audit/components/audit-rows.tsx'
import { recordPath } from '../../audit/view-model.ts'
import { type Detail, DetailList } from '../../components/detail-list.tsx'
import { QueryGate } from '../../components/query-gate.tsx'
import { SuspendWasher } from '../../queues/components/suspend-washer.tsx'
import { stepName, stepStateName } from '../../queues/verification-labels.ts'
import { consolePath } from '../../view-model.ts'
import { usePersonTimeline } from '../use-person-timeline.ts'
import { ClaimRows } from './claim-rows.tsx'
import { EndSessions } from './end-sessions.tsx'
import { NotificationLines } from './notification-lines.tsx'
import { RatingRows } from './rating-rows.tsx'

/** A person as customer and Washer, and the actions of operators. */
export function PersonTimeline({ id }: { id: UserId }) {
  const timeline = usePersonTimeline(id)
  return (
    <QueryGate query={timeline}>
      {({ person, washer, orders, ratings, claims, notifications, audit }) => (
        <div className="console-two">
          <section className="grid content-start gap-3" aria-label={t('Timeline')}>
            <PersonDetails person={person} washer={washer} />
            {person.left_at === null && <EndSessions id={id} name={person.name} />}
            {washer && (
              <>
                {washer.closed_at === null && <SuspendWasher id={id} name={person.name} />}
                <h3>{t('Verification')}</h3>
                <ul className="console-entries">
                  {washer.steps.map(({ id: stepId, step, state }) => (
                    <li key={stepId} className="console-posting">
                      <Link to={consolePath('verification', stepId)}>{stepName(step)}</Link>
                      <span>{stepStateName(state)}</span>
                    </li>
                  ))}
                </ul>
              </>
            )}
            <h3>{t('Orders of this person')}</h3>
            <PersonsOrders orders={orders} />
            <h3>{t('Claims')}</h3>
            <ClaimRows claims={claims} />
            <h3>{t('Ratings')}</h3>
            <RatingRows ratings={ratings} />
          </section>
          <section className="grid content-start gap-3" aria-label={t('Related to this person')}>
            <h3>{t('Notifications')}</h3>
            <NotificationLines notifications={notifications} />
            <h3>{t('Reads and actions')}</h3>
            <AuditRows label={t('Audit')} rows={audit} />
            <Link to={recordPath({ person: id })}>{t('Show in the audit log')}</Link>
          </section>
        </div>
      )}
    </QueryGate>
  )
}

function PersonDetails({ person, washer }: Pick<Timeline, 'person' | 'washer'>) {
  const details: Detail[] = [
    [t('Phone'), person.phone_number || '–'],
    [t('Joined'), formatDate(person.joined_at)],
    ...(person.left_at ? [[t('Left'), formatDate(person.left_at)] as const] : []),
    ...(washer
      ? ([
          [t('Washer'), `${washer.business_name}, ${washer.city}`],
          [t('Verified'), washer.verified_at ? formatDate(washer.verified_at) : t('No')],
          [t('Online'), washer.online ? t('Yes') : t('No')],
          [t('Stars'), washer.rating === null ? '–' : `${formatRating(washer.rating)} (${washer.ratings})`],
          [
            t('On time'),
            t('{punctual} of {orders, plural, one {# order} other {# orders}}', {
              punctual: washer.on_time,
              orders: washer.orders,
            }),
          ],
        ] as const)
      : []),
  ]
  return <DetailList details={details} />
}

function PersonsOrders({ orders }: Pick<Timeline, 'orders'>) {
  if (orders.length === 0) return <p className="text-ink-2">{t('No orders yet.')}</p>
  return (
    <ol className="console-entries">
      {orders.map((order) => (
        <li key={order.id}>
          <p className="console-entry-head">
            <Link to={consolePath('orders', order.id)}>{orderNumber(order.id)}</Link>
            <b>{t(statusLabels[order.status])}</b>
            <span>{order.side === 'customer' ? t('as a customer') : t('as a Washer')}</span>
            {order.with && <Link to={consolePath('people', order.with.id)}>{order.with.name}</Link>}
            <time className="num text-ink-2" dateTime={order.at}>
              {formatDate(order.at)}
            </time>
          </p>
        </li>
      ))}
    </ol>
  )
}
