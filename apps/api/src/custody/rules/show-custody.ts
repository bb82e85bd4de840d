import type { HandoverEvidence, HandoverPhoto } from '@washline/contract/custody/evidence'
import type { Custody, CustodyCount, CustodyStep } from '@washline/contract/custody/schemas'
import { shownName } from '@washline/contract/identity/first-name'
import type { ItemId } from '@washline/contract/ids'
import { market } from '@washline/contract/market'
import type { OrderStatus } from '@washline/contract/orders/process'
import { showsPlaces } from '@washline/contract/orders/whereabouts'
import type { TagCode } from '@washline/contract/tags/tag-code'
import { differencesOf, expectedOf, isCounted } from './count-bag.ts'
import type { Count, StepContent, StepDetails } from './hash-step.ts'
import { nextStep } from './next-step.ts'

export interface ShownStep extends StepContent {
  readonly hash: string
  readonly details: StepDetails | null
  readonly actorName: string
}

const showCount = ({ itemId, name, expected, quantity }: Count): CustodyCount => ({
  item_id: itemId,
  name,
  expected,
  quantity,
})

interface Showing {
  readonly photoUrl: (key: string) => string | null
  /** The position where it happened and full names, which an order's people see while it is open. */
  readonly withPlaces: boolean
}

export function showStep(step: ShownStep, { photoUrl, withPlaces }: Showing): CustodyStep {
  const { details } = step
  return {
    number: step.number,
    step: step.step,
    by: { role: step.actor, name: shownName(step.actorName, withPlaces) },
    at: step.madeAt.toISOString(),
    recorded_at: step.recordedAt.toISOString(),
    synced_late: step.isLate,
    counts: step.counts.map(showCount),
    differences: differencesOf(step.counts).map(showCount),
    pin_confirmed: step.pinConfirmed,
    tags: step.tags && { seen: step.tags.seen, expected: step.tags.expected },
    photo_url: details?.photoKey ? photoUrl(details.photoKey) : null,
    photo_sha256: step.photoSha256,
    note: details?.note ?? null,
    position: withPlaces ? positionOf(details) : null,
    hash: step.hash,
    previous_hash: step.previousHash,
  }
}

function positionOf(details: StepDetails | null): CustodyStep['position'] {
  if (!details || details.latitude === null || details.longitude === null) return null
  return { latitude: details.latitude, longitude: details.longitude, accuracy_m: details.accuracyM }
}

/** The newest step in which every item was counted, apart from the customer's own count of what came back. */
export const lastCountedOf = (steps: readonly Pick<StepContent, 'counts' | 'step'>[]): readonly Count[] | undefined =>
  steps.findLast(({ counts, step }) => step !== 'received' && isCounted(counts))?.counts

/** The steps that were made and not withdrawn. */
const standingSteps = (steps: readonly Pick<StepContent, 'counts' | 'step'>[]) => {
  const received = steps.findLast(({ step }) => step === 'received')
  const isWithdrawn = received !== undefined && !isCounted(received.counts)
  return steps.map(({ step }) => step).filter((step) => step !== 'received' || !isWithdrawn)
}

/** The expected contents of the bag. */
export function manifestOf(
  list: readonly { readonly id: ItemId; readonly name: string; readonly category: string; readonly quantity: number }[],
  steps: readonly Pick<StepContent, 'counts' | 'step'>[],
): Custody['manifest'] {
  const categories = new Map(list.map(({ id, category }) => [id, category]))
  return expectedOf(list, lastCountedOf(steps)).map(({ id, name, quantity }) => ({
    item_id: id,
    name,
    category: categories.get(id) ?? 'other',
    quantity,
  }))
}

/** The chain as customer and Washer see it, with the next step. */
export function showCustody(
  order: {
    readonly status: OrderStatus
    readonly wrongPins: number
    readonly tags: readonly TagCode[]
    readonly list: readonly {
      readonly id: ItemId
      readonly name: string
      readonly category: string
      readonly quantity: number
    }[]
  },
  steps: readonly ShownStep[],
  deps: {
    readonly evidence: HandoverEvidence
    readonly photo: HandoverPhoto
    readonly photoUrl: (key: string) => string | null
  },
): Custody {
  return {
    evidence: deps.evidence,
    photo: deps.photo,
    steps: steps.map((step) => showStep(step, { photoUrl: deps.photoUrl, withPlaces: showsPlaces(order.status) })),
    next: nextStep(order.status, standingSteps(steps)),
    manifest: manifestOf(order.list, steps),
    tags: [...order.tags],
    pin_locked: order.wrongPins >= market.custody.pinTries,
  }
}
