import fc from 'fast-check'
import type { Fault } from '../fault-gateway.ts'

/** Mostly no fault. */
export const aFault: fc.Arbitrary<Fault | undefined> = fc.oneof(
  { weight: 5, arbitrary: fc.constant(undefined) },
  { weight: 3, arbitrary: fc.constantFrom('lost_before' as const, 'lost_after' as const, 'declined' as const) },
)

const descriptions: Record<Fault, string> = {
  lost_before: '; the request never reaches the gateway',
  lost_after: '; the gateway does it, but its answer is lost',
  declined: '; the card declines',
}
export const describeFault = (fault: Fault | undefined): string => (fault ? descriptions[fault] : '')

/** Whether the card was charged in the end, by the behaviour of the gateway. */
export const tookPlace = (fault: Fault | undefined, isRepeated: boolean): boolean =>
  fault !== 'declined' && (fault !== 'lost_before' || isRepeated)
