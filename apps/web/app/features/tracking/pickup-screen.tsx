import type { OrderMove } from '@washline/contract/orders/process'
import type { Order } from '@washline/contract/orders/schemas'
import type { ReactNode } from 'react'
import { useHeadingFocus } from '../../platform/navigation/use-heading-focus.ts'
import { CustomerPickup } from './components/customer-pickup.tsx'
import { WasherPickup } from './components/washer-pickup.tsx'
import type { KeptMoves } from './use-move-order.ts'
import type { CustodyParts, OrderSide } from './view-model.ts'

export interface PickupScreenProps {
  order: Order
  side: OrderSide
  moves: readonly OrderMove[]
  /** What cancelling costs at a moment, in major units. */
  cancelFeeAt: (atMs: number) => number
  /** The Washer's moves that wait for the network. */
  keptMoves: KeptMoves
  /** Reads the order again. */
  reload: () => Promise<void>
  /** Which card pays for more, where the order has none yet. */
  card: { cardId: string | undefined; picker: ReactNode }
  custody: CustodyParts
  /** What is in the bag. */
  items: ReactNode
}

/** From acceptance until the laundry starts. */
export function PickupScreen(props: PickupScreenProps) {
  useHeadingFocus()
  return props.side === 'customer' ? <CustomerPickup {...props} /> : <WasherPickup {...props} />
}
