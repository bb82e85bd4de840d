import { createHash } from 'node:crypto'
import type { CustodyStepName } from '@washline/contract/custody/schemas'
import type { ItemId, OrderId, UserId } from '@washline/contract/ids'
import { canonicalJson } from './canonical-json.ts'

export interface Count {
  readonly itemId: ItemId
  readonly name: string
  /** The quantity in the order's list at that time. */
  readonly listed: number
  /** The quantity of the previous count, or of the list. */
  readonly expected: number
  /** Null if nobody counted. */
  readonly quantity: number | null
}

/** Of the tags on the bag, how many were scanned. */
export interface ScannedTags {
  readonly seen: number
  readonly expected: number
}

/** The personal data of a step: erased with the customer's account, only its hash stays. */
export interface StepDetails {
  readonly salt: string
  readonly note: string | null
  readonly latitude: number | null
  readonly longitude: number | null
  readonly accuracyM: number | null
  readonly photoKey: string | null
}

/** The content of a step without its hash. */
export interface StepContent {
  readonly orderId: OrderId
  readonly number: number
  readonly step: CustodyStepName
  readonly actor: 'customer' | 'washer'
  readonly actorId: UserId
  readonly madeAt: Date
  readonly recordedAt: Date
  readonly isLate: boolean
  readonly counts: readonly Count[]
  readonly pinConfirmed: boolean
  /** Null where the bag has no tags. */
  readonly tags: ScannedTags | null
  readonly photoSha256: string | null
  readonly detailsHash: string | null
  readonly previousHash: string | null
}

export const sha256 = (content: string | Buffer): string => createHash('sha256').update(content).digest('hex')

export const hashDetails = ({ salt, note, latitude, longitude, accuracyM, photoKey }: StepDetails): string =>
  sha256(canonicalJson({ salt, note, latitude, longitude, accuracyM, photoKey }))

/** The hash of a step's content, which includes the previous step's hash. Fields are named, because a row may have more. */
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
      ...(step.tags && { tags: { seen: step.tags.seen, expected: step.tags.expected } }),
      photoSha256: step.photoSha256,
      detailsHash: step.detailsHash,
      previousHash: step.previousHash,
    }),
  )
