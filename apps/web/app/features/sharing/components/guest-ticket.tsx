import { statusLabels } from '@washline/contract/orders/process'
import type { GuestOrder } from '@washline/contract/sharing/endpoints'
import { OrderLineLater } from '../../../domain/order/order-line-later.tsx'
import { promisedAt, timeLeftS } from '../../../domain/order/order-progress.ts'
import { useNow } from '../../../platform/clock/use-now.ts'
import { formatTime, formatTimeOrDate } from '../../../platform/format/date.ts'
import { formatTimeLeft } from '../../../platform/format/duration.ts'
import { t } from '../../../platform/i18n/i18n.ts'
import { MapView } from '../../../platform/map/map-view.tsx'
import { Detail } from '../../../ui/detail.tsx'
import { later } from '../../../ui/later.tsx'
import { StatusChip } from '../../../ui/status-chip.tsx'
import { Ticket } from '../../../ui/ticket.tsx'
import { headline } from '../view-model.ts'

const GuestLine = later(() => import('./guest-line.tsx').then((module) => module.GuestLine), null)

/** The state of an order, its promised return, and the Washer's position while they are on the way. */
export function GuestTicket({ order }: { order: GuestOrder }) {
  const nowMs = useNow(1_000)
  const { status, position, picked_up_at, delivered_at } = order
  const leftS = picked_up_at && !delivered_at ? timeLeftS(picked_up_at, nowMs) : null
  return (
    <>
      <Heading order={order} />
      {position && (
        <div className="washer-map">
          <MapView
            label={t('Approximate location of the Washer')}
            zoom={13}
            pins={[{ id: 'washer', point: position, variant: 'washer', label: order.washer ?? t('Washer') }]}
          />
        </div>
      )}
      <Ticket pegged label={t('The order')} state={status === 'cancelled' ? 'off' : 'whole'}>
        <Ticket.Part>
          <Ticket.Head>
            <StatusChip status={status}>{t(statusLabels[status])}</StatusChip>
          </Ticket.Head>
          {leftS !== null && picked_up_at && (
            <>
              <p className="kicker mt-4">{leftS <= 0 ? t('Late by') : t('Ready in')}</p>
              <p className="clock num text-[clamp(2.5rem,15cqi,5.5rem)]" role="timer">
                {formatTimeLeft(Math.abs(leftS))}
              </p>
              <p className="mt-4">{t('Promised by {time}', { time: formatTime(promisedAt(picked_up_at)) })}</p>
            </>
          )}
          <div className="mt-3">
            <OrderLineLater items={order.items} most={9} />
          </div>
          {!picked_up_at && order.pickup_time && status !== 'cancelled' && (
            <p className="mt-4">{t('Pickup around {time}', { time: formatTimeOrDate(order.pickup_time, nowMs) })}</p>
          )}
        </Ticket.Part>
        {status !== 'cancelled' && (
          <Ticket.Part>
            <div className="guest-line">
              <GuestLine order={order} />
            </div>
          </Ticket.Part>
        )}
        <Ticket.Part>
          <Steps order={order} nowMs={nowMs} />
        </Ticket.Part>
      </Ticket>
      <p className="text-14 text-ink-2">
        {t('This page updates automatically. The person who sent you the link can end it at any time.')}
      </p>
    </>
  )
}

function Heading({ order }: { order: GuestOrder }) {
  const { customer, area } = order
  return (
    <div className="grid gap-1">
      <p className="kicker wrap-anywhere">{t('{name}’s laundry', { name: customer })}</p>
      <h1 className="page-title wrap-anywhere">{headline(order)}</h1>
      {area && <p className="text-ink-2 wrap-anywhere">{t('Around {area}', { area })}</p>}
    </div>
  )
}

function Steps({ order, nowMs }: { order: GuestOrder; nowMs: number }) {
  const steps = [
    [t('Accepted'), order.accepted_at],
    [t('Picked up'), order.picked_up_at],
    [t('Wash done'), order.laundry_completed_at],
    [t('Returned'), order.delivered_at],
  ] as const
  return (
    <div className="grid gap-2">
      {steps.map(([name, at]) => (
        <Detail key={name} name={name}>
          {at ? formatTimeOrDate(at, nowMs) : <span className="text-ink-2">{t('not yet')}</span>}
        </Detail>
      ))}
    </div>
  )
}
