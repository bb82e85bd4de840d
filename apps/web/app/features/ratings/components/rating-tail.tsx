import type { Rating } from '@washline/contract/ratings/schemas'
import { t } from '../../../platform/i18n/i18n.ts'
import { Note } from '../../../ui/note.tsx'
import { AnswerForm } from '../answer-form.tsx'
import { AnswerShown } from './answer-shown.tsx'
import { ReportWords } from './report-words.tsx'

export interface RatingTailProps {
  rating: Rating
  /** Whose words these are: one's own are not reported. */
  side: 'customer' | 'washer'
}

/** What comes after a rating: that it is hidden, the answer or the way to give one, and the report of the other one's words. */
export function RatingTail({ rating, side }: RatingTailProps) {
  const { id, answer, is_hidden, can_answer } = rating
  const isForReport = !is_hidden && (side === 'washer' || answer !== null)
  return (
    <div className="grid gap-3">
      {is_hidden && <Note>{t('Hidden after a report: only the two of you see it, and it counts no more.')}</Note>}
      {answer && <AnswerShown text={answer.text} at={answer.created_at} />}
      {can_answer && <AnswerForm ratingId={id} />}
      {isForReport && <ReportWords ratingId={id} about={side === 'washer' ? 'rating' : 'answer'} />}
    </div>
  )
}
