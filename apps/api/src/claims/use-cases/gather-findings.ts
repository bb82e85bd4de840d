import { isMissing } from '@washline/contract/claims/problems'
import type { ClaimId, ItemId, OrderId, UserId } from '@washline/contract/ids'
import { market } from '@washline/contract/market'
import { readChain } from '../../custody/index.ts'
import type { Queryable } from '../../platform/db/queryable.ts'
import type { Examined } from '../photo-findings-gateway.ts'
import { customerAccount, dealingsOf, linksOf, paidByRulesSince } from '../queries/standing.ts'
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
import { type OrderTimes, promisedAt, undeliveredFrom } from '../rules/claim-course.ts'
import { custodyStages, heldBy, washerOfClaim } from '../rules/custody-stages.ts'
import type { ClaimedItem, Findings, ItemCounts, OrderPhotoKind, PhotoFinding, Standing } from '../rules/findings.ts'

export type CountedItem = OrderItemRow & ItemCounts

/** The items of an order with every count of its chain of custody. */
export async function countItems(
  q: Queryable,
  orderId: OrderId,
  about: { readonly washerId?: UserId; readonly exceptClaimId?: ClaimId } = {},
): Promise<CountedItem[]> {
  const { washerId, exceptClaimId } = about
  const chain = await readChain(q, orderId)
  const stages = custodyStages(chain)
  const heldIn = (itemId: ItemId) =>
    washerId !== undefined && stages.length > 1 ? heldBy(stages, washerId, itemId) : undefined
  const items = await itemsOfOrder(q, orderId, exceptClaimId)
  const countAt = (step: 'pickup' | 'return' | 'received', itemId: ItemId): number | null =>
    chain.findLast((each) => each.step === step)?.counts.find((count) => count.itemId === itemId)?.quantity ?? null
  return items.map((item) => {
    const held = heldIn(item.id)
    return {
      ...item,
      itemId: item.id,
      countedIn: countAt('pickup', item.id),
      countedOut: countAt('return', item.id),
      received: countAt('received', item.id),
      ...(held && { held }),
    }
  })
}

/** Whom a claim is about, of the Washers who had the laundry of an order. */
export const chooseWasher = async (
  q: Queryable,
  order: { readonly id: OrderId; readonly washerId: UserId },
  items: readonly Pick<ClaimedItem, 'itemId' | 'problem' | 'quantity'>[],
): Promise<UserId> =>
  washerOfClaim(
    custodyStages(await readChain(q, order.id)),
    items.filter(({ problem }) => isMissing(problem)),
    order.washerId,
  )

/** The photos of an order from before any claim: scan, pickup and return. */
export async function orderPhotos(
  q: Queryable,
  order: { readonly id: OrderId; readonly photoKeys: readonly string[] },
): Promise<{ kind: OrderPhotoKind; key: string }[]> {
  const chain = await readChain(q, order.id)
  return [
    ...order.photoKeys.map((key) => ({ kind: 'scan' as const, key })),
    ...chain.flatMap(({ step, photo }) =>
      photo && (step === 'pickup' || step === 'return') ? { kind: step, key: photo.key } : [],
    ),
  ]
}

type OrderFindings = Pick<Findings, 'promisedAt' | 'undeliveredFrom' | 'deliveredAt'>

/** When an order was due, could be claimed for without a delivery, and was delivered. */
export const orderFindings = (order: OrderTimes & { pickedUpAt: Date }): OrderFindings => ({
  promisedAt: promisedAt(order.pickedUpAt, order),
  undeliveredFrom: undeliveredFrom(order.pickedUpAt, order),
  deliveredAt: order.deliveredAt,
})

/** Reads the input of the rules in one transaction. The pictures were examined before. */
export async function gatherFindings(q: Queryable, claim: Claim, seen: Examined & OrderFindings): Promise<Findings> {
  const { id: claimId, orderId, customerId, washerId, submittedAt: at } = claim
  const photos: PhotoFinding[] = []
  const sightings: Findings['looked']['sightings'][number][] = []
  for (const [index, photo] of (await photosOfClaim(q, claimId)).entries()) {
    const { fingerprint, takenAt } = photo
    const sighting = seen.sightings.get(photo.id)
    if (sighting) sightings.push({ photo: index + 1, ...sighting })
    const fingerprints = seen.turned.get(photo.id) ?? []
    const prints = fingerprint === null ? fingerprints : [fingerprint, ...fingerprints]
    const used =
      prints.length === 0 ? undefined : await claimWithPhoto(q, { fingerprints: prints, claimId, customerId })
    photos.push({
      number: index + 1,
      takenAt,
      isComparable: fingerprint !== null,
      usedBefore: used ?? null,
      sameAs: seen.sameAs.get(photo.id) ?? null,
      shows: seen.shows.get(photo.id) ?? null,
      likeness: seen.likeness.get(photo.id) ?? [],
    })
  }
  const { orders, claims } = await customerHistory(q, { userId: customerId, at, exceptClaimId: claimId })
  const washer = await washerHistory(q, { userId: washerId, at, exceptClaimId: claimId })
  return {
    promisedAt: seen.promisedAt,
    undeliveredFrom: seen.undeliveredFrom,
    deliveredAt: seen.deliveredAt,
    counts: await countItems(q, orderId, { washerId, exceptClaimId: claimId }),
    photos,
    looked: { by: seen.by, sightings },
    declared: await declaredOf(q, orderId),
    cover: await coverOf(q, orderId),
    customer: { orders, claims },
    washer: { orders: washer.orders, claims: washer.approved },
    standing: await gatherStanding(q, claim),
  }
}

/** What the rules about a payment without an operator ask of the two people, and what such payments came to. */
async function gatherStanding(q: Queryable, claim: Claim): Promise<Standing> {
  const { accountOpenedAt, paidOrders } = await customerAccount(q, claim)
  const since = new Date(claim.submittedAt.getTime() - market.claims.instant.budgetMs)
  return {
    accountOpenedAt,
    paidOrders,
    links: { ...(await linksOf(q, claim)), mutual: await dealingsOf(q, claim) },
    paidByRulesMinor: await paidByRulesSince(q, since),
  }
}
