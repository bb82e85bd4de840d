import type { OrderStatus } from '@washline/contract/orders/process'
import type { RatingPart, RatingReportReason } from '@washline/contract/ratings/report-endpoints'
import type { Tx } from '../platform/db/database.ts'
import { sql } from '../platform/db/sql.ts'
import { ratingColumns } from './queries.ts'
import type { RatingRow } from './rules/show-rating.ts'

export interface OrderToRate {
  readonly status: OrderStatus
  readonly washerId: number | null
}

/** The customer's own order, which stays as it is until the transaction ends. */
export const lockOrderToRate = (tx: Tx, orderId: number, customerId: number): Promise<OrderToRate | undefined> =>
  tx.maybe<OrderToRate>(sql`
    select status, washer_id as "washerId" from orders
    where id = ${orderId} and customer_id = ${customerId} for share`)

/** Nothing when the order has its rating already, also from a call at the same moment. */
export const insertRating = (
  tx: Tx,
  rating: { orderId: number; washerId: number; customerId: number; tenths: number; comment: string; at: Date },
): Promise<RatingRow | undefined> =>
  tx.maybe<RatingRow>(sql`
    with rated as (
      insert into ratings (order_id, washer_id, customer_id, tenths, comment, created_at)
      values (${rating.orderId}, ${rating.washerId}, ${rating.customerId}, ${rating.tenths}, ${rating.comment}, ${rating.at})
      on conflict (order_id) do nothing
      returning *
    )
    select ${ratingColumns} from rated r join users u on u.id = r.customer_id`)

export const lockRating = (tx: Tx, ratingId: number): Promise<RatingRow | undefined> =>
  tx.maybe<RatingRow>(sql`
    select ${ratingColumns} from ratings r join users u on u.id = r.customer_id where r.id = ${ratingId} for update of r`)

export const saveAnswer = (tx: Tx, answer: { ratingId: number; text: string; at: Date }): Promise<number> =>
  tx.run(sql`update ratings set answer = ${answer.text}, answered_at = ${answer.at} where id = ${answer.ratingId}`)

/** Once per person and part: what somebody says again changes nothing. */
export const insertReport = (
  tx: Tx,
  report: { ratingId: number; about: RatingPart; reporterId: number; reason: RatingReportReason; at: Date },
): Promise<number> =>
  tx.run(sql`
    insert into rating_reports (rating_id, about, reporter_id, reason, reported_at)
    values (${report.ratingId}, ${report.about}, ${report.reporterId}, ${report.reason}, ${report.at})
    on conflict (rating_id, about, reporter_id) do nothing`)

export const reportedWords = (tx: Tx, reportId: number): Promise<{ ratingId: number; about: RatingPart } | undefined> =>
  tx.maybe(sql`select rating_id as "ratingId", about from rating_reports where id = ${reportId}`)

/** Decides everything that is said about the same words; gives how many reports that were. */
export const saveDecision = (
  tx: Tx,
  decided: { ratingId: number; about: RatingPart; decision: 'hide' | 'keep'; by: number; note: string; at: Date },
): Promise<number> =>
  tx.run(sql`
    update rating_reports set decision = ${decided.decision}, decided_by = ${decided.by}, note = ${decided.note},
      decided_at = ${decided.at}
    where rating_id = ${decided.ratingId} and about = ${decided.about} and decision is null`)

export const hidePart = (tx: Tx, hidden: { ratingId: number; about: RatingPart; at: Date }): Promise<number> =>
  hidden.about === 'rating'
    ? tx.run(sql`update ratings set hidden_at = ${hidden.at} where id = ${hidden.ratingId}`)
    : tx.run(sql`update ratings set answer_hidden_at = ${hidden.at} where id = ${hidden.ratingId}`)
