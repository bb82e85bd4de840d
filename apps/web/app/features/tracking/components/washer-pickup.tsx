import type { OrderId } from '@washline/contract/ids'
import { mayAdjustItems } from '@washline/contract/orders/process'
import { MoveButton } from '../../../domain/order/move-button.tsx'
import { isWasherLate } from '../../../domain/order/order-times.ts'
import { stopText } from '../../../domain/order/stop-labels.ts'
import { useTrip } from '../../../domain/order/use-trip.ts'
import { useNow } from '../../../platform/clock/use-now.ts'
import { formatMoney } from '../../../platform/format/money.ts'
import { t } from '../../../platform/i18n/i18n.ts'
import { ahead } from '../../../platform/network/load-ahead.ts'
import { ButtonLink } from '../../../ui/button-link.tsx'
import { Detail } from '../../../ui/detail.tsx'
import { Dock } from '../../../ui/dock.tsx'
import { later } from '../../../ui/later.tsx'
import { MapPage } from '../../../ui/map-page.tsx'
import { Note } from '../../../ui/note.tsx'
import { type NextStop, useNextStop } from '../use-next-stop.ts'
import { useSharePosition } from '../use-share-position.ts'
import type { PickupScreenProps } from '../view-model.ts'
import { isEnRoute } from '../view-model.ts'
import { CustomerAddress } from './customer-address.tsx'
import { LikelyReturn } from './likely-return.tsx'
import { NextStopElsewhere } from './next-stop-elsewhere.tsx'
import { OtherPerson } from './other-person.tsx'
import { PickupTicket } from './pickup-ticket.tsx'
import { QueuedMoves } from './queued-moves.tsx'
import { ReleaseOrder } from './release-order.tsx'
import { RewashNote } from './rewash-note.tsx'
import { RingAlert, Ringing } from './ringing.tsx'
import { SharingNote } from './sharing-note.tsx'
import { TrackingMap } from './tracking-map.tsx'
import { WayThere } from './way-there.tsx'

const AdjustmentCard = later(
  ahead(() => import('./adjustment-card.tsx').then((module) => module.AdjustmentCard)),
  null,
)

/** The Washer's view of the pickup. */
export function WasherPickup({
  order,
  moves,
  queuedMoves,
  reload,
  custody,
  rescue,
  door,
  leave,
  items,
}: PickupScreenProps) {
  const shared = useSharePosition(order.id, isEnRoute(order))
  const next = useNextStop(order.id, true)
  const isComing = order.status === 'accepted'
  const trip = useTrip(isComing ? shared.point : null, order.pickup_location)
  return (
    <MapPage
      title={t('Pickup in Progress')}
      back="/home-screen"
      tab="orders"
      map={
        <TrackingMap
          pickup={order.pickup_location}
          washer={shared.point ?? order.provider?.position ?? null}
          washerLabel={t('You')}
          next={next && pinOf(next)}
        />
      }
      dock={
        <Dock>
          {order.adjustment?.state === 'waiting' ? (
            <p>{t('The order continues once the customer answers your change, or you withdraw it.')}</p>
          ) : (
            <Actions orderId={order.id} moves={moves} queuedMoves={queuedMoves} reload={reload} custody={custody} />
          )}
        </Dock>
      }
    >
      <p className="sr-only" role="status">
        {isComing ? t('Accepted. Go to the customer.') : t('Picked up. Start the laundry next.')}
      </p>
      <RewashNote order={order} side="washer" />
      <RingAlert order={order} side="washer" />
      <QueuedMoves queued={queuedMoves.queued} />
      <LateNote order={order} />
      <NextStopElsewhere next={next} />
      {rescue}
      {custody.difference}
      <p className="display text-24">
        {isComing ? t('Next: count at the door and confirm pickup.') : t('Next: start the laundry.')}
      </p>
      <CustomerAddress order={order} />
      {isComing && order.pickup_location && (
        <WayThere title={t('Route to the pickup')} destination={order.pickup_location} trip={trip} />
      )}
      <OtherPerson order={order} side="washer" note={t('Customer')} />
      <SharingNote shared={shared} name={order.user.name} />
      <Ringing order={order} side="washer" />
      {door}
      <PickupTicket
        order={order}
        trip={isComing && shared.point ? trip : null}
        likely={queuedMoves.queued.length === 0 && <LikelyReturn order={order} side="washer" />}
      />
      {order.net_pay !== null && <Detail name={t('You earn')}>{formatMoney(order.net_pay)}</Detail>}
      {order.adjustment && (
        <AdjustmentCard order={order} adjustment={order.adjustment} side="washer" onAnswered={reload} />
      )}
      {items}
      {custody.timeline}
      <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
        {moves.length > 0 && mayAdjustItems(order.status) && !order.rewash_of && (
          <ButtonLink to={`/dashboard?adjust=${order.id}`} icon="edit" flat>
            {t('Adjust Item List')}
          </ButtonLink>
        )}
        {moves.includes('release') && <ReleaseOrder orderId={order.id} />}
        {leave}
      </div>
    </MapPage>
  )
}

/** The map has the pin of this order's pickup already. */
const pinOf = ({ stop, isElsewhere }: NextStop) =>
  isElsewhere || stop.kind !== 'pickUp' ? { point: stop.place, label: stopText(stop) } : undefined

/** Shown to a Washer who is late to the pickup. */
function LateNote({ order }: Pick<PickupScreenProps, 'order'>) {
  if (!isWasherLate(order, useNow())) return null
  return (
    <Note tone="bad">
      {t('You are late for pickup. The customer can now cancel free of charge or ask for another Washer.')}
    </Note>
  )
}

interface ActionsProps extends Pick<PickupScreenProps, 'moves' | 'queuedMoves' | 'reload' | 'custody'> {
  orderId: OrderId
}

function Actions({ orderId, moves, queuedMoves, reload, custody }: ActionsProps) {
  return (
    <>
      {moves.includes('pickUp') &&
        (custody.handOver?.(reload) ??
          (!custody.isRequired && (
            <MoveButton orderId={orderId} queuedMoves={queuedMoves} move="pickUp" variant="primary" onMoved={reload}>
              {t('Confirm pickup')}
            </MoveButton>
          )))}
      {moves.includes('startLaundry') && (
        <MoveButton orderId={orderId} queuedMoves={queuedMoves} move="startLaundry" variant="primary" onMoved={reload}>
          {t('Start laundry')}
        </MoveButton>
      )}
    </>
  )
}
