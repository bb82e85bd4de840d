import { useEffect, useEffectEvent } from 'react'
import { t } from '../../../platform/i18n/i18n.ts'
import { Button } from '../../../ui/button.tsx'
import { CareLabel } from '../../../ui/care-label.tsx'
import { hintText } from '../hint-labels.ts'
import { useMarkShown } from '../use-hints.ts'
import type { Hint } from '../view-model.ts'

export interface HintCardProps {
  hint: Hint
  /** The hints of later visits. */
  others: readonly Hint[]
  onClose: () => void
}

export function HintCard({ hint, others, onClose }: HintCardProps) {
  const markShown = useMarkShown()
  const shown = useEffectEvent(() => markShown(hint))
  useEffect(() => shown(), [])
  const endAll = () => {
    markShown(...others)
    onClose()
  }
  return (
    <div className="note">
      <CareLabel name="care-line" />
      <div className="min-w-0 flex-1">
        {/* Two blocks: as one it would be the largest of home's first view, which is painted before any code otherwise. */}
        <p className="font-bold">{t('Good to know:')}</p>
        <p>{hintText(hint)}</p>
        <div className="flex flex-wrap gap-x-5">
          <Button variant="link" onClick={onClose}>
            {t('Got it')}
          </Button>
          {others.length > 0 && (
            <Button variant="link" onClick={endAll}>
              {t('No more hints')}
            </Button>
          )}
        </div>
      </div>
    </div>
  )
}
