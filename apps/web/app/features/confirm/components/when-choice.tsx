import { type Repeat, repeats } from '@washline/contract/schedule/schemas'
import { useState } from 'react'
import { repeatLabel } from '../../../domain/schedule/repeat-labels.ts'
import { WindowPicker } from '../../../domain/schedule/window-picker.tsx'
import { t } from '../../../platform/i18n/i18n.ts'
import { Button } from '../../../ui/button.tsx'
import { SelectField } from '../../../ui/select-field.tsx'
import type { WhenRowProps } from './chosen-window.ts'

/** A window, and how often. */
export function WhenChoice({ place, chosen, onChoose }: WhenRowProps) {
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
      {chosen && (
        <Button wide onClick={() => onChoose(undefined)}>
          {t('Switch to now')}
        </Button>
      )}
    </div>
  )
}
