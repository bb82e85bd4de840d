import type { LiveOrder } from '@washline/contract/console/live'
import { orderNumber } from '@washline/contract/ids'
import { market } from '@washline/contract/market'
import { statusLabels } from '@washline/contract/orders/process'
import { useState } from 'react'
import { useNow } from '../../../../platform/clock/use-now.ts'
import { formatTimeLeft } from '../../../../platform/format/duration.ts'
import { formatPercent } from '../../../../platform/format/format-number.ts'
import { formatMinor } from '../../../../platform/format/money.ts'
import { t } from '../../../../platform/i18n/i18n.ts'
import { Link } from '../../../../router/index.ts'
import { Button } from '../../../../ui/button.tsx'
import { Icon } from '../../../../ui/icon.tsx'
import { useIsDesk } from '../../../../ui/use-is-desk.ts'
import { QueryGate } from '../../components/query-gate.tsx'
import { consolePath } from '../../view-model.ts'
import { dueText, riskName } from '../live-labels.ts'
import { useConsoleLive } from '../use-console-live.ts'
import { DispatchFeed } from './dispatch-feed.tsx'
import { DispatchStats } from './dispatch-stats.tsx'
import { LiveMap } from './live-map.tsx'
import { LiveStats } from './live-stats.tsx'

/** Orders under way by stage, the urgent ones first, and what dispatch does. */
export function LivePanel() {
  const live = useConsoleLive()
  const isDesk = useIsDesk()
  const [chosen, setChosen] = useState<boolean>()
  const isMapped = chosen ?? isDesk
  return (
    <>
      <header className="console-case-head">
        <h2>{t('Live orders')}</h2>
        <Button size="compact" flat aria-pressed={isMapped} onClick={() => setChosen(!isMapped)}>
          {t('Map')}
        </Button>
      </header>
      <QueryGate query={live}>
        {({ orders, counts, health, decisions }) => (
          <>
            <LiveStats counts={counts} />
            {isMapped && !isDesk && <LiveMap />}
            <div className={isMapped && isDesk ? 'console-board console-board-mapped' : 'console-board'}>
              <div className="grid min-w-0 content-start gap-[18px]">
                <UrgentOrders
                  title={t('Act now')}
                  about={t('Two hours late: contact the Washer and the customer, then decide about the order.')}
                  count={counts.overdue}
                  orders={orders.filter(({ risk }) => risk === 'overdue')}
                />
                <UrgentOrders
                  title={t('Likely late')}
                  about={t('These are more likely than not to miss their promise.')}
                  count={counts.at_risk}
                  orders={orders.filter(({ chance }) => chance !== null && chance >= market.pace.atRisk)}
                />
                <DispatchStats health={health} />
                <DispatchFeed decisions={decisions} />
                <div className="console-stages">
                  {counts.stages.map(({ status, orders: count }) => (
                    <Stage
                      key={status}
                      status={status}
                      count={count}
                      orders={orders.filter((order) => order.status === status)}
                    />
                  ))}
                </div>
              </div>
              {isMapped && isDesk && <LiveMap />}
            </div>
          </>
        )}
      </QueryGate>
    </>
  )
}

interface OrderListProps {
  /** Of all live orders; the list has the most urgent ones. */
  readonly count: number
  readonly orders: readonly LiveOrder[]
}

/** The lists of the stages have more of them. */
const urgentMost = 12

function UrgentOrders({ title, about, count, orders }: OrderListProps & { title: string; about: string }) {
  if (count === 0) return null
  return (
    <section className="grid gap-2" aria-label={title}>
      <h3 className="console-posting console-risk">
        <span>{title}</span>
        <span className="num">{count}</span>
      </h3>
      <p>{about}</p>
      <LiveCards count={count} orders={orders.slice(0, urgentMost)} />
    </section>
  )
}

function LiveCards({ count, orders }: OrderListProps) {
  return (
    <>
      <ul className="console-rows console-cards">
        {orders.map((order) => (
          <li key={order.id}>
            <LiveCard order={order} />
          </li>
        ))}
      </ul>
      {orders.length < count && (
        <p className="text-ink-2">
          {t('The {shown, plural, one {most urgent one is} other {# most urgent are}} shown.', {
            shown: orders.length,
          })}
        </p>
      )}
    </>
  )
}

function Stage({ status, count, orders }: OrderListProps & { status: LiveOrder['status'] }) {
  return (
    <section className="grid min-w-0 content-start gap-2" aria-label={t(statusLabels[status])}>
      <h3 className="console-posting">
        <span>{t(statusLabels[status])}</span>
        <span className="num">{count}</span>
      </h3>
      {count === 0 && <p className="text-ink-2">{t('None')}</p>}
      <LiveCards count={count} orders={orders} />
    </section>
  )
}

/** A smaller chance of missing the promise is not worth a line. */
const leastChance = 0.1

function LiveCard({ order }: { order: LiveOrder }) {
  const { id, customer, washer, agreed_minor, since, due_at, risk, chance, search } = order
  const nowMs = useNow(15_000)
  const waitedS = (nowMs - Date.parse(since)) / 1_000
  return (
    <Link to={consolePath('orders', id)} className={`console-live console-live-${risk}`}>
      <span className="console-posting">
        <b className="num">{orderNumber(id)}</b>
        {risk !== 'none' && (
          <span className="console-risk">
            <Icon name="alert" className="size-4" />
            {riskName(risk)}
          </span>
        )}
      </span>
      <span className="console-posting">
        <span className="truncate">{washer ? `${customer.name} · ${washer.name}` : customer.name}</span>
        <b className="num">{formatMinor(agreed_minor)}</b>
      </span>
      <span className="text-ink-2">
        {search
          ? t('Searching for {time}, {offers, plural, one {# Washer} other {# Washers}} asked', {
              time: formatTimeLeft(waitedS),
              offers: search.offers,
            })
          : t('{time} in this status', { time: formatTimeLeft(waitedS) })}
      </span>
      {due_at && (
        <span className="console-posting text-ink-2">
          <span className="num">{dueText(due_at, nowMs)}</span>
          {chance !== null && chance >= leastChance && (
            <span>{t('{percent} likely late', { percent: formatPercent(chance) })}</span>
          )}
        </span>
      )}
    </Link>
  )
}
