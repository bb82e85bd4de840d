import type { Route } from '@washline/contract/maps/schemas'
import type { Minor } from '@washline/contract/money'
import type { OrderMove } from '@washline/contract/orders/process'
import type { Order } from '@washline/contract/orders/schemas'
import type { ReactNode } from 'react'
import type { OrderSide } from '../../domain/order/order-side.ts'
import type { QueuedMoves } from '../../domain/order/use-queued-moves.ts'

export interface PickupScreenProps {
  order: Order
  side: OrderSide
  moves: readonly OrderMove[]
  /** What cancelling costs at a moment, in major units. */
  cancelFeeAt: (atMs: number) => Minor
  /** The Washer's moves that wait for the network. */
  queuedMoves: QueuedMoves
  reload: () => Promise<void>
  /** Chooses the card for a higher price, where the order has none yet. */
  card: { cardId: string | undefined; picker: ReactNode }
  custody: CustodyParts
  /** What happens if the Washer cannot go on. */
  rescue: ReactNode
  /** What one may do about the door before anybody stands there. */
  door: ReactNode
  leave: ReactNode
  /** The item list. */
  items: ReactNode
}

/** The parts of the custody that these screens show. */
export interface CustodyParts {
  /** The PIN of the customer while one waits. */
  pin: ReactNode
  /** The Washer's button that counts and hands over, where that is due. */
  handOver: ((onDone: () => void) => ReactNode) | null
  /** The order moves by a handover only. */
  isRequired: boolean
  difference: ReactNode
  timeline: ReactNode
}

/** Whether the Washer is on the road with this order, to the customer or back. */
export const isEnRoute = ({ status, laundry_completed_at }: Pick<Order, 'status' | 'laundry_completed_at'>): boolean =>
  status === 'accepted' || status === 'picked_up' || (status === 'in_progress' && laundry_completed_at !== null)

/** How far and how long the Washer's way is. */
export type Trip = Pick<Route, 'distance_meters' | 'duration_seconds'>

export interface ItemChange {
  name: string
  before: number
  after: number
}

type Counted = { name: string; quantity: number }

/** The item changes between two lists. */
export function itemChanges(before: readonly Counted[], after: readonly Counted[]): ItemChange[] {
  const count = (items: readonly Counted[], name: string) =>
    items.reduce((sum, item) => sum + (item.name === name ? item.quantity : 0), 0)
  const names = [...new Set([...before, ...after].map(({ name }) => name))]
  return names
    .map((name) => ({ name, before: count(before, name), after: count(after, name) }))
    .filter((change) => change.before !== change.after)
}
