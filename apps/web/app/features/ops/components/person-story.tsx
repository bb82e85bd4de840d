import { orderNumber } from '@washline/contract/ids'
import type { PersonStory as Story } from '@washline/contract/ops/stories'
import { Link } from 'react-router'
import { formatDate } from '../../../platform/format/date.ts'
import { formatRating } from '../../../platform/format/figure.ts'
import { t } from '../../../platform/i18n/i18n.ts'
import { usePersonStory } from '../use-person-story.ts'
import { consolePath, recordPath, statusName } from '../view-model.ts'
import { AuditRows } from './audit-rows.tsx'
import { ClaimRows } from './claim-rows.tsx'
import { FactList, type NamedFact } from './fact-list.tsx'
import { NewsRows } from './news-rows.tsx'
import { QueryGate } from './query-gate.tsx'
import { RatingRows } from './rating-rows.tsx'
import { SuspendWasher } from './suspend-washer.tsx'
import { stepName, stepStateName } from './verification-words.ts'

/** Who somebody is, as customer and as Washer, and what operators did about them. */
export function PersonStory({ id }: { id: number }) {
  const story = usePersonStory(id)
  return (
    <QueryGate query={story}>
      {({ person, washer, orders, ratings, claims, news, audit }) => (
        <div className="ops-two">
          <section className="grid content-start gap-3" aria-label={t('Record')}>
            <PersonFacts person={person} washer={washer} />
            {washer && (
              <>
                {washer.closed_at === null && <SuspendWasher id={id} name={person.name} />}
                <h3>{t('Verification')}</h3>
                <ul className="ops-story">
                  {washer.steps.map(({ id: stepId, step, state }) => (
                    <li key={stepId} className="ops-posting">
                      <Link to={consolePath('verification', stepId)}>{stepName(step)}</Link>
                      <span>{stepStateName(state)}</span>
                    </li>
                  ))}
                </ul>
              </>
            )}
            <h3>{t('Orders')}</h3>
            <PersonsOrders orders={orders} />
            <h3>{t('Claims')}</h3>
            <ClaimRows claims={claims} />
            <h3>{t('Ratings')}</h3>
            <RatingRows ratings={ratings} />
          </section>
          <section className="grid content-start gap-3" aria-label={t('Around them')}>
            <h3>{t('Notifications')}</h3>
            <NewsRows news={news} />
            <h3>{t('Looks and acts')}</h3>
            <AuditRows rows={audit} />
            <Link to={recordPath({ person: id })}>{t('See in the record')}</Link>
          </section>
        </div>
      )}
    </QueryGate>
  )
}

function PersonFacts({ person, washer }: Pick<Story, 'person' | 'washer'>) {
  const facts: NamedFact[] = [
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
            t('{kept} of {orders, plural, one {# order} other {# orders}}', {
              kept: washer.on_time,
              orders: washer.orders,
            }),
          ],
        ] as const)
      : []),
  ]
  return <FactList facts={facts} />
}

function PersonsOrders({ orders }: Pick<Story, 'orders'>) {
  if (orders.length === 0) return <p className="text-ink-2">{t('No orders yet.')}</p>
  return (
    <ol className="ops-story">
      {orders.map((order) => (
        <li key={order.id}>
          <p className="ops-story-head">
            <Link to={consolePath('orders', order.id)}>{orderNumber(order.id)}</Link>
            <b>{statusName(order.status)}</b>
            <span>{order.side === 'customer' ? t('as customer') : t('as Washer')}</span>
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
