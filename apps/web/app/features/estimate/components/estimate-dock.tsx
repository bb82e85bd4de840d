import { orderMessages } from '@washline/contract/orders/messages'
import { useState } from 'react'
import { formatMinor } from '../../../platform/format/money.ts'
import { t } from '../../../platform/i18n/i18n.ts'
import { Button } from '../../../ui/button.tsx'
import { coverBottom } from '../../../ui/cover-bottom.ts'
import { ErrorText } from '../../../ui/error-text.tsx'
import { countOf, type Row, worthOf } from '../view-model.ts'

export interface EstimateDockProps {
  rows: readonly Row[]
  hasFailed: boolean
  /** Saves the list; returns whether that succeeded. */
  onSave: () => Promise<boolean>
  onContinue: () => void
}

/** The total and the next step in one line, which leaves the screen to the list. */
export function EstimateDock({ rows, hasFailed, onSave, onContinue }: EstimateDockProps) {
  const [isLeaving, setIsLeaving] = useState(false)
  const count = countOf(rows)
  const isEmpty = count === 0
  const proceed = async () => {
    if (isEmpty) return
    setIsLeaving(true)
    const isSaved = await onSave()
    setIsLeaving(false)
    if (isSaved) onContinue()
  }
  return (
    <div className="dock" ref={coverBottom}>
      {isEmpty && <ErrorText>{t(orderMessages.selectItem)}</ErrorText>}
      {hasFailed && !isEmpty && <ErrorText>{t(orderMessages.updateItems)}</ErrorText>}
      <div className="estimate-total">
        <section aria-label={t('Estimated total')} aria-live="polite">
          <p className="flex flex-wrap gap-x-3 text-14 text-ink-2">
            <span>{t('Estimated total')}</span>
            <span>{t('{count, plural, one {# item} other {# items}}', { count })}</span>
          </p>
          <p className="display num text-24 whitespace-normal wrap-anywhere">{formatMinor(worthOf(rows))}</p>
        </section>
        <Button variant="primary" size="large" busy={isLeaving} aria-disabled={isEmpty} onClick={() => void proceed()}>
          {t('Continue')}
        </Button>
      </div>
    </div>
  )
}
