import { formatMoney } from '../../../platform/format/money.ts'
import { t } from '../../../platform/i18n/i18n.ts'
import { Button } from '../../../ui/button.tsx'
import { ErrorText } from '../../../ui/error-text.tsx'

export interface EstimateDockProps {
  count: number
  worth: number
  /** Still counting up: not the number to read out. */
  isCounting: boolean
  /** Why it cannot go on. */
  problems: readonly string[]
  isLeaving: boolean
  canContinue: boolean
  onContinue: () => void
}

/** The total and the way on, in one line, so that the list keeps the screen. */
export function EstimateDock(props: EstimateDockProps) {
  const { count, worth, isCounting, problems, isLeaving, canContinue, onContinue } = props
  return (
    <div className="dock">
      {problems.map((problem) => (
        <ErrorText key={problem}>{problem}</ErrorText>
      ))}
      <div className="estimate-total">
        <section aria-label={t('Estimated total')} aria-live="polite" aria-busy={isCounting}>
          <p className="text-14 text-ink-2">
            {t('Estimated total')} · {t('{count, plural, one {# item} other {# items}}', { count })}
          </p>
          <p className="display num text-24 whitespace-normal wrap-anywhere">{formatMoney(worth)}</p>
        </section>
        <Button look="primary" size="large" busy={isLeaving} aria-disabled={!canContinue} onClick={onContinue}>
          {t('Continue')}
        </Button>
      </div>
    </div>
  )
}
