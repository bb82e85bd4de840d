import type { skipReasons } from '@washline/contract/dispatch/endpoints'
import type { OfferGround } from '@washline/contract/dispatch/offer-grounds'
import type { OfferId, OrderId, UserId } from '@washline/contract/ids'
import { inHandStatuses } from '@washline/contract/orders/process'
import type { Tx } from '../platform/db/database.ts'
import { inList } from '../platform/db/in-list.ts'
import { sql } from '../platform/db/sql.ts'
import type { MatchParts } from './rules/match-cost.ts'
import type { RefusalInputs } from './rules/refusal-inputs.ts'
import type { ScoreParts } from './rules/score-candidate.ts'

export interface Search {
  readonly orderId: OrderId
  readonly radiusStep: number
  readonly offersMade: number
  /** How many Washers the last whole wave asked. */
  readonly places: number
  readonly startedAt: Date
  readonly batchSince: Date | null
  /** The last batch that looked at it. */
  readonly batchedAt: Date | null
}

export interface Offer {
  readonly id: OfferId
  readonly orderId: OrderId
  readonly washerId: UserId
  readonly state: 'open' | 'accepted' | 'skipped' | 'expired' | 'ended'
  readonly expiresAt: Date
}

export type EndedOffer = Pick<Offer, 'id' | 'washerId'>

const offerColumns = sql`id, order_id as "orderId", washer_id as "washerId", state, expires_at as "expiresAt"`

/** Starts the search of an order; after a release it starts anew. */
export const startSearch = (tx: Tx, orderId: OrderId, at: Date): void =>
  tx.runLast(
    () => sql`
    insert into searches (order_id, started_at, place)
    select o.id, ${at}, point(coalesce(r.longitude, o.pickup_longitude), coalesce(r.latitude, o.pickup_latitude))
    from orders o left join rescues r on r.order_id = o.id and r.state = 'searching' where o.id = ${orderId}
    on conflict (order_id) do update set radius_step = 0, started_at = excluded.started_at, ended_at = null,
      batch_since = null, batched_at = null, place = excluded.place`,
  )

/** The running search of an order, locked; undefined if it has ended. */
export const lockSearch = (tx: Tx, orderId: OrderId): Promise<Search | undefined> =>
  tx.maybe<Search>(sql`
    select order_id as "orderId", radius_step as "radiusStep", offers_made as "offersMade", places, started_at as "startedAt",
      batch_since as "batchSince", batched_at as "batchedAt"
    from searches where order_id = ${orderId} and ended_at is null for update`)

/** With the commit: of a search that is locked. */
export const saveSearch = (tx: Tx, search: Pick<Search, 'orderId' | 'radiusStep' | 'offersMade' | 'places'>): void =>
  tx.runLast(
    () => sql`
    update searches set radius_step = ${search.radiusStep}, offers_made = ${search.offersMade},
      places = ${search.places}
    where order_id = ${search.orderId}`,
  )

export const endSearch = (tx: Tx, orderId: OrderId, at: Date): Promise<number> =>
  tx.run(sql`update searches set ended_at = ${at}, place = null where order_id = ${orderId} and ended_at is null`)

export interface NewOffer {
  readonly washerId: UserId
  readonly score: number
  readonly parts: ScoreParts
  /** What the pair cost, if a batch decided it. */
  readonly matchParts?: MatchParts
  readonly refusalInputs: RefusalInputs
  readonly ground: OfferGround
  readonly reason: string
  readonly distanceM: number
  readonly durationS: number
}

/** Inserts a wave of offers and returns their ids by Washer. */
export async function insertOffers(
  tx: Tx,
  wave: { orderId: OrderId; offers: readonly NewOffer[]; at: Date; expiresAt: Date },
): Promise<Map<UserId, OfferId>> {
  const rows = await tx.all<{ id: OfferId; washer_id: UserId }>(sql`
    insert into offers (order_id, washer_id, score, score_parts, match_parts, refusal_inputs, ground, reason, distance_m, duration_s,
      created_at, expires_at)
    select ${wave.orderId}, o."washerId", o.score, o.parts, o."matchParts", o."refusalInputs", o.ground, o.reason, o."distanceM", o."durationS", ${wave.at}, ${wave.expiresAt}
    from jsonb_to_recordset(${JSON.stringify(wave.offers)}::jsonb)
      as o("washerId" bigint, score float8, parts jsonb, "matchParts" jsonb, "refusalInputs" jsonb, ground text, reason text, "distanceM" float8, "durationS" float8)
    returning id, washer_id`)
  return new Map(rows.map((row) => [row.washer_id, row.id]))
}

export const findOffer = (tx: Tx, offerId: OfferId): Promise<Offer | undefined> =>
  tx.maybe<Offer>(sql`select ${offerColumns} from offers where id = ${offerId}`)

export const skipOffer = (
  tx: Tx,
  offerId: OfferId,
  at: Date,
  reason: (typeof skipReasons)[number] | undefined,
): Promise<number> =>
  tx.run(sql`
    update offers set state = 'skipped', answered_at = ${at}, skip_reason = ${reason ?? null}
    where id = ${offerId} and state = 'open'`)

export const saveSkipReason = (tx: Tx, offerId: OfferId, reason: (typeof skipReasons)[number]): Promise<number> =>
  tx.run(sql`update offers set skip_reason = ${reason} where id = ${offerId} and state = 'skipped'`)

/** Marks the order's open offers whose time is up as expired. */
export const expireOffers = (tx: Tx, orderId: OrderId, now: Date): Promise<EndedOffer[]> =>
  tx.all<EndedOffer>(sql`
    update offers set state = 'expired' where order_id = ${orderId} and state = 'open' and expires_at <= ${now}
    returning id, washer_id as "washerId"`)

export const endOffers = (tx: Tx, orderId: OrderId): Promise<EndedOffer[]> =>
  tx.all<EndedOffer>(sql`
    update offers set state = 'ended' where order_id = ${orderId} and state in ('open', 'accepted')
    returning id, washer_id as "washerId"`)

/** Ends the open offers of an order, and the one that its successor has accepted. */
export const endRescueOffers = (tx: Tx, orderId: OrderId, successorId: UserId | null): Promise<EndedOffer[]> =>
  tx.all<EndedOffer>(sql`
    update offers set state = 'ended'
    where order_id = ${orderId} and (state = 'open' or (state = 'accepted' and washer_id = ${successorId}::bigint))
    returning id, washer_id as "washerId"`)

/** Ends the open offers in which one of two people is the customer and the other the Washer. */
export const endOffersBetween = (
  tx: Tx,
  one: UserId,
  other: UserId,
): Promise<(EndedOffer & Pick<Offer, 'orderId'>)[]> =>
  tx.all(sql`
    update offers f set state = 'ended' from orders o
    where o.id = f.order_id and f.state = 'open'
      and (o.customer_id, f.washer_id) in ((${one}, ${other}), (${other}, ${one}))
    returning f.id, f.washer_id as "washerId", f.order_id as "orderId"`)

/** Accepts the Washer's offer, if it is still open, and ends all other open offers of the order. */
export const acceptOffer = (
  tx: Tx,
  offer: { orderId: OrderId; washerId: UserId },
  at: Date,
): Promise<(EndedOffer & Pick<Offer, 'state'>)[]> =>
  tx.all(sql`
    update offers set
      state = case when washer_id = ${offer.washerId} then 'accepted' else 'ended' end,
      answered_at = case when washer_id = ${offer.washerId} then ${at}::timestamptz end
    where order_id = ${offer.orderId} and state = 'open'
    returning id, washer_id as "washerId", state`)

/** Counts the Washer's orders in hand under a lock, so that two concurrent acceptances cannot exceed the capacity. */
export async function ordersInHandLocked(tx: Tx, washerId: UserId): Promise<number> {
  await tx.run(sql`select pg_advisory_xact_lock(hashtextextended('washer-capacity', ${washerId}))`)
  const { count } = await tx.one<{ count: number }>(sql`
    select (select count(*) from orders where washer_id = ${washerId} and status ${inList(inHandStatuses)})
      + (select count(*) from rescues where successor_id = ${washerId} and state = 'meeting') as count`)
  return count
}

/** One of the market's counters of offers to newcomers, locked until the wave is stored. */
export const lockNewcomerCounter = (tx: Tx, id: number): Promise<{ readonly credit: number }> =>
  tx.one<{ credit: number }>(sql`select credit from newcomer_counters where id = ${id} for update`)

/** With the commit: of a counter that is locked. */
export const saveNewcomerCounter = (tx: Tx, id: number, credit: number): void =>
  tx.runLast(() => sql`update newcomer_counters set credit = ${credit} where id = ${id}`)
