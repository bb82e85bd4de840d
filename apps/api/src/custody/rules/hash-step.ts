import { createHash } from 'node:crypto'
import type { CustodyStepName } from '@washline/contract/custody/schemas'
import { canonicalJson } from './canonical-json.ts'

export interface Count {
  readonly itemId: number
  readonly name: string
  /** By the order's list at that time. */
  readonly listed: number
  /** By the count before, or by the list. */
  readonly expected: number
  /** Null where nobody counted. */
  readonly quantity: number | null
}

/** What is personal of a step: it goes with the customer's account, its hash stays. */
export interface StepDetails {
  readonly salt: string
  readonly note: string | null
  readonly latitude: number | null
  readonly longitude: number | null
  readonly accuracyM: number | null
  readonly photoKey: string | null
}

/** Everything that a step says, but its own hash. */
export interface StepContent {
  readonly orderId: number
  readonly number: number
  readonly step: CustodyStepName
  readonly actor: 'customer' | 'washer'
  readonly actorId: number
  readonly madeAt: Date
  readonly recordedAt: Date
  readonly isLate: boolean
  readonly counts: readonly Count[]
  readonly pinConfirmed: boolean
  readonly photoSha256: string | null
  readonly detailsHash: string | null
  readonly previousHash: string | null
}

export const sha256 = (content: string | Buffer): string => createHash('sha256').update(content).digest('hex')

export const hashDetails = ({ salt, note, latitude, longitude, accuracyM, photoKey }: StepDetails): string =>
  sha256(canonicalJson({ salt, note, latitude, longitude, accuracyM, photoKey }))

/** The hash of a step: over its content, the hash of the step before it among that. Named fields, so that a row may carry more. */
export const hashStep = (step: StepContent): string =>
  sha256(
    canonicalJson({
      orderId: step.orderId,
      number: step.number,
      step: step.step,
      actor: step.actor,
      actorId: step.actorId,
      madeAt: step.madeAt,
      recordedAt: step.recordedAt,
      isLate: step.isLate,
      counts: step.counts.map(({ itemId, name, listed, expected, quantity }) => ({
        itemId,
        name,
        listed,
        expected,
        quantity,
      })),
      pinConfirmed: step.pinConfirmed,
      photoSha256: step.photoSha256,
      detailsHash: step.detailsHash,
      previousHash: step.previousHash,
    }),
  )
