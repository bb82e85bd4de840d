import { requiresHandover } from '@washline/contract/custody/evidence'
import type { CustodyStep } from '@washline/contract/custody/schemas'
import type { OrderMove } from '@washline/contract/orders/process'
import type { Order } from '@washline/contract/orders/schemas'
import { type ReactNode, useState } from 'react'
import { stepTitle } from '../../../domain/custody/step-labels.ts'
import { useCustody } from '../../../domain/custody/use-custody.ts'
import { MoveButton } from '../../../domain/order/move-button.tsx'
import type { OrderSide } from '../../../domain/order/order-side.ts'
import type { QueuedMoves } from '../../../domain/order/use-queued-moves.ts'
import { t } from '../../../platform/i18n/i18n.ts'
import { ahead } from '../../../platform/network/load-ahead.ts'
import { Button } from '../../../ui/button.tsx'
import { ButtonLink } from '../../../ui/button-link.tsx'
import { later } from '../../../ui/later.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { useHandoverPin } from '../use-handover-pin.ts'
import { useReceivedCount } from '../use-received-count.ts'
import { type HandoverName, openDifference, stepDifferences } from '../view-model.ts'
import { DifferenceList } from './difference-list.tsx'
import { PinStub } from './pin-stub.tsx'

const CustodyTimeline = later(
  ahead(() => import('./custody-timeline.tsx').then((module) => module.CustodyTimeline)),
  null,
)
const ReceivedCount = later(
  ahead(() => import('./received-count.tsx').then((module) => module.ReceivedCount)),
  null,
)
const HandoverDoor = later(
  ahead(() => import('./handover-door.tsx').then((module) => module.HandoverDoor)),
  null,
)

export interface OrderCustodyProps {
  order: Pick<Order, 'id' | 'status' | 'user' | 'scanned_image_url' | 'items'>
  side: OrderSide
  /** The moves that the viewer may make. */
  moves: readonly OrderMove[]
  /** Moves of this order that are queued on this device. */
  queuedMoves: QueuedMoves
  children: (custody: CustodyParts) => ReactNode
}

/** The parts that an order screen shows of its custody. */
export interface CustodyParts {
  /** The customer's PIN while a handover is due. */
  pin: ReactNode
  /** The Washer's button for the door, while a handover is due: the count, or the move without one. */
  handOver: ((onDone: () => void) => ReactNode) | null
  /** The order moves by a handover only. */
  isRequired: boolean
  /** The last count that differs. */
  difference: ReactNode
  /** The customer's own count of the returned items, while it is open. */
  received: ReactNode
  /** Sends what the customer counted and what is not sent yet; fails where that is not possible now. */
  sendCount: () => Promise<void>
  /** The pieces that a begun count leaves out, and the way to the first of them. */
  uncounted: { pieces: number; find: () => void }
  timeline: ReactNode
}

const dueAt: Partial<Record<Order['status'], HandoverName>> = { accepted: 'pickup', in_progress: 'return' }

/** Reads the custody of an order and passes its parts to the screen. */
export function OrderCustody({ order, side, moves, queuedMoves, children }: OrderCustodyProps) {
  const { data: custody, isLoading } = useCustody(order.id)
  const due = custody && custody.evidence !== 'off' ? dueAt[order.status] : undefined
  const { pin: pinRead, isAwaited } = useHandoverPin(order.id, side === 'customer' ? due : undefined)
  const isPinAwaited = (isLoading && dueAt[order.status] !== undefined) || isAwaited
  // Rendered beside the screen: a new layout, as after turning a phone, must not close a form that is being filled in.
  const [handingOver, setHandingOver] = useState<{ step: HandoverName; onDone: () => void }>()
  const isOpen = handingOver !== undefined && handingOver.step === due
  const differing = openDifference(custody?.steps ?? [])
  const count = useReceivedCount(order.id, custody)
  const parts: CustodyParts = {
    pin: side === 'customer' && (pinRead || isPinAwaited) && (
      <PinStub pin={pinRead?.pin} locked={pinRead?.locked ?? false} />
    ),
    handOver:
      side === 'washer' && due !== undefined
        ? (onDone) => (
            <Button variant="primary" size="large" wide onClick={() => setHandingOver({ step: due, onDone })}>
              {t('At the door')}
            </Button>
          )
        : null,
    isRequired: custody !== undefined && requiresHandover(custody),
    difference: differing && <CountDifference order={order} side={side} step={differing} />,
    received:
      side === 'customer' &&
      order.status === 'delivered' &&
      (isLoading ? (
        <Skeleton className="h-96 rounded-ticket" />
      ) : (
        // An order without a chain, from before there were any, is confirmed without a count.
        custody && custody.steps.length > 0 && <ReceivedCount count={count} />
      )),
    sendCount: count.sendFirst,
    uncounted: { pieces: count.uncounted, find: count.findUncounted },
    timeline: custody && <CustodyTimeline orderId={order.id} steps={custody.steps} />,
  }
  const done = () => {
    setHandingOver(undefined)
    handingOver?.onDone()
  }
  return (
    <>
      {children(parts)}
      {custody && due && side === 'washer' && (
        <HandoverDoor
          key={due}
          order={order}
          step={due}
          custody={custody}
          isBehind={queuedMoves.queued.length > 0}
          isOpen={isOpen}
          onClose={() => setHandingOver(undefined)}
          onDone={done}
          uncounted={
            !parts.isRequired &&
            moves.includes(moveOf[due]) && (
              <Uncounted orderId={order.id} step={due} queuedMoves={queuedMoves} onMoved={done} />
            )
          }
        />
      )}
    </>
  )
}

interface UncountedProps {
  orderId: Order['id']
  step: HandoverName
  queuedMoves: QueuedMoves
  onMoved: () => void
}

const moveOf = { pickup: 'pickUp', return: 'deliver' } as const satisfies Record<HandoverName, OrderMove>

/** The move without a count, and what it costs the Washer. */
function Uncounted({ orderId, step, queuedMoves, onMoved }: UncountedProps) {
  return (
    <section className="grid justify-items-start" aria-label={t('Without a count')}>
      <p className="text-14 text-ink-2">
        {step === 'pickup'
          ? t('Without a count, no one can show later what was in the bag.')
          : t(
              'Without the PIN or a photo, you are paid only after the customer or our team has confirmed the delivery.',
            )}
      </p>
      <MoveButton orderId={orderId} queuedMoves={queuedMoves} move={moveOf[step]} variant="link" onMoved={onMoved}>
        {step === 'pickup' ? t('Confirm pickup') : t('Mark as Delivered')}
      </MoveButton>
    </section>
  )
}

interface CountDifferenceProps extends Pick<OrderCustodyProps, 'side'> {
  order: Pick<Order, 'id' | 'status'>
  step: CustodyStep
}

/** What differs; until the laundry begins, the Washer can correct the list. */
function CountDifference({ order, side, step }: CountDifferenceProps) {
  const mayCorrect = order.status === 'picked_up'
  return (
    <div className="grid gap-3">
      <DifferenceList
        title={t('{step}: the count differs', { step: stepTitle(step.step) })}
        differences={stepDifferences(step)}
      >
        {mayCorrect ? correctionText(side) : t('Both of you see this, and it is stored with the order.')}
      </DifferenceList>
      {mayCorrect && side === 'washer' && (
        <ButtonLink to={`/dashboard?adjust=${order.id}`} icon="edit" flat className="justify-self-start">
          {t('Correct the list')}
        </ButtonLink>
      )}
    </div>
  )
}

const correctionText = (side: OrderSide): string =>
  side === 'washer'
    ? t('The customer sees this too. Correct the list before you leave.')
    : t('Your Washer sees this too and can correct the list.')
