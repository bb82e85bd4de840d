import type { OrderId } from '@washline/contract/ids'
import type { OrderGarment } from './garments-of.ts'

const hung = new Map<OrderId, OrderGarment>()
const listeners = new Set<() => void>()

/** The piece that hangs from the header's line for an order, from the screens that draw its pieces: the line alone needs no price list. */
export const hungOf = (id: OrderId): OrderGarment | undefined => hung.get(id)

export function hangOnLine(id: OrderId, garment: OrderGarment): void {
  if (hung.has(id)) return
  hung.set(id, garment)
  for (const heard of listeners) heard()
}

export function onHung(heard: () => void): () => void {
  listeners.add(heard)
  return () => void listeners.delete(heard)
}
