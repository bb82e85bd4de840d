import { type Repeat, repeats } from '@washline/contract/schedule/schemas'
import { useState } from 'react'
import { repeatLabel } from '../../../domain/schedule/repeat-labels.ts'
import { useWindows } from '../../../domain/schedule/use-windows.ts'
import { formatDayIn, formatTimeRange } from '../../../platform/format/date.ts'
import { t } from '../../../platform/i18n/i18n.ts'
import { Button } from '../../../ui/button.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { later } from '../../../ui/later.tsx'
import { SelectField } from '../../../ui/select-field.tsx'
import { Sheet } from '../../../ui/sheet.tsx'
import type { PickupPlace } from '../use-reach.ts'
import { EditRow } from './edit-row.tsx'

const WindowPicker = later(() =>
  import('../../../domain/schedule/window-picker.tsx').then((module) => module.WindowPicker),
)

/** When the pickup is: undefined is as soon as possible. */
export interface ChosenWindow {
  readonly from: string
  readonly to: string
  readonly timeZone: string
  readonly repeat: Repeat
}

export interface WhenRowProps {
  place: PickupPlace
  chosen: ChosenWindow | undefined
  onChoose: (chosen: ChosenWindow | undefined) => void
}

/** Now, or a window of the next days. Where no Washer has hours, only now. */
export function WhenRow({ place, chosen, onChoose }: WhenRowProps) {
  const { data } = useWindows(place)
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <EditRow
        icon={<Icon name="clock" />}
        title={
          chosen
            ? `${formatDayIn(chosen.from, chosen.timeZone)}, ${formatTimeRange(chosen.from, chosen.to, chosen.timeZone)}`
            : t('As soon as possible')
        }
        text={
          chosen
            ? t('{repeat}. The search and the payment start shortly before each pickup.', {
                repeat: repeatLabel(chosen.repeat),
              })
            : t('The search for a Washer starts when you confirm.')
        }
        actions={
          (chosen || data?.is_offered) && (
            <>
              <Button size="compact" flat icon="clock" {...WindowPicker.soon} onClick={() => setIsOpen(true)}>
                {t('Choose a time')}
              </Button>
              {chosen && (
                <Button size="compact" flat onClick={() => onChoose(undefined)}>
                  {t('Switch to now')}
                </Button>
              )}
            </>
          )
        }
      />
      <Sheet open={isOpen} onClose={() => setIsOpen(false)} title={t('Choose a time')} closeText={t('Close')}>
        <Choice
          {...{ place, chosen }}
          onChoose={(window) => {
            onChoose(window)
            setIsOpen(false)
          }}
        />
      </Sheet>
    </>
  )
}

function Choice({ place, chosen, onChoose }: WhenRowProps) {
  const [window, setWindow] = useState(chosen)
  const [repeat, setRepeat] = useState<Repeat>(chosen?.repeat ?? 'none')
  return (
    <div className="grid gap-5">
      <WindowPicker
        place={place}
        chosen={window?.from}
        onChoose={(from, to, timeZone) => setWindow({ from, to, timeZone, repeat })}
      />
      <SelectField
        label={t('Repeat')}
        value={repeat}
        onChange={({ target }) => setRepeat(repeats.find((each) => each === target.value) ?? 'none')}
      >
        {repeats.map((each) => (
          <option key={each} value={each}>
            {repeatLabel(each)}
          </option>
        ))}
      </SelectField>
      <Button variant="primary" wide aria-disabled={!window} onClick={() => window && onChoose({ ...window, repeat })}>
        {t('Choose')}
      </Button>
    </div>
  )
}
