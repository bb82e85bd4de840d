import { orderNumber } from '@washline/contract/ids'
import { endedStatuses, statusLabels } from '@washline/contract/orders/process'
import type { OrderSummary } from '@washline/contract/orders/summary'
import type { ReactNode } from 'react'
import { claimUntil } from '../../../domain/order/claim-until.ts'
import { OrderLine } from '../../../domain/order/order-line.tsx'
import { orderPath } from '../../../domain/order/order-path.ts'
import type { OrderSide } from '../../../domain/order/order-side.ts'
import { formatShortDateTime } from '../../../platform/format/date.ts'
import { initials } from '../../../platform/format/initials.ts'
import { formatMinor } from '../../../platform/format/money.ts'
import { t } from '../../../platform/i18n/i18n.ts'
import { Avatar } from '../../../ui/avatar.tsx'
import { CareLabel } from '../../../ui/care-label.tsx'
import { later } from '../../../ui/later.tsx'
import { StatusChip } from '../../../ui/status-chip.tsx'
import { SideTicket } from '../../../ui/ticket.tsx'
import { costOf, counterpartOf, hasReceipt, statusInk } from '../view-model.ts'
import { OrderCost } from './order-cost.tsx'
import { OrderLinks } from './order-links.tsx'

const RateLinks = later(() => import('./rate-links.tsx').then((module) => module.RateLinks), null)

export interface OrderRowProps {
  order: OrderSummary
  side: OrderSide
  /** The favourite button, for the Washer of a completed order. */
  heart: ReactNode
  /** What the customer may do with a draft. */
  draftAction: ReactNode
  /** It was confirmed a moment ago. */
  isNew: boolean
}

/** One order of the list; links to the screen of its status. */
export function OrderRow({ order, side, heart, draftAction, isNew }: OrderRowProps) {
  const other = counterpartOf(order, side)
  const claimUntilMs = side === 'customer' ? claimUntil(order, Date.now()) : undefined
  const hasMoneyExplained = hasReceipt(order)
  const isBooked = order.booked_until !== undefined
  const mayOrderAgain = side === 'customer' && endedStatuses.includes(order.status)
  return (
    <SideTicket
      to={orderPath(order)}
      state={{ order_id: order.id }}
      off={order.status === 'cancelled'}
      stub={<OrderCost order={order} isOwn={side === 'customer'} />}
      foot={
        order.status === 'draft'
          ? !isBooked && draftAction
          : (hasMoneyExplained || claimUntilMs !== undefined || mayOrderAgain) && (
              <div className="min-w-0 flex-1">
                {isNew && (
                  <div className="rate-place">
                    <RateLinks order={order} />
                  </div>
                )}
                <div className="flex items-center justify-between gap-3">
                  <OrderLinks
                    order={order}
                    claimUntilMs={claimUntilMs}
                    hasReceipt={hasMoneyExplained}
                    mayOrderAgain={mayOrderAgain}
                    heart={order.status === 'completed' && heart}
                  />
                </div>
              </div>
            )
      }
    >
      <div className="flex items-start gap-3 max-[359px]:[&>.avatar]:hidden">
        {other ? (
          <Avatar
            initials={initials(other.name)}
            imageUrl={side === 'washer' ? order.user.photo_url : order.provider?.photo_url}
          />
        ) : (
          <span className="avatar bg-sheet" style={{ color: statusInk(order.status) }} aria-hidden="true">
            <CareLabel name={`st-${order.status}`} className="size-6" />
          </span>
        )}
        <div className="min-w-0">
          <p className="ticket-number text-16">{orderNumber(order.id)}</p>
          <p className="text-14 text-ink-2">{formatShortDateTime(order.created_at, Date.now())}</p>
          {other && <p className="line-clamp-2 text-14 font-semibold wrap-anywhere">{other.name}</p>}
          {other?.person && <p className="line-clamp-2 text-14 text-ink-2 wrap-anywhere">{other.person}</p>}
        </div>
      </div>
      {side === 'customer' &&
        costOf(order).notes.map((note) => (
          <p key={note} className="num mt-1 whitespace-normal text-14 text-ink-2 wrap-anywhere">
            {note}
          </p>
        ))}
      <div className="mt-2 flex min-h-7">
        <OrderLine items={order.items} most={5} />
      </div>
      <div className="mt-2.5 flex flex-wrap items-center gap-2">
        <StatusChip status={order.status}>{isBooked ? t('Booked') : t(statusLabels[order.status])}</StatusChip>
        {order.is_rewash && <b className="text-14">{t('Second wash')}</b>}
        {order.paid?.compensated_minor && (
          <b className="mark text-14">
            {t('Compensated')} <span className="num">{formatMinor(order.paid.compensated_minor)}</span>
          </b>
        )}
      </div>
    </SideTicket>
  )
}
