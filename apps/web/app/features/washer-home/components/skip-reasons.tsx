import { skipReasons } from '@washline/contract/dispatch/endpoints'
import { useEffect, useRef } from 'react'
import { t } from '../../../platform/i18n/i18n.ts'
import { Button } from '../../../ui/button.tsx'
import type { SkipReason } from '../use-respond.ts'

export interface SkipReasonsProps {
  onReason: (reason: SkipReason) => void
  onClose: () => void
}

/** Follows a skip: the reason is one more tap, or none. */
export function SkipReasons({ onReason, onClose }: SkipReasonsProps) {
  const group = useRef<HTMLFieldSetElement>(null)
  // The button that had the focus left with the card.
  useEffect(() => group.current?.focus(), [])
  const reasonLabels = {
    too_far: t('Too far'),
    too_big: t('Too big'),
    too_late: t('Too late'),
    too_little: t('Too little'),
  }
  return (
    <fieldset ref={group} tabIndex={-1}>
      <legend className="kicker mb-2">{t('Skipped. Why? (optional)')}</legend>
      <div className="flex flex-wrap gap-2">
        {skipReasons.map((reason) => (
          <Button key={reason} flat onClick={() => onReason(reason)}>
            {reasonLabels[reason]}
          </Button>
        ))}
        <Button variant="link" onClick={onClose}>
          {t('Close')}
        </Button>
      </div>
    </fieldset>
  )
}
