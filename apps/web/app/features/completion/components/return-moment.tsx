import { orderNumber } from '@washline/contract/ids'
import { statusLabels } from '@washline/contract/orders/process'
import type { Order } from '@washline/contract/orders/schemas'
import type { CSSProperties } from 'react'
import { garmentsOf } from '../../../domain/order/garments-of.ts'
import { formatMoney } from '../../../platform/format/money.ts'
import { t } from '../../../platform/i18n/i18n.ts'
import { AppPage } from '../../../ui/app-page.tsx'
import { classes } from '../../../ui/classes.ts'
import { Garment } from '../../../ui/garment.tsx'
import { StatusChip } from '../../../ui/status-chip.tsx'
import { Ticket } from '../../../ui/ticket.tsx'
import { useReturn } from '../use-return.ts'
import { returnTexts } from '../view-model.ts'

export interface ReturnMomentProps {
  order: Order
  onEnd: () => void
}

const most = 8
const sagPx = 40

/** The laundry is back and confirmed: all of it comes along the header's line, with the time that it took. A press skips it. */
export function ReturnMoment({ order, onEnd }: ReturnMomentProps) {
  const beat = useReturn(onEnd)
  const { time, left, margin, announced } = returnTexts(order)
  return (
    <AppPage title={t('Delivered')} tab="orders">
      <p className="sr-only" role="status">
        {announced}
      </p>
      <div className={classes('return-moment', beat === 'leaving' && 'return-leaving')} aria-hidden="true">
        <HungOrder items={order.items} />
        {time && (
          <p className="clock num return-clock">
            {left && <span>{left}</span>}
            <span>{time}</span>
          </p>
        )}
        {margin && (
          <p className="display text-32">
            <span className="mark mark-drawn">{margin}</span>
          </p>
        )}
        <Ticket className="ticket-of-order return-ticket" state={beat === 'coming' ? 'whole' : 'torn'}>
          <Ticket.Part>
            <Ticket.Head number={orderNumber(order.id)} numberLabel={t('No.')}>
              <StatusChip status="completed">{t(statusLabels.completed)}</StatusChip>
            </Ticket.Head>
          </Ticket.Part>
          <Ticket.Part tone="good">
            <p className="flex justify-between gap-3 font-semibold">
              <span>{t('{count, plural, one {# item} other {# items}}', { count: order.item_count })}</span>
              <span className="num">{formatMoney(order.estimated_value)}</span>
            </p>
          </Ticket.Part>
        </Ticket>
      </div>
    </AppPage>
  )
}

/** The whole order on the line, from the header's one edge to the other. */
function HungOrder({ items }: Pick<Order, 'items'>) {
  const garments = garmentsOf(items).slice(0, most)
  return (
    <div className="return-line">
      <svg viewBox={`0 0 390 ${sagPx}`} preserveAspectRatio="none" aria-hidden="true">
        <path className="ink-line" d={`M0 0Q195 ${2 * sagPx} 390 0`} />
      </svg>
      <ul style={{ '--pieces': garments.length } as CSSProperties}>
        {garments.map(({ key, garment, fill }, index) => {
          const share = (index + 0.5) / garments.length
          // The first to come hangs at the far end.
          const place = { '--drop': `${4 * share * (1 - share) * sagPx}px`, '--i': garments.length - 1 - index }
          return (
            <li key={key} style={place as CSSProperties}>
              <span>
                <i className="line-peg" />
                <Garment name={garment} fill={fill} />
              </span>
            </li>
          )
        })}
      </ul>
    </div>
  )
}
