import { orderNumber } from '@washline/contract/ids'
import { add, toMinor } from '@washline/contract/money'
import type { Order } from '@washline/contract/orders/schemas'
import { garmentsOf } from '../../../domain/order/garments-of.ts'
import { PeggedLine } from '../../../domain/order/pegged-line.tsx'
import { formatMinor } from '../../../platform/format/money.ts'
import { t } from '../../../platform/i18n/i18n.ts'
import { AppPage } from '../../../ui/app-page.tsx'
import { classes } from '../../../ui/classes.ts'
import { Ticket } from '../../../ui/ticket.tsx'
import { useReturn } from '../use-return.ts'
import { returnTexts } from '../view-model.ts'

export interface ReturnMomentProps {
  order: Order
  onEnd: () => void
}

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
        <PeggedLine className="return-line" garments={garmentsOf(order.items)} sagPx={40} />
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
            <Ticket.Head number={orderNumber(order.id)} numberLabel={t('No.')} />
          </Ticket.Part>
          <Ticket.Part tone="good">
            <p className="flex justify-between gap-3 font-semibold">
              <span>{t('{count, plural, one {# item} other {# items}}', { count: order.item_count })}</span>
              <span className="num">{formatMinor(add(toMinor(order.total), toMinor(order.wallet)))}</span>
            </p>
          </Ticket.Part>
        </Ticket>
      </div>
    </AppPage>
  )
}
