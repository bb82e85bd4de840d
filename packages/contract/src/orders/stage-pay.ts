import type { UserId } from '../ids.ts'
import { market } from '../market.ts'
import { type Minor, minor, sumOf } from '../money.ts'

/** The stages of an order that are paid. The Washer who finishes one earns its share. */
export const payStages = ['pickup', 'wash', 'return'] as const
export type PayStage = (typeof payStages)[number]

const whole = 10_000

/** Divides an amount by the published table: whole cents to each stage, the cents left over to the largest remainders, the first stage first. */
export function splitByStage(amountMinor: Minor): Record<PayStage, Minor> {
  const exact = payStages.map((stage) => amountMinor * market.rescue.shares[stage])
  const floors = exact.map((part) => Math.floor(part / whole))
  const left = amountMinor - floors.reduce((sum, part) => sum + part, 0)
  const byRemainder = payStages
    .map((_, index) => index)
    .sort((a, b) => ((exact[b] ?? 0) % whole) - ((exact[a] ?? 0) % whole) || a - b)
    .slice(0, left)
  const [pickup = 0, wash = 0, back = 0] = floors.map((part, index) => part + (byRemainder.includes(index) ? 1 : 0))
  return { pickup: minor(pickup), wash: minor(wash), return: minor(back) }
}

export const payOfStages = (amountMinor: Minor, stages: readonly PayStage[]): Minor => {
  const parts = splitByStage(amountMinor)
  return sumOf(stages.map((stage) => parts[stage]))
}

/** What is left to do, and to earn, after the pickup. */
export const stagesLeft = (isWashed: boolean): readonly PayStage[] => (isWashed ? ['return'] : ['wash', 'return'])

/** A handover between two Washers. */
export interface Takeover {
  readonly giverId: UserId
  /** The giver had finished the wash. */
  readonly isWashed: boolean
}

/** The part of an amount that is the last Washer's: of the stages that are theirs to finish. */
export const payOfLast = (amountMinor: Minor, takeovers: readonly Takeover[], washerId: UserId | null): Minor =>
  washerId === null
    ? amountMinor
    : payOfStages(
        amountMinor,
        earnersOf(takeovers, washerId).flatMap((earner) => (earner.washerId === washerId ? earner.stages : [])),
      )

/** Who finished which stage: the first giver picked up, the first giver who had washed washed, the last Washer does the rest. */
export function earnersOf(
  takeovers: readonly Takeover[],
  lastWasherId: UserId,
): readonly { readonly washerId: UserId; readonly stages: readonly PayStage[] }[] {
  const finisher: Record<PayStage, UserId> = {
    pickup: takeovers[0]?.giverId ?? lastWasherId,
    wash: takeovers.find(({ isWashed }) => isWashed)?.giverId ?? lastWasherId,
    return: lastWasherId,
  }
  return [...new Set(payStages.map((stage) => finisher[stage]))].map((washerId) => ({
    washerId,
    stages: payStages.filter((stage) => finisher[stage] === washerId),
  }))
}
