import type { Rating } from '@washline/contract/ratings/schemas'
import type { OrderSide } from '../../../domain/order/order-side.ts'
import { t } from '../../../platform/i18n/i18n.ts'
import { Note } from '../../../ui/note.tsx'
import { AnswerForm } from '../answer-form.tsx'
import { AnswerShown } from './answer-shown.tsx'
import { ReportText } from './report-text.tsx'

export interface RatingTailProps {
  rating: Rating
  /** The author's side: people do not report their own text. */
  side: OrderSide
}

/** Below a rating: that it is hidden, the answer or its form, and the report of the other person's text. */
export function RatingTail({ rating, side }: RatingTailProps) {
  const { id, answer, is_hidden, can_answer } = rating
  const isForReport = !is_hidden && (side === 'washer' || answer !== null)
  return (
    <div className="grid gap-3">
      {is_hidden && <Note>{t('Hidden after a report: only the two of you see it, and it no longer counts.')}</Note>}
      {answer && <AnswerShown text={answer.text} at={answer.created_at} />}
      {can_answer && <AnswerForm ratingId={id} />}
      {isForReport && <ReportText ratingId={id} about={side === 'washer' ? 'rating' : 'answer'} />}
    </div>
  )
}
