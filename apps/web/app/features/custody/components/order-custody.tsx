import type { Order } from '@washline/contract/orders/schemas'
import { type ReactNode, useState } from 'react'
import { t } from '../../../platform/i18n/i18n.ts'
import { Button } from '../../../ui/button.tsx'
import { ButtonLink } from '../../../ui/button-link.tsx'
import { useCustody } from '../use-custody.ts'
import { useHandoverPin } from '../use-handover-pin.ts'
import { type HandoverName, openDifference, stepDifferences } from '../view-model.ts'
import { CustodyTimeline } from './custody-timeline.tsx'
import { DifferenceList } from './difference-list.tsx'
import { HandoverSheet } from './handover-sheet.tsx'
import { PinStub } from './pin-stub.tsx'
import { ReceivedCount } from './received-count.tsx'
import { titleOf } from './timeline-step.tsx'

export interface OrderCustodyProps {
  order: Pick<Order, 'id' | 'status' | 'user'>
  side: 'customer' | 'washer'
  /** Moves of this order wait on this phone. */
  hasKept: boolean
  children: (custody: CustodyParts) => ReactNode
}

/** What the screens of an order show of its custody. */
export interface CustodyParts {
  /** The customer's PIN, where a handover is due. */
  pin: ReactNode
  /** The Washer's way to count and hand over, where one is due. */
  handOver: ((onDone: () => void) => ReactNode) | null
  /** The order does not move without it. */
  isRequired: boolean
  /** The last count, where it differs. */
  difference: ReactNode
  /** The customer's own count of what came back, while it is open. */
  received: ReactNode
  timeline: ReactNode
}

const dueAt: Partial<Record<Order['status'], HandoverName>> = { accepted: 'pickup', in_progress: 'return' }

/** Reads the custody of an order for the screen that is composed around it. */
export function OrderCustody({ order, side, hasKept, children }: OrderCustodyProps) {
  const { data: custody, isLoading } = useCustody(order.id)
  const due = custody && custody.evidence !== 'off' ? dueAt[order.status] : undefined
  const { data: pin, isLoading: isPinLoading } = useHandoverPin(order.id, side === 'customer' && due !== undefined)
  const isPinAwaited = (isLoading && dueAt[order.status] !== undefined) || (isPinLoading && due !== undefined)
  const pinRead = pin && pin.step === due ? pin : undefined
  // Beside the screen: a screen that is laid out anew, as by turning a phone, closes nothing that is being filled in.
  const [handingOver, setHandingOver] = useState<{ step: HandoverName; onDone: () => void }>()
  const isOpen = handingOver !== undefined && handingOver.step === due
  const differing = openDifference(custody?.steps ?? [])
  const mayCorrect = order.status === 'picked_up'
  const parts: CustodyParts = {
    pin: side === 'customer' && (pinRead || isPinAwaited) && (
      <PinStub pin={pinRead?.pin} locked={pinRead?.locked ?? false} />
    ),
    handOver:
      side === 'washer' && due !== undefined
        ? (onDone) => (
            <Button look="primary" size="large" wide onClick={() => setHandingOver({ step: due, onDone })}>
              {due === 'pickup' ? t('Count and take the bag') : t('Count and hand back')}
            </Button>
          )
        : null,
    isRequired: custody?.evidence === 'required',
    difference: differing && (
      <div className="grid gap-3">
        <DifferenceList
          title={t('{step}: the count differs', { step: titleOf(differing.step) })}
          differences={stepDifferences(differing)}
        >
          {mayCorrect ? correctionText(side) : t('Both of you see this, and it stays on record.')}
        </DifferenceList>
        {mayCorrect && side === 'washer' && (
          <ButtonLink to={`/dashboard?adjust=${order.id}`} icon="edit" flat className="justify-self-start">
            {t('Correct the list')}
          </ButtonLink>
        )}
      </div>
    ),
    received: side === 'customer' && order.status === 'delivered' && custody?.next?.step === 'received' && (
      <ReceivedCount orderId={order.id} manifest={custody.manifest} />
    ),
    timeline: custody && <CustodyTimeline orderId={order.id} steps={custody.steps} />,
  }
  return (
    <>
      {children(parts)}
      {custody && due && side === 'washer' && (
        <HandoverSheet
          key={due}
          orderId={order.id}
          step={due}
          custody={custody}
          customerName={order.user.name}
          isBehind={hasKept}
          isOpen={isOpen}
          onClose={() => setHandingOver(undefined)}
          onDone={() => {
            setHandingOver(undefined)
            handingOver?.onDone()
          }}
        />
      )}
    </>
  )
}

const correctionText = (side: 'customer' | 'washer'): string =>
  side === 'washer'
    ? t('The customer sees this too. Correct the list before you leave.')
    : t('Your Washer sees this too, and corrects the list if need be.')
