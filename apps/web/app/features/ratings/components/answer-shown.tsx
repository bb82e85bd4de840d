import { formatDate } from '../../../platform/format/date.ts'
import { t } from '../../../platform/i18n/i18n.ts'

export interface AnswerShownProps {
  text: string
  at: string
}

/** The Washer's answer, indented below the rating. */
export function AnswerShown({ text, at }: AnswerShownProps) {
  return (
    <blockquote className="border-l-4 border-rinse pl-3">
      <p className="text-14 text-ink-2">{t('The Washer’s answer, {date}', { date: formatDate(at) })}</p>
      <p className="wrap-anywhere">{text}</p>
    </blockquote>
  )
}
