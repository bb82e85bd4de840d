import type { Minor } from '@washline/contract/money'
import { orderMessages } from '@washline/contract/orders/messages'
import { type OrderMove, type OrderStatus, orderScreens } from '@washline/contract/orders/process'
import { orderChannel, promiseChanged, statusChanged } from '@washline/contract/orders/realtime'
import type { Order } from '@washline/contract/orders/schemas'
import { type ComponentType, type ReactNode, useDeferredValue, useState } from 'react'
import { type OrderSide, sideOf } from '../../../domain/order/order-side.ts'
import { withQueuedMoves } from '../../../domain/order/queued-moves.ts'
import { useOrder } from '../../../domain/order/use-order.ts'
import { type QueuedMoves, useQueuedMoves } from '../../../domain/order/use-queued-moves.ts'
import { errorText } from '../../../platform/api/error-text.ts'
import { t } from '../../../platform/i18n/i18n.ts'
import { ahead } from '../../../platform/network/load-ahead.ts'
import { on, useChannel } from '../../../platform/realtime/use-channel.ts'
import { useUser } from '../../../platform/session/use-user.ts'
import { Navigate, useNavigate } from '../../../router/index.ts'
import { AppPage } from '../../../ui/app-page.tsx'
import { ButtonLink } from '../../../ui/button-link.tsx'
import { ErrorState } from '../../../ui/error-state.tsx'
import { later } from '../../../ui/later.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { useOrderId } from '../use-order-id.ts'
import { cancelFeeAt, movesOf } from '../view-model.ts'

const CancelledNotice = later(
  ahead(() => import('./cancelled-notice.tsx').then((module) => module.CancelledNotice)),
  null,
)

export interface OrderGateProps {
  title: string
  back: string
  /** Whether the screen shows such an order; any other order redirects to its own screen. */
  shows: (order: Order) => boolean
  /** Statuses in which a Washer who has just moved the order stays on the screen. */
  washerStaysIn?: readonly OrderStatus[]
  /** Whether the screen, having shown the order before, still shows what has become of it. */
  lingers?: (order: Order) => boolean
  /** Why an order was cancelled, where something other than a tap ended it. */
  ended: ComponentType<Pick<ShownOrder, 'order' | 'side'>>
  children: (shown: ShownOrder) => ReactNode
}

export interface ShownOrder {
  order: Order
  side: OrderSide
  /** The moves that the viewer may make. */
  moves: readonly OrderMove[]
  /** What cancelling costs at a moment, in major units. */
  cancelFeeAt: (atMs: number) => Minor
  /** The Washer's moves that wait for the network. */
  queuedMoves: QueuedMoves
  reload: () => Promise<void>
}

/** Reads the order in the address, keeps it fresh, and redirects to the screen of its status. */
export function OrderGate({ title, back, shows, washerStaysIn = [], lingers, ended: Ended, children }: OrderGateProps) {
  const user = useUser()
  const orderId = useOrderId()
  const queuedMoves = useQueuedMoves(orderId)
  const { data: latest, error, isPending, isFetchedAfterMount, refetch } = useOrder(orderId)
  // A screen of an order is large: it is drawn in slices, between which a phone answers touches.
  const data = useDeferredValue(latest)
  const fetched = useDeferredValue(isFetchedAfterMount ? latest : undefined)
  const order = data && withQueuedMoves(data, queuedMoves.queued)
  const [shownOrder, setShownOrder] = useState<Order>()
  const navigate = useNavigate()
  const reload = async () => {
    await refetch()
  }
  const follow = (status: OrderStatus) => {
    // A Washer who has released the order may not read it any more.
    const isReleased = order && status === 'pending' && sideOf(order, user) === 'washer'
    if (isReleased) navigate('/home-screen', { replace: true })
    else void reload()
  }
  const live = [on(statusChanged, ({ status }) => follow(status)), on(promiseChanged, () => void reload())]
  useChannel(orderId === null ? null : orderChannel(orderId), live, { onJoined: () => void reload() })

  if (!order) {
    const isLoading = orderId !== null && (isPending || latest !== undefined)
    return (
      <AppPage title={title} back={back} tab="orders">
        {isLoading ? (
          <LoadingOrder />
        ) : (
          <ErrorState
            message={error ? errorText(error, t(orderMessages.fetch)) : t(orderMessages.fetch)}
            retryText={t('Retry')}
            onRetry={orderId === null ? undefined : () => void reload()}
          >
            <ButtonLink to="/order-history">{t('Back to your orders')}</ButtonLink>
          </ErrorState>
        )}
      </AppPage>
    )
  }
  const side = sideOf(order, user)
  const isHere = shows(order)
  const shownId = shownOrder?.id
  const isLingering = shownId === order.id && lingers?.(order) === true
  // A cached order may be long out of date.
  if ((isHere || isLingering) && fetched === data && shownOrder !== data) setShownOrder(data)
  // Moves that wait for the network were made here, and only here it is seen that they wait.
  const wasHere = shownId === order.id || queuedMoves.queued.length > 0
  const stays = side === 'washer' && wasHere && washerStaysIn.includes(order.status)
  const show = (shown: Order, moves: readonly OrderMove[]) =>
    children({ order: shown, side, moves, cancelFeeAt: (atMs) => cancelFeeAt(shown, atMs), queuedMoves, reload })
  const isShown = isHere || stays || isLingering
  const target = isShown ? undefined : orderScreens[order.status]
  if (isShown || target)
    return (
      <>
        {/* Until the next screen is there, the order stays on this one as it was. */}
        {isShown ? show(order, movesOf(order, user)) : shownOrder?.id === order.id && show(shownOrder, [])}
        {target && <Navigate to={`${target}?order=${order.id}`} replace />}
      </>
    )
  return (
    <AppPage title={title} back={back} tab="orders">
      <CancelledNotice order={order} side={side}>
        <Ended order={order} side={side} />
      </CancelledNotice>
    </AppPage>
  )
}

/** The page while its order, or the code that shows it, is on its way. */
export const OrderLoading = ({ title, back }: { title: string; back: string }) => (
  <AppPage title={title} back={back} tab="orders">
    <LoadingOrder />
  </AppPage>
)

function LoadingOrder() {
  return (
    <div className="grid gap-6" aria-busy="true">
      <p className="sr-only" role="status">
        {t('Loading')}
      </p>
      <Skeleton className="h-64 w-full" />
      <Skeleton className="h-6 w-3/4" />
      <Skeleton className="h-6 w-1/2" />
    </div>
  )
}
