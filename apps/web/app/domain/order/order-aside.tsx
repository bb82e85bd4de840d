import { type OrderId, orderNumber } from '@washline/contract/ids'
import { statusLabels } from '@washline/contract/orders/process'
import type { Order } from '@washline/contract/orders/schemas'
import { guessGarment } from '@washline/contract/scanning/garment-of-name'
import { useState } from 'react'
import { useNow } from '../../platform/clock/use-now.ts'
import { formatShortDateTime, formatTimeOrDate } from '../../platform/format/date.ts'
import { formatTimeLeft } from '../../platform/format/duration.ts'
import { fillAt } from '../../platform/format/fill-of.ts'
import { t } from '../../platform/i18n/i18n.ts'
import { itemLabel } from '../../platform/i18n/item-label.ts'
import { ButtonLink } from '../../ui/button-link.tsx'
import { Detail } from '../../ui/detail.tsx'
import { Garment } from '../../ui/garment.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import type { GarmentName } from '../../ui/sprite.ts'
import { StatusChip } from '../../ui/status-chip.tsx'
import { Ticket } from '../../ui/ticket.tsx'
import { openOrderLabel } from './open-order-label.ts'
import { orderPath } from './order-path.ts'
import { promisedAt, timeLeftS } from './order-progress.ts'
import { useOrder } from './use-order.ts'

export interface OrderAsideProps {
  orderId: OrderId
  /** Leads to the order's own screen. */
  isLinked?: boolean
}

/** The whole ticket of one order, beside a list or a conversation on a desktop. */
export function OrderAside({ orderId, isLinked = false }: OrderAsideProps) {
  const { data: order, isPending } = useOrder(orderId)
  if (!order) return isPending ? <Skeleton className="h-96 rounded-ticket" /> : null
  const path = isLinked ? orderPath(order) : undefined
  return (
    <Ticket pegged label={t('Order {number}', { number: orderNumber(order.id) })}>
      <Ticket.Part>
        <Ticket.Head number={orderNumber(order.id)} numberLabel={t('No.')}>
          <StatusChip status={order.status}>{t(statusLabels[order.status])}</StatusChip>
        </Ticket.Head>
        <OrderClock order={order} />
      </Ticket.Part>
      <Ticket.Part>
        <ul className="grid gap-1" aria-label={t('Items')}>
          {order.items
            .filter(({ quantity }) => quantity > 0)
            .map(({ id, name, category, quantity }, index) => (
              <li key={id} className="flex min-h-10 items-center gap-3">
                <Garment
                  name={guessGarment(name, category).sprite as GarmentName}
                  fill={fillAt(index, name)}
                  size={40}
                />
                <span className="min-w-0 flex-1 wrap-anywhere">{itemLabel(name)}</span>
                <span className="num text-ink-2">×{quantity}</span>
              </li>
            ))}
        </ul>
        {order.scanned_image_url && <ScannedPhoto key={order.scanned_image_url} url={order.scanned_image_url} />}
      </Ticket.Part>
      <Ticket.Part tone="water">
        {order.pickup_location && <Detail name={t('Address')}>{order.pickup_location.address}</Detail>}
        {path && (
          <ButtonLink to={path} state={{ order_id: order.id }} wide className="mt-4">
            {openOrderLabel(order.status, order.net_pay === null)}
          </ButtonLink>
        )}
      </Ticket.Part>
    </Ticket>
  )
}

/** Without a network it may not be on this device. */
function ScannedPhoto({ url }: { url: string }) {
  const [isMissing, setIsMissing] = useState(false)
  if (isMissing) return <p className="mt-4 text-14 text-ink-2">{t('This photo cannot be shown right now.')}</p>
  return (
    <img src={url} alt={t('The scanned photo')} className="handover-photo mt-4" onError={() => setIsMissing(true)} />
  )
}

/** The one time that matters: what is left of the promise, or when it ended. */
function OrderClock({ order }: { order: Order }) {
  const nowMs = useNow(15_000)
  const { picked_up_at, promise_s, delivered_at, pickup_time, created_at } = order
  if (delivered_at) return <Clock kicker={t('Delivered')} time={formatTimeOrDate(delivered_at, nowMs)} />
  if (picked_up_at) {
    const leftS = timeLeftS(picked_up_at, nowMs, promise_s)
    const back = formatTimeOrDate(promisedAt(picked_up_at, promise_s), nowMs)
    return (
      <Clock
        kicker={leftS > 0 ? t('Back by') : t('Was due by')}
        time={back}
        note={leftS > 0 ? t('{time} left', { time: formatTimeLeft(leftS) }) : undefined}
      />
    )
  }
  if (pickup_time && order.status !== 'cancelled')
    return <Clock kicker={t('Pickup set for')} time={formatTimeOrDate(pickup_time, nowMs)} />
  return <Clock kicker={t('Ordered')} time={formatShortDateTime(created_at, nowMs)} />
}

function Clock({ kicker, time, note }: { kicker: string; time: string; note?: string | undefined }) {
  return (
    <>
      <p className="kicker mt-4">{kicker}</p>
      <p className="display num text-44 whitespace-normal">{time}</p>
      {note && <p className="mt-1 text-ink-2">{note}</p>}
    </>
  )
}
