import type { OrderId, RatingId, RatingReportId, UserId } from '@washline/contract/ids'
import type { OrderStatus } from '@washline/contract/orders/process'
import type { RatingPart, RatingReportReason } from '@washline/contract/ratings/report-endpoints'
import type { Tx } from '../platform/db/database.ts'
import { sql } from '../platform/db/sql.ts'
import { ratingColumns } from './queries.ts'
import type { RatingRow } from './rules/show-rating.ts'

export interface OrderToRate {
  readonly status: OrderStatus
  readonly washerId: UserId | null
}

/** The customer's order. Takes a share lock on it. */
export const lockOrderToRate = (tx: Tx, orderId: OrderId, customerId: UserId): Promise<OrderToRate | undefined> =>
  tx.maybe<OrderToRate>(sql`
    select status, washer_id as "washerId" from orders
    where id = ${orderId} and customer_id = ${customerId} for share`)

/** Inserts the only rating of an order; undefined if it exists already, also after a concurrent insert. */
export const insertRating = (
  tx: Tx,
  rating: { orderId: OrderId; washerId: UserId; customerId: UserId; tenths: number; comment: string; at: Date },
): Promise<RatingRow | undefined> =>
  tx.maybe<RatingRow>(sql`
    with rated as (
      insert into ratings (order_id, washer_id, customer_id, tenths, comment, created_at)
      values (${rating.orderId}, ${rating.washerId}, ${rating.customerId}, ${rating.tenths}, ${rating.comment}, ${rating.at})
      on conflict (order_id) do nothing
      returning *
    )
    select ${ratingColumns} from rated r join people u on u.id = r.customer_id`)

export const lockRating = (tx: Tx, ratingId: RatingId): Promise<RatingRow | undefined> =>
  tx.maybe<RatingRow>(sql`
    select ${ratingColumns} from ratings r join people u on u.id = r.customer_id where r.id = ${ratingId} for update of r`)

export const saveAnswer = (tx: Tx, answer: { ratingId: RatingId; text: string; at: Date }): Promise<number> =>
  tx.run(sql`update ratings set answer = ${answer.text}, answered_at = ${answer.at} where id = ${answer.ratingId}`)

/** Stores one report per person and part; repeats change nothing. */
export const insertReport = (
  tx: Tx,
  report: { ratingId: RatingId; about: RatingPart; reporterId: UserId; reason: RatingReportReason; at: Date },
): Promise<number> =>
  tx.run(sql`
    insert into rating_reports (rating_id, about, reporter_id, reason, reported_at)
    values (${report.ratingId}, ${report.about}, ${report.reporterId}, ${report.reason}, ${report.at})
    on conflict (rating_id, about, reporter_id) do nothing`)

export const reportedText = (
  tx: Tx,
  reportId: RatingReportId,
): Promise<{ ratingId: RatingId; about: RatingPart } | undefined> =>
  tx.maybe(sql`select rating_id as "ratingId", about from rating_reports where id = ${reportId}`)

/** Decides every open report about the same text; returns how many there were. */
export const saveDecision = (
  tx: Tx,
  decided: { ratingId: RatingId; about: RatingPart; decision: 'hide' | 'keep'; by: UserId; note: string; at: Date },
): Promise<number> =>
  tx.run(sql`
    update rating_reports set decision = ${decided.decision}, decided_by = ${decided.by}, note = ${decided.note},
      decided_at = ${decided.at}
    where rating_id = ${decided.ratingId} and about = ${decided.about} and decision is null`)

export const hidePart = (tx: Tx, hidden: { ratingId: RatingId; about: RatingPart; at: Date }): Promise<number> =>
  hidden.about === 'rating'
    ? tx.run(sql`update ratings set hidden_at = ${hidden.at} where id = ${hidden.ratingId}`)
    : tx.run(sql`update ratings set answer_hidden_at = ${hidden.at} where id = ${hidden.ratingId}`)
