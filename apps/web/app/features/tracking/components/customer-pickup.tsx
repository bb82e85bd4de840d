import { promisedAt } from '../../../domain/order/order-progress.ts'
import { useTrip } from '../../../domain/order/use-trip.ts'
import { washerOf } from '../../../domain/washer/washer-name.ts'
import { useNow } from '../../../platform/clock/use-now.ts'
import { formatTime } from '../../../platform/format/date.ts'
import { t } from '../../../platform/i18n/i18n.ts'
import { ahead } from '../../../platform/network/load-ahead.ts'
import { Dock } from '../../../ui/dock.tsx'
import { later } from '../../../ui/later.tsx'
import { MapPage } from '../../../ui/map-page.tsx'
import { Note } from '../../../ui/note.tsx'
import { nextText } from '../next-labels.ts'
import { useWasherPosition } from '../use-washer-position.ts'
import type { PickupScreenProps } from '../view-model.ts'
import { CancelOrder } from './cancel-order.tsx'
import { LateWasher } from './late-washer.tsx'
import { LikelyReturn } from './likely-return.tsx'
import { OtherPerson } from './other-person.tsx'
import { PickupTicket } from './pickup-ticket.tsx'
import { RewashNote } from './rewash-note.tsx'
import { RingAlert, Ringing } from './ringing.tsx'
import { TrackingMap } from './tracking-map.tsx'
import { WasherCard } from './washer-card.tsx'

const AdjustmentCard = later(
  ahead(() => import('./adjustment-card.tsx').then((module) => module.AdjustmentCard)),
  null,
)

/** The customer's view of the pickup. */
export function CustomerPickup({
  order,
  moves,
  cancelFeeAt,
  reload,
  card,
  custody,
  rescue,
  door,
  items,
}: PickupScreenProps) {
  const position = useWasherPosition(order)
  const nowMs = useNow(15_000)
  const isComing = order.status === 'accepted'
  const exact = position?.precision === 'exact' ? position : null
  const trip = useTrip(isComing ? exact : null, order.pickup_location)
  const name = washerOf(order.provider)?.name ?? ''
  return (
    <MapPage
      title={t('Pickup in Progress')}
      back="/home-screen"
      tab="orders"
      map={
        <TrackingMap
          pickup={order.pickup_location}
          washer={exact}
          area={isComing && !exact ? position : null}
          washerLabel={name}
        />
      }
      dock={
        <Dock>
          <OtherPerson order={order} side="customer" />
        </Dock>
      }
    >
      <p className="sr-only" role="status">
        {order.picked_up_at
          ? t('Picked up at {time}. Back by {back}.', {
              time: formatTime(order.picked_up_at),
              back: formatTime(promisedAt(order.picked_up_at, order.promise_s)),
            })
          : t('{name} has accepted your order.', { name })}
      </p>
      {isComing && position && !exact && (
        <Note>{t('{name} is busy nearby. The map shows them once they are on the way to you.', { name })}</Note>
      )}
      <RewashNote order={order} side="customer" />
      <RingAlert order={order} side="customer" />
      {rescue}
      <PickupTicket
        order={order}
        trip={isComing && exact ? trip : null}
        likely={<LikelyReturn order={order} side="customer" />}
        pin={custody.pin}
        next={nextText(order, nowMs)}
      />
      <LateWasher order={order} reload={reload} />
      {custody.difference}
      {order.adjustment && (
        <AdjustmentCard order={order} adjustment={order.adjustment} side="customer" card={card} onAnswered={reload} />
      )}
      {order.provider && <WasherCard washer={order.provider} />}
      <Ringing order={order} side="customer" />
      {items}
      {custody.timeline}
      {door}
      {moves.includes('cancel') && <CancelOrder order={order} cancelFeeAt={cancelFeeAt} reload={reload} />}
    </MapPage>
  )
}
