import type { ItemId, UserId } from '@washline/contract/ids'

interface CountedStep {
  readonly step: string
  readonly by: { readonly userId: UserId }
  readonly counts: readonly { readonly itemId: ItemId; readonly quantity: number | null }[]
}

/** The time in which one Washer had the laundry, with the counts at its beginning and its end. */
export interface CustodyStage {
  readonly washerId: UserId
  readonly countedIn: CountedStep['counts']
  /** Null while they still have it. */
  readonly countedOut: CountedStep['counts'] | null
}

/** Who had the laundry, in order. The end of a stage is counted by the one who receives: the next Washer, or at the return the Washer themselves. */
export function custodyStages(chain: readonly CountedStep[]): CustodyStage[] {
  const steps = chain.filter(({ step }) => step === 'pickup' || step === 'handover' || step === 'return')
  return steps.flatMap((step, index) =>
    step.step === 'return'
      ? []
      : [{ washerId: step.by.userId, countedIn: step.counts, countedOut: steps[index + 1]?.counts ?? null }],
  )
}

export interface HeldCounts {
  readonly countedIn: number | null
  readonly countedOut: number | null
}

/** The counts of an item in the stages of one Washer; before the end of a stage nothing of it is counted out. */
export function heldBy(stages: readonly CustodyStage[], washerId: UserId, itemId: ItemId): HeldCounts | undefined {
  const stage = stages.findLast((each) => each.washerId === washerId)
  if (!stage) return undefined
  const quantityIn = (counts: CountedStep['counts']) =>
    counts.find((count) => count.itemId === itemId)?.quantity ?? null
  const countedIn = quantityIn(stage.countedIn)
  return { countedIn, countedOut: stage.countedOut ? quantityIn(stage.countedOut) : countedIn === null ? null : 0 }
}

export const isShort = ({ countedIn, countedOut }: HeldCounts, quantity: number): boolean =>
  countedIn !== null && countedOut !== null && countedIn - countedOut >= quantity

/**
 * Whom a claim is about: the Washer in whose hands all of the missing pieces were lost by the counts, otherwise the one who had the order
 * last.
 */
export function washerOfClaim(
  stages: readonly CustodyStage[],
  missing: readonly { readonly itemId: ItemId; readonly quantity: number }[],
  lastWasherId: UserId,
): UserId {
  if (missing.length === 0) return lastWasherId
  const lost = stages.find(({ washerId }) =>
    missing.every(({ itemId, quantity }) => {
      const held = heldBy(stages, washerId, itemId)
      return held !== undefined && isShort(held, quantity)
    }),
  )
  return lost?.washerId ?? lastWasherId
}
