import { firstName } from '@washline/contract/identity/first-name'
import type { OrderId, RatingId, RatingReportId, UserId } from '@washline/contract/ids'
import type { RatingPart, RatingReport, RatingReportReason } from '@washline/contract/ratings/report-endpoints'
import type { Rating } from '@washline/contract/ratings/schemas'

export interface RatingRow {
  readonly id: RatingId
  readonly orderId: OrderId
  readonly washerId: UserId
  readonly customerId: UserId
  readonly tenths: number
  readonly comment: string
  readonly fromName: string
  readonly fromPhotoKey: string | null
  readonly createdAt: Date
  readonly answer: string | null
  readonly answeredAt: Date | null
  readonly hiddenAt: Date | null
  readonly answerHiddenAt: Date | null
}

export interface ReportedRow {
  readonly id: RatingReportId
  readonly about: RatingPart
  readonly ratingId: RatingId
  readonly orderId: OrderId
  readonly tenths: number
  readonly text: string
  readonly author: { readonly id: UserId; readonly name: string }
  readonly reasons: readonly { readonly reason: RatingReportReason; readonly count: number }[]
  readonly reportedAt: Date
  readonly decision: 'hide' | 'keep' | null
  readonly note: string | null
  readonly decidedAt: Date | null
}

/** A rating as a signed-in viewer sees it. Hidden answers are left out for everybody. */
export const showRating = (row: RatingRow, viewerId: UserId, photoUrl: (key: string) => string): Rating => ({
  id: row.id,
  rating: row.tenths / 10,
  comment: row.comment,
  from_user: { name: firstName(row.fromName), photo_url: row.fromPhotoKey && photoUrl(row.fromPhotoKey) },
  created_at: row.createdAt.toISOString(),
  answer:
    row.answer !== null && row.answeredAt && !row.answerHiddenAt
      ? { text: row.answer, created_at: row.answeredAt.toISOString() }
      : null,
  is_hidden: row.hiddenAt !== null,
  can_answer: viewerId === row.washerId && row.answer === null && row.hiddenAt === null,
})

export const showReported = (row: ReportedRow): RatingReport => ({
  id: row.id,
  about: row.about,
  rating_id: row.ratingId,
  order_id: row.orderId,
  rating: row.tenths / 10,
  text: row.text,
  author: row.author,
  reasons: [...row.reasons],
  reported_at: row.reportedAt.toISOString(),
  decision: row.decision,
  note: row.note,
  decided_at: row.decidedAt?.toISOString() ?? null,
})

/** The average of a spread with one decimal; null if it is empty. */
export function averageOf(spread: readonly { readonly tenths: number; readonly count: number }[]): number | null {
  const count = spread.reduce((sum, each) => sum + each.count, 0)
  const tenths = spread.reduce((sum, each) => sum + each.tenths * each.count, 0)
  return count === 0 ? null : Math.round(tenths / count) / 10
}
