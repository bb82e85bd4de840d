import type { CareLabel } from '@washline/contract/care/label-schemas'
import { type CareInstructions, type CareKey, keysOf, type OrderCare, usualCare } from '@washline/contract/care/schemas'
import { type OrderStatus, washingStatuses } from '@washline/contract/orders/process'

/** The order's instructions, else its customer's preferences, else the defaults. */
export const instructionsOf = (care: {
  readonly instructions: CareInstructions | null
  readonly preferences: CareInstructions | null
}): CareInstructions => care.instructions ?? care.preferences ?? usualCare

export type TickRefusal = 'not_washing' | 'unknown_instruction'

/** The Washer ticks instructions of the order while they have the laundry. */
export function refuseTicks(
  care: { readonly status: OrderStatus; readonly instructions: CareInstructions },
  ticked: readonly CareKey[],
): TickRefusal | undefined {
  if (!washingStatuses.includes(care.status)) return 'not_washing'
  const tickable = keysOf(care.instructions)
  return ticked.every((key) => tickable.includes(key)) ? undefined : 'unknown_instruction'
}

export const showCare = (care: {
  readonly instructions: CareInstructions | null
  readonly preferences: CareInstructions | null
  readonly ticked: readonly CareKey[]
  readonly tickedAt: Date | null
  readonly labels: readonly CareLabel[]
}): OrderCare => ({
  instructions: instructionsOf(care),
  ticked: [...care.ticked],
  ticked_at: care.tickedAt?.toISOString() ?? null,
  labels: [...care.labels],
})
