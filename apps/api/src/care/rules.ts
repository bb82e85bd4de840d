import { type CareKey, type CareWishes, keysOf, type OrderCare, usualCare } from '@washline/contract/care/schemas'
import type { OrderStatus } from '@washline/contract/orders/process'

/** The order's own wishes, else its customer's, else the usual ones. */
export const wishesOf = (care: {
  readonly wishes: CareWishes | null
  readonly preferences: CareWishes | null
}): CareWishes => care.wishes ?? care.preferences ?? usualCare

const washing: readonly OrderStatus[] = ['picked_up', 'in_progress']

export type TickRefusal = 'not_washing' | 'unknown_wish'

/** Ticks are for what the order wishes, while the Washer has the laundry. */
export function refuseTicks(
  care: { readonly status: OrderStatus; readonly wishes: CareWishes },
  ticked: readonly CareKey[],
): TickRefusal | undefined {
  if (!washing.includes(care.status)) return 'not_washing'
  const known = keysOf(care.wishes)
  return ticked.every((key) => known.includes(key)) ? undefined : 'unknown_wish'
}

export const showCare = (care: {
  readonly wishes: CareWishes | null
  readonly preferences: CareWishes | null
  readonly ticked: readonly CareKey[]
  readonly tickedAt: Date | null
}): OrderCare => ({
  wishes: wishesOf(care),
  ticked: [...care.ticked],
  ticked_at: care.tickedAt?.toISOString() ?? null,
})
