import { market } from '@washline/contract/market'
import { type OrderMove, type WasherAction, washerActions } from '@washline/contract/orders/process'
import type { Order } from '@washline/contract/orders/schemas'
import type { ReactNode } from 'react'

export type OrderSide = 'customer' | 'washer'

/** What these screens show of an order's custody. */
export interface CustodyParts {
  /** The stub of the customer's ticket while a PIN waits. */
  pin: ReactNode
  /** The Washer's way to count and hand over, where that is due. */
  handOver: ((onDone: () => void) => ReactNode) | null
  /** The order does not move without it. */
  isRequired: boolean
  difference: ReactNode
  timeline: ReactNode
}

/** Seconds left of the promise's timer; the whole of it while nothing is picked up, negative when late. */
export const timeLeftS = (pickedUpAt: string | null, nowMs: number): number =>
  pickedUpAt === null
    ? market.promise.timerS
    : market.promise.timerS - Math.floor((nowMs - Date.parse(pickedUpAt)) / 1_000)

/** When the clothes are promised back. */
export const promisedAt = (pickedUpAt: string): Date =>
  new Date(Date.parse(pickedUpAt) + market.promise.durationS * 1_000)

/** Where the garment hangs on the line Picked Up, Washing, Delivering. */
export function progressOf({ status, laundry_completed_at }: Pick<Order, 'status' | 'laundry_completed_at'>): number {
  if (status === 'picked_up') return 0
  if (status === 'in_progress') return laundry_completed_at ? 2 : 1
  return status === 'delivered' || status === 'completed' ? 3 : -1
}

/** Whether the Washer is on the road with this order, to the customer or back. */
export const isOnTheWay = ({ status, laundry_completed_at }: Pick<Order, 'status' | 'laundry_completed_at'>): boolean =>
  status === 'accepted' || status === 'picked_up' || (status === 'in_progress' && laundry_completed_at !== null)

/** The word of the status call that asks for a move. */
export const actionOf = (move: OrderMove): WasherAction | undefined =>
  (Object.keys(washerActions) as WasherAction[]).find((action) => washerActions[action] === move)

export interface ItemChange {
  name: string
  before: number
  after: number
}

type Counted = { name: string; quantity: number }

/** What another list would change, item by item. */
export function itemChanges(before: readonly Counted[], after: readonly Counted[]): ItemChange[] {
  const count = (items: readonly Counted[], name: string) =>
    items.reduce((sum, item) => sum + (item.name === name ? item.quantity : 0), 0)
  const names = [...new Set([...before, ...after].map(({ name }) => name))]
  return names
    .map((name) => ({ name, before: count(before, name), after: count(after, name) }))
    .filter((change) => change.before !== change.after)
}
