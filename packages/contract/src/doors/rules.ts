import { market } from '../market.ts'
import { type Minor, minor } from '../money.ts'
import { type OrderStatus, orderProcess } from '../orders/process.ts'

/** What a Washer finds at a customer's door. More laundry than ordered is an adjustment of the order instead. */
export const doorKinds = ['absent', 'refused', 'wrong_place', 'unsafe', 'infested'] as const
export type DoorKind = (typeof doorKinds)[number]

export const doorStages = ['pickup', 'return'] as const
export type DoorStage = (typeof doorStages)[number]

/**
 * How a case ended: at the pickup with or without a fee, with the laundry back at the Washer's, left at the safe spot, at another door, with
 * the handover after all, by the customer's cancellation, without the proofs, or because the Washer left the order.
 */
export const doorOutcomes = [
  'pickup_failed',
  'brought_back',
  'safe_spot',
  'redirected',
  'handed_over',
  'cancelled',
  'unproven',
  'withdrawn',
] as const
export type DoorOutcome = (typeof doorOutcomes)[number]

/** Danger ends a case at once: nobody waits for it, nobody pays for it, and operators are alerted. */
export const isDanger = (kind: DoorKind): boolean => kind === 'unsafe' || kind === 'infested'

/** The stage that an order's Washer may be at the door for; undefined while there is none. */
export function doorStageOf(order: { status: OrderStatus; laundryCompleted: boolean }): DoorStage | undefined {
  if (order.status === orderProcess.accept.to) return 'pickup'
  return order.status === orderProcess.deliver.from[0] && order.laundryCompleted ? 'return' : undefined
}

/** Laundry that is brought back is the Washer's own work, so it cannot be refused as infested. */
export const kindsOf = (stage: DoorStage): readonly DoorKind[] =>
  stage === 'pickup' ? doorKinds : doorKinds.filter((kind) => kind !== 'infested')

export interface DoorProofs {
  readonly kind: DoorKind
  readonly stage: DoorStage
  readonly openedAt: Date
  readonly waitUntil: Date
  readonly calls: number
  /** The Washer came after the pickup was due, or after the promise: nobody has to wait for that without an end. */
  readonly wasLate: boolean
  /** The Washer was still at the door when the wait ended. */
  readonly stayed: boolean
  readonly hasSafeSpot: boolean
  /** Fees between the same two people within the published time. */
  readonly feesBefore: number
}

export type DoorDecision =
  | { readonly outcome: 'waiting' }
  | {
      readonly outcome: Extract<DoorOutcome, 'pickup_failed' | 'brought_back' | 'safe_spot' | 'unproven'>
      readonly feeMinor: Minor
      /** A person decides whether the fee is due: nothing is charged before. */
      readonly isForPerson: boolean
    }

/** The published rules of a case that nobody has answered. */
export function decideDoor(proofs: DoorProofs, now: Date): DoorDecision {
  const { kind, stage, calls } = proofs
  const ended = stage === 'pickup' ? 'pickup_failed' : 'brought_back'
  const free = { feeMinor: minor(0), isForPerson: false }
  if (isDanger(kind)) return { outcome: ended, ...free }
  if (now < proofs.waitUntil) return { outcome: 'waiting' }
  if (calls < market.door.calls[kind])
    return now.getTime() < proofs.openedAt.getTime() + market.door.longestMs
      ? { outcome: 'waiting' }
      : { outcome: 'unproven', ...free }
  if (!proofs.stayed) return { outcome: 'unproven', ...free }
  if (stage === 'return' && kind === 'absent' && proofs.hasSafeSpot) return { outcome: 'safe_spot', ...free }
  if (proofs.wasLate) return { outcome: ended, ...free }
  const isForPerson = proofs.feesBefore >= market.door.repeats.free
  return { outcome: ended, feeMinor: market.door.fees[stage][kind], isForPerson }
}

/** The fee for another door, by its distance from the one that was agreed; undefined where it is too far. */
export function redirectFee(distanceM: number): Minor | undefined {
  const { withinM, freeM, perKmMinor } = market.door.redirect
  if (distanceM > withinM) return undefined
  return minor(Math.ceil(Math.max(0, distanceM - freeM) / 1_000) * perKmMinor)
}

/** What a person's answer moves. The Washer's pay is never taken back. */
export function settleDoor(
  isDue: boolean,
  { isCharged }: { readonly isCharged: boolean },
): 'charge' | 'return' | 'nothing' {
  if (isDue === isCharged) return 'nothing'
  return isDue ? 'charge' : 'return'
}
