import { useState } from 'react'
import type { WasherSummary } from '../../../domain/washer/use-washer-summary.ts'
import { t } from '../../../platform/i18n/i18n.ts'
import { Button } from '../../../ui/button.tsx'
import { ErrorText } from '../../../ui/error-text.tsx'
import { Note } from '../../../ui/note.tsx'
import { Sheet } from '../../../ui/sheet.tsx'
import { Switch } from '../../../ui/switch.tsx'
import { useRequestAlert } from '../use-request-alert.ts'
import type { AvailabilityChange } from '../use-set-availability.ts'

export interface AreaSheetProps {
  open: boolean
  onClose: () => void
  summary: WasherSummary
  isSaving: boolean
  error: string | undefined
  onChange: (change: AvailabilityChange) => void
}

const radii = [1, 3, 6, 10, 15, 25]

/** The radius for requests, its centre, and whether this device sounds for them. */
export function AreaSheet({ open, onClose, summary, isSaving, error, onChange }: AreaSheetProps) {
  const alert = useRequestAlert()
  const [isMoving, setIsMoving] = useState(false)
  const { online } = summary
  const choices = radii.includes(summary.radius_km) ? radii : [...radii, summary.radius_km].toSorted((a, b) => a - b)
  return (
    <Sheet open={open} onClose={onClose} title={t('Range and alerts')} closeText={t('Close')}>
      <fieldset>
        <legend className="mb-2 font-semibold">{t('Requests within')}</legend>
        <div className="grid grid-cols-3 gap-2">
          {choices.map((km) => (
            <label key={km} className="pick justify-center">
              <input
                type="radio"
                name="radius"
                className="sr-only"
                checked={km === summary.radius_km}
                onChange={() => {
                  setIsMoving(false)
                  onChange({ online, radiusKm: km })
                }}
              />
              {t('{radius} km', { radius: km })}
            </label>
          ))}
        </div>
      </fieldset>
      <div className="grid gap-2">
        <p className="font-semibold">{t('Near where you wash')}</p>
        <Button
          icon="target"
          busy={isSaving && isMoving}
          onClick={() => {
            setIsMoving(true)
            onChange({ online, locate: true })
          }}
        >
          {t('Use my current location')}
        </Button>
        {isMoving && !isSaving && !error && <Note tone="good">{t('You now receive requests around here.')}</Note>}
        {error && <ErrorText>{error}</ErrorText>}
      </div>
      <Switch checked={alert.isOn} onChange={alert.choose}>
        {t('Sound and vibration for new requests')}
      </Switch>
    </Sheet>
  )
}
