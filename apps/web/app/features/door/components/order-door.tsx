import { doorMessages } from '@washline/contract/doors/messages'
import type { Order } from '@washline/contract/orders/schemas'
import type { OrderSide } from '../../../domain/order/order-side.ts'
import { t } from '../../../platform/i18n/i18n.ts'
import { ahead } from '../../../platform/network/load-ahead.ts'
import { ErrorText } from '../../../ui/error-text.tsx'
import { later } from '../../../ui/later.tsx'
import { useDoor } from '../use-door.ts'

const CustomerDoor = later(
  ahead(() => import('./customer-door.tsx').then((module) => module.CustomerDoor)),
  null,
)
const DoorDecided = later(
  ahead(() => import('./door-decided.tsx').then((module) => module.DoorDecided)),
  null,
)
const DoorWait = later(
  ahead(() => import('./door-wait.tsx').then((module) => module.DoorWait)),
  null,
)
const OpenDoorCase = later(
  ahead(() => import('./open-door-case.tsx').then((module) => module.OpenDoorCase)),
  null,
)

export interface OrderDoorProps {
  order: Pick<Order, 'id'>
  side: OrderSide
  /** Only what may be done before anybody stands at the door; without it only what happened there. */
  isAhead?: boolean
}

/** What happens at the door: the wait, the answers, and how it was decided. */
export function OrderDoor({ order, side, isAhead = false }: OrderDoorProps) {
  const { data: door, isError } = useDoor(order.id)
  if (isError && !door && !isAhead) return <ErrorText>{t(doorMessages.read)}</ErrorText>
  if (!door || (door.cases.length === 0) !== isAhead || (isAhead && door.stage === null)) return null
  const [newest] = door.cases
  const waiting = newest?.outcome === null ? newest : undefined
  return (
    <section className="grid gap-3 empty:hidden" aria-label={t('At the door')}>
      {waiting && <DoorWait orderId={order.id} waiting={waiting} side={side} />}
      {newest && !waiting && <DoorDecided orderId={order.id} decided={newest} />}
      {side === 'washer' && door.safe_spot && door.stage === 'return' && (
        <p className="wrap-anywhere">{t('Safe spot: {spot}', { spot: door.safe_spot })}</p>
      )}
      {side === 'washer' && door.stage && !waiting && <OpenDoorCase orderId={order.id} stage={door.stage} />}
      {side === 'customer' && door.stage && <CustomerDoor door={door} stage={door.stage} waiting={waiting} />}
    </section>
  )
}
