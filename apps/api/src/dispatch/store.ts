import type { skipReasons } from '@washline/contract/dispatch/endpoints'
import type { Tx } from '../platform/db/database.ts'
import { sql } from '../platform/db/sql.ts'
import type { ScoreParts } from './rules/score-candidate.ts'

export interface Search {
  readonly orderId: number
  readonly radiusStep: number
  readonly offersMade: number
  readonly startedAt: Date
}

export interface Offer {
  readonly id: number
  readonly orderId: number
  readonly washerId: number
  readonly state: 'open' | 'accepted' | 'skipped' | 'expired' | 'ended'
  readonly expiresAt: Date
}

export type EndedOffer = Pick<Offer, 'id' | 'washerId'>

const offerColumns = sql`id, order_id as "orderId", washer_id as "washerId", state, expires_at as "expiresAt"`

/** Begins or, after a release, begins again. */
export const startSearch = (tx: Tx, orderId: number, at: Date): Promise<number> =>
  tx.run(sql`
    insert into searches (order_id, started_at) values (${orderId}, ${at})
    on conflict (order_id) do update set radius_step = 0, started_at = excluded.started_at, ended_at = null`)

/** The running search of an order, locked; nothing when it has ended. */
export const lockSearch = (tx: Tx, orderId: number): Promise<Search | undefined> =>
  tx.maybe<Search>(sql`
    select order_id as "orderId", radius_step as "radiusStep", offers_made as "offersMade", started_at as "startedAt"
    from searches where order_id = ${orderId} and ended_at is null for update`)

export const saveSearch = (tx: Tx, search: Pick<Search, 'orderId' | 'radiusStep' | 'offersMade'>): Promise<number> =>
  tx.run(sql`
    update searches set radius_step = ${search.radiusStep}, offers_made = ${search.offersMade}
    where order_id = ${search.orderId}`)

export const endSearch = (tx: Tx, orderId: number, at: Date): Promise<number> =>
  tx.run(sql`update searches set ended_at = ${at} where order_id = ${orderId} and ended_at is null`)

export interface NewOffer {
  readonly washerId: number
  readonly score: number
  readonly parts: ScoreParts
  readonly reason: string
  readonly distanceM: number
  readonly durationS: number
}

/** Writes a wave of offers in one statement and gives their ids by Washer. */
export async function insertOffers(
  tx: Tx,
  wave: { orderId: number; offers: readonly NewOffer[]; at: Date; expiresAt: Date },
): Promise<Map<number, number>> {
  const rows = await tx.all<{ id: number; washer_id: number }>(sql`
    insert into offers (order_id, washer_id, score, score_parts, reason, distance_m, duration_s, created_at, expires_at)
    select ${wave.orderId}, o."washerId", o.score, o.parts, o.reason, o."distanceM", o."durationS", ${wave.at}, ${wave.expiresAt}
    from jsonb_to_recordset(${JSON.stringify(wave.offers)}::jsonb)
      as o("washerId" bigint, score float8, parts jsonb, reason text, "distanceM" float8, "durationS" float8)
    returning id, washer_id`)
  return new Map(rows.map((row) => [row.washer_id, row.id]))
}

export const findOffer = (tx: Tx, offerId: number): Promise<Offer | undefined> =>
  tx.maybe<Offer>(sql`select ${offerColumns} from offers where id = ${offerId}`)

export const skipOffer = (
  tx: Tx,
  offerId: number,
  at: Date,
  reason: (typeof skipReasons)[number] | undefined,
): Promise<number> =>
  tx.run(sql`
    update offers set state = 'skipped', answered_at = ${at}, skip_reason = ${reason ?? null}
    where id = ${offerId} and state = 'open'`)

/** Closes the open offers of an order whose time is up. */
export const expireOffers = (tx: Tx, orderId: number, now: Date): Promise<EndedOffer[]> =>
  tx.all<EndedOffer>(sql`
    update offers set state = 'expired' where order_id = ${orderId} and state = 'open' and expires_at <= ${now}
    returning id, washer_id as "washerId"`)

export const endOffers = (tx: Tx, orderId: number): Promise<EndedOffer[]> =>
  tx.all<EndedOffer>(sql`
    update offers set state = 'ended' where order_id = ${orderId} and state in ('open', 'accepted')
    returning id, washer_id as "washerId"`)

/** Ends the open offers that one of two people has for an order of the other. */
export const endOffersBetween = (
  tx: Tx,
  one: number,
  other: number,
): Promise<(EndedOffer & Pick<Offer, 'orderId'>)[]> =>
  tx.all(sql`
    update offers f set state = 'ended' from orders o
    where o.id = f.order_id and f.state = 'open'
      and (o.customer_id, f.washer_id) in ((${one}, ${other}), (${other}, ${one}))
    returning f.id, f.washer_id as "washerId", f.order_id as "orderId"`)

/** One accepts, all others end, in one statement. Nothing is accepted when the Washer's own offer is no longer open. */
export const acceptOffer = (
  tx: Tx,
  offer: { orderId: number; washerId: number },
  at: Date,
): Promise<(EndedOffer & Pick<Offer, 'state'>)[]> =>
  tx.all(sql`
    update offers set
      state = case when washer_id = ${offer.washerId} then 'accepted' else 'ended' end,
      answered_at = case when washer_id = ${offer.washerId} then ${at}::timestamptz end
    where order_id = ${offer.orderId} and state = 'open'
    returning id, washer_id as "washerId", state`)

/** Takes the Washer's own turn, so that two accepts of one Washer cannot pass the capacity together, and counts the orders in hand. */
export async function ordersInHandLocked(tx: Tx, washerId: number): Promise<number> {
  await tx.run(sql`select pg_advisory_xact_lock(hashtextextended('washer-capacity', ${washerId}))`)
  const { count } = await tx.one<{ count: number }>(sql`
    select count(*) as count from orders where washer_id = ${washerId} and status in ('accepted', 'picked_up', 'in_progress')`)
  return count
}
