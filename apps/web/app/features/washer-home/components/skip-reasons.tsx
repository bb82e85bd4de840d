import { skipReasons } from '@washline/contract/dispatch/endpoints'
import { t } from '../../../platform/i18n/i18n.ts'
import { Button } from '../../../ui/button.tsx'
import type { SkipReason } from '../use-respond.ts'

export interface SkipReasonsProps {
  onSkip: (reason: SkipReason | undefined) => void
  onKeep: () => void
}

/** Why a request is skipped: one tap, or none. */
export function SkipReasons({ onSkip, onKeep }: SkipReasonsProps) {
  const words = {
    too_far: t('Too far'),
    too_big: t('Too big'),
    too_late: t('Too late'),
    too_little: t('Too little'),
  }
  return (
    <fieldset className="grid gap-3">
      <legend className="kicker mb-2 float-left w-full">{t('Why skip? (optional)')}</legend>
      <div className="clear-both grid grid-cols-2 gap-3">
        {skipReasons.map((reason) => (
          <Button key={reason} flat onClick={() => onSkip(reason)}>
            {words[reason]}
          </Button>
        ))}
      </div>
      <div className="grid grid-cols-[1fr_2fr] gap-3">
        <Button look="link" className="justify-center" onClick={onKeep}>
          {t('Keep')}
        </Button>
        <Button size="large" className="min-h-[72px]" onClick={() => onSkip(undefined)}>
          {t('Skip without a reason')}
        </Button>
      </div>
    </fieldset>
  )
}
