import type { MarketSettingValues, SettingName, SettingValue } from '@washline/contract/settings/market-settings'
import { type FormEvent, useState } from 'react'
import { t } from '../../../platform/i18n/i18n.ts'
import { SelectField } from '../../../ui/select-field.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { ReviewOrUndo } from './components/review-or-undo.tsx'
import { readSettings, type SettingEdits, type SettingErrors, typedText } from './components/setting-edits.ts'
import {
  choices,
  evidenceName,
  isChoice,
  settingGroups,
  settingHint,
  settingLabel,
  settingText,
} from './settings-labels.ts'

export interface SettingsFormProps {
  current: MarketSettingValues
  edits: SettingEdits
  onEdit: (edits: SettingEdits) => void
  /** Called when all values are valid and one has changed. */
  onReview: () => void
}

/** A field for each setting. A change by another operator shows in the fields that were not edited. */
export function SettingsForm({ current, edits, onEdit, onReview }: SettingsFormProps) {
  const [errors, setErrors] = useState<SettingErrors>({})
  const isEdited = Object.keys(edits).length > 0
  const type = (setting: SettingName, text: string) => {
    const { [setting]: _, ...others } = edits
    onEdit(text === typedText(current[setting]) ? others : { ...others, [setting]: text })
    setErrors(({ [setting]: __, ...left }) => left)
  }
  const review = (event: FormEvent) => {
    event.preventDefault()
    const read = readSettings(current, edits)
    if ('settings' in read) return onReview()
    setErrors(read.errors)
  }
  return (
    <form className="grid content-start gap-6" onSubmit={review} noValidate>
      {settingGroups().map(({ title, settings }) => (
        <section key={title} className="console-box gap-4" aria-label={title}>
          <h3>{title}</h3>
          {settings.map((setting) => (
            <SettingField
              key={setting}
              setting={setting}
              current={current[setting]}
              edit={edits[setting]}
              error={errors[setting]}
              onType={(text) => type(setting, text)}
            />
          ))}
        </section>
      ))}
      <ReviewOrUndo
        isEdited={isEdited}
        onUndo={() => {
          onEdit({})
          setErrors({})
        }}
      />
    </form>
  )
}

interface SettingFieldProps {
  setting: SettingName
  current: SettingValue
  edit: string | undefined
  error: string | undefined
  onType: (text: string) => void
}

function SettingField({ setting, current, edit, error, onType }: SettingFieldProps) {
  const control = {
    label: settingLabel(setting),
    hint: settingHint(setting),
    aside: edit === undefined ? undefined : t('Now {value}', { value: settingText(setting, current) }),
    error,
    value: edit ?? typedText(current),
  }
  if (!isChoice(setting))
    return (
      <TextField
        inputMode={setting === 'radii_km' ? 'text' : 'decimal'}
        autoComplete="off"
        maxLength={60}
        {...control}
        onChange={({ target }) => onType(target.value)}
      />
    )
  return (
    <SelectField {...control} onChange={({ target }) => onType(target.value)}>
      {choices[setting].map((value) => (
        <option key={value} value={value}>
          {evidenceName(value)}
        </option>
      ))}
    </SelectField>
  )
}
