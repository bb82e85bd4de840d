import { createHash } from 'node:crypto'
import {
  type ClaimState,
  claimProcess,
  reviewedClaimStates,
  unassessedClaimStates,
} from '@washline/contract/claims/process'
import type { ClaimId, ClaimPhotoId, ItemId, OrderId, UserId } from '@washline/contract/ids'
import { market } from '@washline/contract/market'
import type { Minor } from '@washline/contract/money'
import { type Category, type GarmentId, garmentIds } from '@washline/contract/scanning/catalogue'
import { canonicalJson } from '../custody/index.ts'
import { inList } from '../platform/db/in-list.ts'
import type { Queryable } from '../platform/db/queryable.ts'
import { sql } from '../platform/db/sql.ts'
import { type Box, catalogueOf } from '../scanning/index.ts'
import type { Report } from './rules/assess-claim.ts'
import type { ClaimListRow, ClaimView, ConsoleClaimListRow } from './rules/claim.ts'
import type { CatalogueWorth, ClaimedItem } from './rules/findings.ts'

export const claimColumns = sql`
  c.id, c.order_id as "orderId", c.customer_id as "customerId", c.washer_id as "washerId", c.state, c.description,
  c.asked_minor as "askedMinor", c.liable_minor as "liableMinor", c.amount_minor as "amountMinor", c.paid_minor as "paidMinor", c.washer_minor as "washerMinor",
  c.liability_minor as "liabilityMinor",
  c.decided_by as "decidedBy", c.decision_reason as "decisionReason", c.decisions, c.reserve_id as "reserveId", c.reply,
  c.replied_at as "repliedAt", c.reply_until as "replyUntil", c.appeal, c.appealed_at as "appealedAt", c.undelivered as "isUndelivered",
  c.submitted_at as "submittedAt", c.assessed_at as "assessedAt", c.decision_due_at as "decisionDueAt", c.overdue_at as "overdueAt",
  c.last_due_at as "lastDueAt", c.decided_at as "decidedAt", c.paid_at as "paidAt"`

/** SHA-256 of a report in canonical form: equal for a report and for its copy read from the database. */
export const hashReport = (report: Report): string => createHash('sha256').update(canonicalJson(report)).digest('hex')

interface Listed {
  readonly garment: string
  readonly catalogueVersion: number
}

function garmentOf(id: string): GarmentId {
  const garment = garmentIds.find((each) => each === id)
  if (!garment) throw new Error(`the catalogue has no class ${id}`)
  return garment
}

type Worth = CatalogueWorth & { readonly garment: GarmentId }

/** Adds the worth of each piece from the price list of its order. */
async function valued<Row extends Listed>(
  q: Queryable,
  rows: readonly Row[],
): Promise<(Omit<Row, 'garment'> & Worth)[]> {
  const [first] = rows
  if (!first) return []
  const { garments } = await catalogueOf(q, first.catalogueVersion)
  return rows.map((row) => {
    const garment = garmentOf(row.garment)
    const { replacementMinor, expectedLifeYears } = garments[garment]
    return { ...row, garment, usualMinor: replacementMinor, expectedLifeMonths: expectedLifeYears * 12 }
  })
}

export const itemsOfClaim = async (q: Queryable, claimId: ClaimId): Promise<ClaimedItem[]> =>
  valued(
    q,
    await q.all<Omit<ClaimedItem, keyof Worth> & Listed>(sql`
      select x.item_id as "itemId", x.name, x.garment, x.problem, x.quantity, x.retail_minor as "retailMinor",
        x.age_months as "ageMonths", x.condition, o.catalogue_version as "catalogueVersion"
      from claim_items x join claims c on c.id = x.claim_id join orders o on o.id = c.order_id
      where x.claim_id = ${claimId} order by x.position`),
  )

/** The boxes of items in the first photo of their order. An item that was added by hand has none. */
export const boxesOfItems = (
  q: Queryable,
  orderId: OrderId,
  itemIds: readonly ItemId[],
): Promise<{ itemId: ItemId; boxes: Box[] }[]> =>
  q.all(sql`
    select id as "itemId", boxes from order_items where order_id = ${orderId} and id = any(${itemIds}) order by position`)

export const photosOfClaim = (q: Queryable, claimId: ClaimId) =>
  q.all<{ id: ClaimPhotoId; key: string | null; takenAt: Date | null; fingerprint: string | null }>(sql`
    select id, key, taken_at as "takenAt", fingerprint::text as fingerprint
    from claim_photos where claim_id = ${claimId} and side = 'customer' order by position`)

const photosOfReply = (q: Queryable, claimId: ClaimId): Promise<ClaimView['replyPhotos'][number][]> =>
  q.all(sql`
    select p.id, p.key, p.taken_at as "takenAt", exists (
      select 1 from claims other join claim_photos o on o.claim_id = other.id and o.side = 'washer'
      where other.washer_id = p.uploader_id and other.id <> p.claim_id
        and bit_count(o.fingerprint # p.fingerprint) <= ${market.claims.samePhotoBits}
    ) as "usedBefore"
    from claim_photos p where p.claim_id = ${claimId} and p.side = 'washer' order by p.position`)

type Head = ConsoleClaimListRow & { customerEmail: string; washerEmail: string }

/**
 * A claim with everything that is shown of it. With `userId`, only for the customer or the Washer; operators read
 * without.
 */
export async function claimView(q: Queryable, id: ClaimId, userId?: UserId): Promise<ClaimView | undefined> {
  const head = await q.maybe<Head & Pick<ClaimView, 'deliveredAt' | 'reservedMinor' | 'report'>>(sql`
    select ${claimColumns}, u.name as "customerName", u.email as "customerEmail",
      coalesce(b.business_name, w.name) as "washerName", w.name as "washerPerson", w.email as "washerEmail", coalesce(h.pending_minor + h.available_minor, 0)::bigint as "reservedMinor", o.delivered_at as "deliveredAt", r.report
    from claims c join orders o on o.id = c.order_id join contacts u on u.id = c.customer_id join contacts w on w.id = c.washer_id
    left join washer_profiles b on b.user_id = w.id left join earning_reserves h on h.id = c.reserve_id left join claim_reports r on r.claim_id = c.id
    where c.id = ${id} and (${userId ?? null}::bigint is null or ${userId ?? null}::bigint in (c.customer_id, c.washer_id))`)
  if (!head) return undefined
  const [items, photos, replyPhotos, events] = await Promise.all([
    itemsOfClaim(q, id),
    photosOfClaim(q, id),
    head.repliedAt ? photosOfReply(q, id) : [],
    q.all<ClaimView['events'][number]>(sql`
      select to_state as state, actor as by, at, reason, report_sha256 as "reportSha256"
      from claim_events where claim_id = ${id} order by id`),
  ])
  const { customerName, customerEmail, washerName, washerPerson, washerEmail, ...claim } = head
  return {
    ...claim,
    customer: { id: claim.customerId, name: customerName, email: customerEmail },
    washer: { id: claim.washerId, name: washerName, person: washerPerson, email: washerEmail },
    items,
    photos,
    replyPhotos,
    events,
    reportSha256: head.report && hashReport(head.report),
  }
}

/** A page of the claims of a person, newest first; with `role`, as customer or as Washer only. */
export const claimsOf = (
  q: Queryable,
  userId: UserId,
  page: {
    before: number | undefined
    limit: number
    orderId: OrderId | undefined
    role: 'customer' | 'washer' | undefined
  },
): Promise<ClaimListRow[]> =>
  q.all<ClaimListRow>(sql`
    select ${claimColumns}, (
      select coalesce(jsonb_agg(
        jsonb_build_object('name', i.name, 'problem', i.problem, 'quantity', i.quantity) order by i.position), '[]')
      from claim_items i where i.claim_id = c.id
    ) as items
    from claims c
    where ((c.customer_id = ${userId} and ${page.role !== 'washer'}) or (c.washer_id = ${userId} and ${page.role !== 'customer'}))
      and c.id < coalesce(${page.before ?? null}::bigint, 9223372036854775807)
      and (${page.orderId ?? null}::bigint is null or c.order_id = ${page.orderId ?? null}::bigint)
    order by c.id desc limit ${page.limit}`)

/** The cover of an order and what its claims were paid in all. */
export const coverOf = (q: Queryable, orderId: OrderId): Promise<{ limitMinor: Minor; usedMinor: Minor }> =>
  q.one(sql`
    select o.coverage_minor as "limitMinor",
      coalesce((select sum(c.paid_minor) from claims c where c.order_id = o.id), 0)::bigint as "usedMinor"
    from orders o where o.id = ${orderId}`)

export interface OrderItemRow extends CatalogueWorth {
  readonly id: ItemId
  readonly name: string
  readonly category: Category
  readonly garment: GarmentId
  readonly listed: number
  /** Pieces in other claims that are open or were approved. */
  readonly claimedBefore: number
}

export const itemsOfOrder = async (q: Queryable, orderId: OrderId, exceptClaimId?: ClaimId): Promise<OrderItemRow[]> =>
  valued(
    q,
    await q.all<Omit<OrderItemRow, keyof Worth> & Listed>(sql`
      select i.id, i.name, i.category, i.garment, i.quantity as listed, coalesce((
        select sum(x.quantity) from claim_items x join claims c on c.id = x.claim_id
        where c.order_id = i.order_id and x.item_id = i.id and c.state <> ${claimProcess.reject.to} and c.id <> ${exceptClaimId ?? 0}
      ), 0)::int as "claimedBefore", o.catalogue_version as "catalogueVersion"
      from order_items i join orders o on o.id = i.order_id where i.order_id = ${orderId} order by i.position`),
  )

export const declaredOf = (q: Queryable, orderId: OrderId): Promise<{ itemId: ItemId; valueMinor: Minor }[]> =>
  q.all(sql`
    select item_id as "itemId", value_minor as "valueMinor" from order_declared_items
    where order_id = ${orderId} order by id`)

export interface ClaimOrder {
  readonly id: OrderId
  readonly customerId: UserId
  readonly washerId: UserId | null
  readonly pickedUpAt: Date | null
  readonly deliveredAt: Date | null
  /** When it ended without a delivery. */
  readonly cancelledAt: Date | null
  readonly promiseS: number
  readonly photoKeys: readonly string[]
}

/** The order of a claim, for its customer. */
export const orderForClaim = (q: Queryable, orderId: OrderId, customerId: UserId): Promise<ClaimOrder | undefined> =>
  q.maybe<ClaimOrder>(sql`
    select id, customer_id as "customerId", washer_id as "washerId", picked_up_at as "pickedUpAt",
      delivered_at as "deliveredAt", cancelled_at as "cancelledAt", promise_s as "promiseS", photo_keys as "photoKeys"
    from orders where id = ${orderId} and customer_id = ${customerId} and placed_at is not null`)

export const claimsOfOrder = (q: Queryable, orderId: OrderId): Promise<{ id: ClaimId; state: ClaimState }[]> =>
  q.all(sql`select id, state from claims where order_id = ${orderId} order by id`)

export interface History {
  readonly orders: number
  readonly claims: number
  /** A customer's claims that were paid; a Washer's claims that they were liable for. */
  readonly approved: number
}

const since = (at: Date) => new Date(at.getTime() - market.claims.history.windowMs)

/** Delivered orders and claims of a customer within the history window, one claim left out. */
export const customerHistory = (
  q: Queryable,
  about: { userId: UserId; at: Date; exceptClaimId: ClaimId },
): Promise<History> =>
  q.one<History>(sql`
    select (select count(*) from orders where customer_id = ${about.userId} and delivered_at >= ${since(about.at)})::int as orders,
      count(*)::int as claims, count(*) filter (where c.paid_minor > 0)::int as approved
    from claims c
    where c.customer_id = ${about.userId} and c.id <> ${about.exceptClaimId} and c.submitted_at >= ${since(about.at)}`)

export const washerHistory = (
  q: Queryable,
  about: { userId: UserId; at: Date; exceptClaimId: ClaimId },
): Promise<History> =>
  q.one<History>(sql`
    select (select count(*) from orders where washer_id = ${about.userId} and delivered_at >= ${since(about.at)})::int as orders,
      count(*)::int as claims, count(*) filter (where c.washer_minor > 0)::int as approved
    from claims c
    where c.washer_id = ${about.userId} and c.id <> ${about.exceptClaimId} and c.submitted_at >= ${since(about.at)}`)

/** The first other claim with a similar picture, mirrored or turned too, preferring the customer's own. */
export const claimWithPhoto = (
  q: Queryable,
  photo: { fingerprints: readonly string[]; claimId: ClaimId; customerId: UserId },
): Promise<{ claimId: ClaimId; byCustomer: boolean } | undefined> =>
  q.maybe(sql`
    select p.claim_id as "claimId", c.customer_id = ${photo.customerId} as "byCustomer"
    from claim_photos p join claims c on c.id = p.claim_id
    where p.claim_id < ${photo.claimId} and p.side = 'customer'
      and exists (select from unnest(${photo.fingerprints}::text[]) print
        where bit_count(p.fingerprint # print::bit(128)) <= ${market.claims.samePhotoBits})
    order by 2 desc, 1 limit 1`)

/** Claims that wait for an operator: in review, appealed, or paid with an objection of the Washer. */
const waits = sql`(c.state ${inList(reviewedClaimStates)}
  or (c.state ${inList([claimProcess.pay.to])} and c.reserve_id is not null and c.replied_at is not null))`

const consoleRows = sql`
  select ${claimColumns}, u.name as "customerName", coalesce(b.business_name, w.name) as "washerName", w.name as "washerPerson"
  from claims c join people u on u.id = c.customer_id join people w on w.id = c.washer_id
  left join washer_profiles b on b.user_id = w.id`

/** A page of waiting claims, the soonest due first. */
export const waitingClaims = (
  q: Queryable,
  page: { after: { dueAt: Date; id: number } | undefined; limit: number },
): Promise<ConsoleClaimListRow[]> =>
  q.all<ConsoleClaimListRow>(sql`
    ${consoleRows} where ${waits}
      and (c.decision_due_at, c.id) > (coalesce(${page.after?.dueAt ?? null}::timestamptz, '-infinity'), ${page.after?.id ?? 0}::bigint)
    order by c.decision_due_at, c.id limit ${page.limit}`)

export const allClaims = (
  q: Queryable,
  page: { before: number | undefined; limit: number },
): Promise<ConsoleClaimListRow[]> =>
  q.all<ConsoleClaimListRow>(sql`
    ${consoleRows} where c.id < coalesce(${page.before ?? null}::bigint, 9223372036854775807)
    order by c.id desc limit ${page.limit}`)

export const claimOrderId = async (q: Queryable, id: ClaimId): Promise<OrderId | undefined> =>
  (await q.maybe<{ orderId: OrderId }>(sql`select order_id as "orderId" from claims where id = ${id}`))?.orderId

/**
 * Claims submitted before that time and not assessed, paid claims whose reply window ended before it, claims whose deadline it
 * missed, and orders that were delivered before it and after they were claimed as not delivered.
 */
export const unfinishedClaims = (
  q: Queryable,
  before: Date,
): Promise<{ unassessed: ClaimId[]; unsettled: ClaimId[]; overdue: ClaimId[]; delivered: OrderId[] }> =>
  q.one(sql`
    select
      (select coalesce(json_agg(id), '[]') from claims
        where state ${inList(unassessedClaimStates)} and submitted_at < ${before}) as unassessed,
      (select coalesce(json_agg(id), '[]') from claims
        where state ${inList([claimProcess.pay.to])} and reserve_id is not null and replied_at is null and reply_until < ${before}) as unsettled,
      (select coalesce(json_agg(c.id), '[]') from claims c
        where (${waits} or c.state ${inList(unassessedClaimStates)}) and c.overdue_at is null and c.decision_due_at < ${before}) as overdue,
      (select coalesce(json_agg(distinct c.order_id), '[]') from claims c join orders o on o.id = c.order_id
        where c.state ${inList(reviewedClaimStates)} and c.undelivered and o.delivered_at < ${before}) as delivered`)
