import type { OrderMove } from '@washline/contract/orders/process'
import type { Order } from '@washline/contract/orders/schemas'
import type { Rating } from '@washline/contract/ratings/schemas'
import type { ReactNode } from 'react'
import { type OrderSide, otherPersonOf } from '../../domain/order/order-side.ts'
import { t } from '../../platform/i18n/i18n.ts'
import { useHeadingFocus } from '../../platform/navigation/use-heading-focus.ts'
import { ahead } from '../../platform/network/load-ahead.ts'
import { AppPage } from '../../ui/app-page.tsx'
import { ButtonLink } from '../../ui/button-link.tsx'
import { later } from '../../ui/later.tsx'
import { AwaitingBanner } from './components/awaiting-banner.tsx'
import { CleanLine } from './components/clean-line.tsx'
import { ConfirmDock } from './components/confirm-dock.tsx'
import { DeliveryDetails } from './components/delivery-details.tsx'
import { OrderRating } from './components/order-rating.tsx'
import { Receipt } from './components/receipt.tsx'
import type { Confirming } from './use-confirm-completion.ts'

/** Of an order that was confirmed before. */
const AgainDock = later(
  ahead(() => import('./components/again-dock.tsx').then((module) => module.AgainDock)),
  null,
)

export interface CompletedScreenProps {
  order: Order
  side: OrderSide
  moves: readonly OrderMove[]
  items: ReactNode
  /** The customer's count of the returned items, any difference, and the custody. */
  custody: {
    received: ReactNode
    difference: ReactNode
    timeline: ReactNode
    sendCount: () => Promise<void>
    uncounted: { pieces: number; find: () => void }
  }
  /** What becomes of the customer's confirmation. */
  confirming: Confirming
  /** Rings between the two, while the order may be rung about. */
  ringing: ReactNode
  /** The customer's tip. */
  tip: ReactNode
  /** The link to a claim. */
  claim: ReactNode
  /** Shown below a given rating. */
  ratingTail: (rating: Rating) => ReactNode
  /** Actions about the other person. */
  person: ReactNode
  /** The customer's favourite button for the Washer. */
  heart: ReactNode
}

/** A delivered order: confirmation, then rating; and the receipt. */
export function CompletedScreen(props: CompletedScreenProps) {
  const { order, side, moves, items, custody, ringing, tip, claim, ratingTail, person, heart } = props
  useHeadingFocus()
  const isDone = order.status === 'completed'
  const receipt = (
    <div className="grid gap-6">
      <Receipt order={order} side={side} />
      <ButtonLink to={`/receipt?order=${order.id}`} flat className="justify-self-start">
        {t('See the receipt')}
      </ButtonLink>
    </div>
  )
  const mayConfirm = moves.includes('complete')
  return (
    <AppPage
      title={isDone ? t('Order completed') : t('Delivered')}
      back="/order-history"
      tab="orders"
      aside={<div className="grid gap-8 pt-12">{receipt}</div>}
      dock={
        mayConfirm ? (
          <ConfirmDock
            order={order}
            sendCount={custody.sendCount}
            uncounted={custody.uncounted}
            confirming={props.confirming}
          />
        ) : (
          isDone && side === 'customer' && <AgainDock orderId={order.id} />
        )
      }
    >
      {isDone ? (
        <>
          <p className="sr-only" role="status">
            {t('Completed')}
          </p>
          <CleanLine items={order.items} />
        </>
      ) : (
        <AwaitingBanner />
      )}
      {custody.received}
      {custody.difference}
      {!isDone && <DeliveryDetails order={order} isHuge={!custody.received} />}
      {!isDone && ringing}
      {isDone && <OrderRating order={order} side={side} tailOf={ratingTail} />}
      {tip}
      <div className="desk:hidden">{receipt}</div>
      {claim}
      {items}
      {custody.timeline}
      <div className="flex flex-wrap items-center gap-3">
        <ButtonLink
          to={`/chat?order=${order.id}`}
          state={{ order_id: order.id }}
          icon="chat"
          className="max-w-full whitespace-normal wrap-anywhere"
        >
          {t('Message {name}', { name: otherPersonOf(order, side)?.name ?? '' })}
        </ButtonLink>
        {heart}
        {person}
      </div>
    </AppPage>
  )
}
