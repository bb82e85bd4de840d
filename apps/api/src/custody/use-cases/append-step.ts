import { custodyChanged } from '@washline/contract/custody/realtime'
import type { CustodyStepName } from '@washline/contract/custody/schemas'
import type { OrderId, UserId } from '@washline/contract/ids'
import { orderChannel } from '@washline/contract/orders/realtime'
import type { Tx } from '../../platform/db/database.ts'
import type { AppendDeps } from '../deps.ts'
import { differencesOf } from '../rules/count-bag.ts'
import { type Count, hashDetails, hashStep, type ScannedTags, type StepDetails } from '../rules/hash-step.ts'
import type { StepTime } from '../rules/step-time.ts'
import { type ChainEnd, insertFirstStep, insertStep } from '../store.ts'

export interface Evidence {
  readonly note: string | null
  readonly position: { readonly latitude: number; readonly longitude: number; readonly accuracyM: number | null } | null
  readonly photo: { readonly key: string; readonly sha256: string } | null
}

export interface NewStep {
  readonly order: { readonly id: OrderId; readonly customerId: UserId; readonly washerId: UserId | null }
  readonly step: CustodyStepName
  readonly actor: 'customer' | 'washer'
  readonly actorId: UserId
  readonly counts: readonly Count[]
  readonly time: StepTime
  readonly at: Date
  readonly pinConfirmed?: boolean
  readonly tags?: ScannedTags | null
  readonly evidence?: Evidence
}

/** Appends a step to the order's chain, broadcasts it and publishes `custody.differed` for a difference. The order is locked. */
export async function appendStep(tx: Tx, deps: AppendDeps, end: ChainEnd, made: NewStep): Promise<void> {
  const { order, step, counts, at } = made
  const details = detailsOf(made.evidence, deps.newId)
  const content = {
    orderId: order.id,
    number: end.number + 1,
    step,
    actor: made.actor,
    actorId: made.actorId,
    ...made.time,
    recordedAt: at,
    counts,
    pinConfirmed: made.pinConfirmed ?? false,
    tags: made.tags ?? null,
    photoSha256: made.evidence?.photo?.sha256 ?? null,
    detailsHash: details && hashDetails(details),
    previousHash: end.hash,
  }
  const hashed = { ...content, hash: hashStep(content) }
  if (step === 'scan' && details === null) insertFirstStep(tx, hashed)
  else await insertStep(tx, hashed, details)
  const differing = differencesOf(counts).length
  await deps.broadcast(tx, {
    channel: orderChannel(order.id),
    event: custodyChanged.event,
    data: { order_id: order.id, step, differing },
  })
  const { customerId, washerId } = order
  if (differing > 0 && step !== 'scan' && washerId !== null)
    await deps.events.publish(tx, 'custody.differed', { orderId: order.id, customerId, washerId, step, differing, at })
}

function detailsOf(evidence: Evidence | undefined, newId: () => string): StepDetails | null {
  if (!evidence || (evidence.note === null && evidence.position === null && evidence.photo === null)) return null
  const { note, position, photo } = evidence
  return {
    salt: newId(),
    note,
    latitude: position?.latitude ?? null,
    longitude: position?.longitude ?? null,
    accuracyM: position?.accuracyM ?? null,
    photoKey: photo?.key ?? null,
  }
}
