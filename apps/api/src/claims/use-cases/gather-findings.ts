import { readChain } from '../../custody/index.ts'
import type { Queryable } from '../../platform/db/database.ts'
import type { Examined } from '../photo-findings-gateway.ts'
import {
  claimWithPhoto,
  coverOf,
  customerHistory,
  declaredOf,
  itemsOfOrder,
  type OrderItemRow,
  photosOfClaim,
  washerHistory,
} from '../queries.ts'
import type { Claim } from '../rules/claim.ts'
import type { Findings, ItemCounts, OrderPhotoKind, PhotoFinding } from '../rules/findings.ts'

export type CountedItem = OrderItemRow & ItemCounts

/** The items of an order with every count of its chain of custody. */
export async function countItems(q: Queryable, orderId: number, exceptClaimId?: number): Promise<CountedItem[]> {
  const chain = await readChain(q, orderId)
  const items = await itemsOfOrder(q, orderId, exceptClaimId)
  const countAt = (step: 'pickup' | 'return' | 'received', itemId: number): number | null =>
    chain.find((each) => each.step === step)?.counts.find((count) => count.itemId === itemId)?.quantity ?? null
  return items.map((item) => ({
    ...item,
    itemId: item.id,
    countedIn: countAt('pickup', item.id),
    countedOut: countAt('return', item.id),
    received: countAt('received', item.id),
  }))
}

/** Photos that the order has without a claim, with what they are. */
export async function orderPhotos(
  q: Queryable,
  order: { readonly id: number; readonly photoKeys: readonly string[] },
): Promise<{ kind: OrderPhotoKind; key: string }[]> {
  const chain = await readChain(q, order.id)
  return [
    ...order.photoKeys.map((key) => ({ kind: 'scan' as const, key })),
    ...chain.flatMap(({ step, photo }) =>
      photo && (step === 'pickup' || step === 'return') ? { kind: step, key: photo.key } : [],
    ),
  ]
}

/** All that the rules look at, read in one transaction. What is seen in the pictures was looked at before. */
export async function gatherFindings(
  q: Queryable,
  claim: Claim,
  seen: Examined & { readonly deliveredAt: Date },
): Promise<Findings> {
  const { id: claimId, orderId, customerId, washerId, submittedAt: at } = claim
  const photos: PhotoFinding[] = []
  const sightings: Findings['looked']['sightings'][number][] = []
  for (const [index, photo] of (await photosOfClaim(q, claimId)).entries()) {
    const { fingerprint, takenAt } = photo
    const sighting = seen.sightings.get(photo.id)
    if (sighting) sightings.push({ photo: index + 1, ...sighting })
    const used = fingerprint === null ? undefined : await claimWithPhoto(q, { fingerprint, claimId, customerId })
    photos.push({
      number: index + 1,
      takenAt,
      isComparable: fingerprint !== null,
      usedBefore: used ?? null,
      sameAs: seen.sameAs.get(photo.id) ?? null,
    })
  }
  const { orders, claims } = await customerHistory(q, { userId: customerId, at, exceptClaimId: claimId })
  const washer = await washerHistory(q, { userId: washerId, at, exceptClaimId: claimId })
  return {
    deliveredAt: seen.deliveredAt,
    counts: await countItems(q, orderId, claimId),
    photos,
    looked: { by: seen.by, sightings },
    declared: await declaredOf(q, orderId),
    cover: await coverOf(q, orderId),
    customer: { orders, claims },
    washer: { orders: washer.orders, claims: washer.approved },
  }
}
