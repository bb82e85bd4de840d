import type { CustodyStepName } from '@washline/contract/custody/schemas'
import type { ItemId, OrderId, UserId } from '@washline/contract/ids'
import { type OrderStatus, orderProcess } from '@washline/contract/orders/process'
import type { TagCode } from '@washline/contract/tags/tag-code'
import type { Queryable } from '../platform/db/queryable.ts'
import { sql } from '../platform/db/sql.ts'
import { differencesOf } from './rules/count-bag.ts'
import type { Count } from './rules/hash-step.ts'
import type { ShownStep } from './rules/show-custody.ts'

/** The chain of an order, oldest first. */
export const stepRows = (q: Queryable, orderId: OrderId): Promise<ShownStep[]> =>
  q.all<ShownStep>(sql`
  select s.order_id as "orderId", s.number, s.step, s.actor, s.actor_id as "actorId", u.name as "actorName",
    s.made_at as "madeAt", s.recorded_at as "recordedAt", s.is_late as "isLate", s.counts,
    s.pin_confirmed as "pinConfirmed",
    case when s.tags_seen is not null and s.tags_expected is not null then json_build_object('seen', s.tags_seen, 'expected', s.tags_expected) end as tags,
    s.photo_sha256 as "photoSha256", s.details_hash as "detailsHash",
    s.previous_hash as "previousHash", s.hash,
    case when d.order_id is null then null else json_build_object('salt', d.salt, 'note', d.note, 'latitude', d.latitude,
      'longitude', d.longitude, 'accuracyM', d.accuracy_m, 'photoKey', d.photo_key) end as details
  from custody_steps s
  join people u on u.id = s.actor_id
  left join custody_details d on d.order_id = s.order_id and d.number = s.number
  where s.order_id = ${orderId} order by s.number`)

/** The current Washer's wrong PINs for the handover that is due. */
const wrongPins = sql`
  coalesce((select t.wrong from custody_pin_tries t where t.order_id = o.id and t.washer_id = o.washer_id
    and t.step = case o.status when ${orderProcess.pickUp.from[0]} then 'pickup' when ${orderProcess.deliver.from[0]} then 'return' end), 0)
    as "wrongPins"`

const listOf = sql`
  (select coalesce(json_agg(json_build_object('id', i.id, 'name', i.name, 'category', i.category, 'quantity', i.quantity)
    order by i.position), '[]') from order_items i where i.order_id = o.id) as list`

/** The tags on the bag. */
const tagsOf = sql`(select coalesce(json_agg(g.code order by g.code), '[]') from tags g where g.order_id = o.id) as tags`

export interface CustodyOrder {
  readonly status: OrderStatus
  readonly customerHasLeft: boolean
  readonly wrongPins: number
  readonly tags: readonly TagCode[]
  readonly list: readonly {
    readonly id: ItemId
    readonly name: string
    readonly category: string
    readonly quantity: number
  }[]
}

/** The order's part of the custody page, for its customer or its Washer. */
export const custodyOrder = (q: Queryable, orderId: OrderId, userId: UserId): Promise<CustodyOrder | undefined> =>
  q.maybe<CustodyOrder>(sql`
    select o.status, c.is_deleted as "customerHasLeft",
      ${wrongPins},
      ${tagsOf},
      ${listOf}
    from orders o join contacts c on c.id = o.customer_id
    where o.id = ${orderId} and o.placed_at is not null and ${userId}::bigint in (o.customer_id, o.washer_id)`)

export interface PinOrder {
  readonly status: OrderStatus
  readonly washerId: UserId | null
  readonly acceptedAt: Date | null
  readonly wrongPins: number
}

/** The input of the order's PIN, for its customer only. */
export const pinOrder = (q: Queryable, orderId: OrderId, customerId: UserId): Promise<PinOrder | undefined> =>
  q.maybe<PinOrder>(sql`
    select o.status, o.washer_id as "washerId", o.accepted_at as "acceptedAt",
      ${wrongPins}
    from orders o where o.id = ${orderId} and o.customer_id = ${customerId}`)

export interface TakeoverRow extends Pick<CustodyOrder, 'list' | 'tags'> {
  readonly giverName: string
  readonly address: string
  readonly latitude: number
  readonly longitude: number
  readonly dueAt: Date
  readonly isWashed: boolean
  readonly wrongPins: number
}

const wrongTakeoverPins = sql`
  coalesce((select t.wrong from custody_pin_tries t
    where t.order_id = r.order_id and t.washer_id = r.successor_id and t.step = 'handover'), 0) as "wrongPins"`

/** What the Washer who takes an order over needs, for that Washer only. */
export const takeoverRow = (q: Queryable, orderId: OrderId, washerId: UserId): Promise<TakeoverRow | undefined> =>
  q.maybe<TakeoverRow>(sql`
    select g.name as "giverName", r.address, r.latitude, r.longitude, r.due_at as "dueAt", r.is_washed as "isWashed",
      ${wrongTakeoverPins}, ${tagsOf}, ${listOf}
    from rescues r join people g on g.id = r.giver_id join orders o on o.id = r.order_id
    where r.order_id = ${orderId} and r.successor_id = ${washerId} and r.state = 'meeting' and r.due_at is not null`)

/** The input of the PIN of a handover between Washers, for the one who has the laundry. */
export const takeoverPinRow = (
  q: Queryable,
  orderId: OrderId,
  giverId: UserId,
): Promise<{ successorId: UserId | null; acceptedAt: Date | null; wrongPins: number } | undefined> =>
  q.maybe(sql`
    select r.successor_id as "successorId", r.accepted_at as "acceptedAt", ${wrongTakeoverPins}
    from orders o left join rescues r on r.order_id = o.id and r.state = 'meeting'
    where o.id = ${orderId} and o.washer_id = ${giverId}`)

/** A step of an order's chain as other modules read it. */
export interface ChainStep {
  readonly number: number
  readonly step: CustodyStepName
  readonly at: Date
  readonly by: { readonly kind: 'customer' | 'washer'; readonly userId: UserId }
  /** `quantity` is null if nobody counted. */
  readonly counts: readonly Count[]
  /** The counts that differ from the expected quantity. */
  readonly differences: readonly Count[]
  readonly photo: { readonly key: string; readonly sha256: string } | null
  readonly pinConfirmed: boolean
  readonly note: string | null
  readonly position: { readonly latitude: number; readonly longitude: number } | null
  readonly syncedLate: boolean
  readonly hash: string
  readonly previousHash: string | null
}

/** The chain of an order, oldest step first; empty for orders placed before custody existed. */
export async function readChain(q: Queryable, orderId: OrderId): Promise<ChainStep[]> {
  const rows = await stepRows(q, orderId)
  return rows.map(({ details, ...row }) => ({
    number: row.number,
    step: row.step,
    at: row.madeAt,
    by: { kind: row.actor, userId: row.actorId },
    counts: row.counts,
    differences: differencesOf(row.counts),
    photo: details?.photoKey && row.photoSha256 ? { key: details.photoKey, sha256: row.photoSha256 } : null,
    pinConfirmed: row.pinConfirmed,
    note: details?.note ?? null,
    position:
      details && details.latitude !== null && details.longitude !== null
        ? { latitude: details.latitude, longitude: details.longitude }
        : null,
    syncedLate: row.isLate,
    hash: row.hash,
    previousHash: row.previousHash,
  }))
}

/** Orders that have a chain, from one id on. */
export const ordersWithChains = (
  q: Queryable,
  after: OrderId,
  limit: number,
): Promise<{ orderId: OrderId; customerHasLeft: boolean }[]> =>
  q.all<{ orderId: OrderId; customerHasLeft: boolean }>(sql`
    select o.id as "orderId", c.is_deleted as "customerHasLeft"
    from orders o join contacts c on c.id = o.customer_id
    where o.id > ${after} and exists (select from custody_steps s where s.order_id = o.id)
    order by o.id limit ${limit}`)
