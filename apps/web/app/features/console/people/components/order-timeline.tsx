import type { OrderTimeline as Timeline, TimelineOffer } from '@washline/contract/console/timelines'
import type { OrderId } from '@washline/contract/ids'
import { formatDateTime } from '../../../../platform/format/date.ts'
import { t, tText } from '../../../../platform/i18n/i18n.ts'
import { Link } from '../../../../router/index.ts'
import { AuditRows } from '../../audit/components/audit-rows.tsx'
import { recordPath } from '../../audit/view-model.ts'
import { QueryGate } from '../../components/query-gate.tsx'
import { consolePath } from '../../view-model.ts'
import { moveName, offerState, skipName } from '../timeline-labels.ts'
import { useOrderTimeline } from '../use-order-timeline.ts'
import { ClaimRows } from './claim-rows.tsx'
import { CustodyChain } from './custody-chain.tsx'
import { NotificationLines } from './notification-lines.tsx'
import { OrderChat } from './order-chat.tsx'
import { RatingRows } from './rating-rows.tsx'

/** The events of an order other than its money. */
export function OrderTimeline({ id }: { id: OrderId }) {
  const timeline = useOrderTimeline(id)
  return (
    <QueryGate query={timeline}>
      {({ events, offers, custody, rating, notifications, claims, chat_open, audit }) => (
        <div className="console-two">
          <section className="grid content-start gap-3" aria-label={t('Status changes')}>
            <h3>{t('Status changes')}</h3>
            <Moves events={events} />
            <h3>{t('Handover record')}</h3>
            <CustodyChain custody={custody} />
            <h3>{t('Offers')}</h3>
            <Offers offers={offers} />
          </section>
          <section className="grid content-start gap-3" aria-label={t('Related to the order')}>
            <h3>{t('Claims')}</h3>
            <ClaimRows claims={claims} />
            {chat_open && <OrderChat id={id} />}
            <h3>{t('Rating')}</h3>
            <RatingRows ratings={rating ? [rating] : []} />
            <h3>{t('Notifications')}</h3>
            <NotificationLines notifications={notifications} />
            <h3>{t('Reads and actions')}</h3>
            <AuditRows label={t('Audit')} rows={audit} />
            <Link to={recordPath({ order: id })}>{t('Show in the audit log')}</Link>
          </section>
        </div>
      )}
    </QueryGate>
  )
}

const Moves = ({ events }: Pick<Timeline, 'events'>) => (
  <ol className="console-entries">
    {events.map(({ move, by, actor, reason, at }) => (
      <li key={`${move} ${at}`}>
        <p className="console-entry-head">
          <b>{moveName(move)}</b>
          {by ? <Link to={consolePath('people', by.id)}>{by.name}</Link> : actor === 'system' && t('automatically')}
          <time className="num text-ink-2" dateTime={at}>
            {formatDateTime(at)}
          </time>
        </p>
        {reason && <p className="wrap-anywhere text-ink-2">{reason}</p>}
      </li>
    ))}
  </ol>
)

function Offers({ offers }: { offers: readonly TimelineOffer[] }) {
  if (offers.length === 0) return <p className="text-ink-2">{t('No offers were made.')}</p>
  return (
    <ol className="console-entries">
      {offers.map(({ id, washer, state, reason, skip_reason, at }) => (
        <li key={id}>
          <p className="console-entry-head">
            <Link to={consolePath('people', washer.id)}>{washer.name}</Link>
            <b>{offerState(state)}</b>
            {skip_reason && <span>{skipName(skip_reason)}</span>}
            <time className="num text-ink-2" dateTime={at}>
              {formatDateTime(at)}
            </time>
          </p>
          <p className="text-ink-2">{tText(reason)}</p>
        </li>
      ))}
    </ol>
  )
}
