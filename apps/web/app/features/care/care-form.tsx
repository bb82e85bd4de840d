import {
  type CareWishes,
  careLabels,
  careTitles,
  detergents,
  dryings,
  finishes,
  temperatures,
} from '@washline/contract/care/schemas'
import { market } from '@washline/contract/market'
import { type FormEvent, useState } from 'react'
import { t } from '../../platform/i18n/i18n.ts'
import { Button } from '../../ui/button.tsx'
import { ErrorText } from '../../ui/error-text.tsx'
import { SelectField } from '../../ui/select-field.tsx'
import { TextArea } from '../../ui/text-area.tsx'

export interface CareFormProps {
  wishes: CareWishes
  busy: boolean
  /** What went wrong with saving. */
  problem: string | undefined
  onSave: (wishes: CareWishes) => void
}

/** How laundry should be treated: four choices and what must not come near it. */
export function CareForm({ wishes, busy, problem, onSave }: CareFormProps) {
  const [wished, setWished] = useState(wishes)
  const change = (changes: Partial<CareWishes>) => setWished({ ...wished, ...changes })
  const save = (event: FormEvent) => {
    event.preventDefault()
    if (!busy) onSave({ ...wished, allergies: wished.allergies.trim() })
  }
  return (
    <form className="grid gap-5" onSubmit={save} noValidate>
      <SelectField
        label={t(careTitles.detergent)}
        value={wished.detergent}
        onChange={({ target }) => change({ detergent: target.value as CareWishes['detergent'] })}
      >
        {detergents.map((each) => (
          <option key={each} value={each}>
            {t(careLabels.detergent[each])}
          </option>
        ))}
      </SelectField>
      <SelectField
        label={t(careTitles.temperature)}
        value={wished.temperature}
        onChange={({ target }) => change({ temperature: target.value as CareWishes['temperature'] })}
      >
        {temperatures.map((each) => (
          <option key={each} value={each}>
            {t(careLabels.temperature[each])}
          </option>
        ))}
      </SelectField>
      <SelectField
        label={t(careTitles.drying)}
        value={wished.drying}
        onChange={({ target }) => change({ drying: target.value as CareWishes['drying'] })}
      >
        {dryings.map((each) => (
          <option key={each} value={each}>
            {t(careLabels.drying[each])}
          </option>
        ))}
      </SelectField>
      <SelectField
        label={t(careTitles.finish)}
        value={wished.finish}
        onChange={({ target }) => change({ finish: target.value as CareWishes['finish'] })}
      >
        {finishes.map((each) => (
          <option key={each} value={each}>
            {t(careLabels.finish[each])}
          </option>
        ))}
      </SelectField>
      <TextArea
        label={t(careTitles.allergies)}
        hint={t('What must not come near your laundry. The Washer reads it.')}
        aside={`${wished.allergies.length}/${market.care.allergiesMax}`}
        maxLength={market.care.allergiesMax}
        value={wished.allergies}
        onChange={(event) => change({ allergies: event.target.value })}
      />
      {problem && <ErrorText>{problem}</ErrorText>}
      <Button type="submit" look="primary" wide busy={busy}>
        {t('Save')}
      </Button>
    </form>
  )
}
