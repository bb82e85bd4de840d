import fc from 'fast-check'
import type { Fault } from '../fault-gateway.ts'

/** Mostly nothing. */
export const aFault: fc.Arbitrary<Fault | undefined> = fc.oneof(
  { weight: 5, arbitrary: fc.constant(undefined) },
  { weight: 3, arbitrary: fc.constantFrom('lost_before' as const, 'lost_after' as const, 'declined' as const) },
)

const told: Record<Fault, string> = {
  lost_before: '; the request never reaches the gateway',
  lost_after: '; the gateway does it, but its answer is lost',
  declined: '; the card declines',
}
export const toldFault = (fault: Fault | undefined): string => (fault ? told[fault] : '')

/** Whether the money left the card in the end, by what the gateway really did. */
export const tookPlace = (fault: Fault | undefined, isRepeated: boolean): boolean =>
  fault !== 'declined' && (fault !== 'lost_before' || isRepeated)
