import type { OrderStory as Story, StoryOffer } from '@washline/contract/ops/stories'
import { Link } from 'react-router'
import { formatDateTime } from '../../../platform/format/date.ts'
import { t, tSaid } from '../../../platform/i18n/i18n.ts'
import { useOrderStory } from '../use-order-story.ts'
import { consolePath, moveName, offerState, recordPath, skipName } from '../view-model.ts'
import { AuditRows } from './audit-rows.tsx'
import { ClaimRows } from './claim-rows.tsx'
import { CustodyChain } from './custody-chain.tsx'
import { NewsRows } from './news-rows.tsx'
import { OrderChat } from './order-chat.tsx'
import { QueryGate } from './query-gate.tsx'
import { RatingRows } from './rating-rows.tsx'

/** What happened to an order besides its money. */
export function OrderStory({ id }: { id: number }) {
  const story = useOrderStory(id)
  return (
    <QueryGate query={story}>
      {({ events, offers, custody, rating, news, claims, chat_open, audit }) => (
        <div className="ops-two">
          <section className="grid content-start gap-3" aria-label={t('Moves')}>
            <h3>{t('Moves')}</h3>
            <Moves events={events} />
            <h3>{t('Custody')}</h3>
            <CustodyChain custody={custody} />
            <h3>{t('Offers')}</h3>
            <Offers offers={offers} />
          </section>
          <section className="grid content-start gap-3" aria-label={t('Around it')}>
            <h3>{t('Claims')}</h3>
            <ClaimRows claims={claims} />
            {chat_open && <OrderChat id={id} />}
            <h3>{t('Rating')}</h3>
            <RatingRows ratings={rating ? [rating] : []} />
            <h3>{t('Notifications')}</h3>
            <NewsRows news={news} />
            <h3>{t('Looks and acts')}</h3>
            <AuditRows rows={audit} />
            <Link to={recordPath({ order: id })}>{t('See in the record')}</Link>
          </section>
        </div>
      )}
    </QueryGate>
  )
}

const Moves = ({ events }: Pick<Story, 'events'>) => (
  <ol className="ops-story">
    {events.map(({ move, by, actor, at }) => (
      <li key={`${move} ${at}`}>
        <p className="ops-story-head">
          <b>{moveName(move)}</b>
          {by ? <Link to={consolePath('people', by.id)}>{by.name}</Link> : actor === 'system' && t('by itself')}
          <time className="num text-ink-2" dateTime={at}>
            {formatDateTime(at)}
          </time>
        </p>
      </li>
    ))}
  </ol>
)

function Offers({ offers }: { offers: readonly StoryOffer[] }) {
  if (offers.length === 0) return <p className="text-ink-2">{t('Nobody was asked.')}</p>
  return (
    <ol className="ops-story">
      {offers.map(({ id, washer, state, reason, skip_reason, at }) => (
        <li key={id}>
          <p className="ops-story-head">
            <Link to={consolePath('people', washer.id)}>{washer.name}</Link>
            <b>{offerState(state)}</b>
            {skip_reason && <span>{skipName(skip_reason)}</span>}
            <time className="num text-ink-2" dateTime={at}>
              {formatDateTime(at)}
            </time>
          </p>
          <p className="text-ink-2">{tSaid(reason)}</p>
        </li>
      ))}
    </ol>
  )
}
