import type { ExtensionSettings, SettingField, SettingValues } from '@washline/contract/extensions/schemas'
import { settingErrors } from '@washline/contract/extensions/setting-values'
import { type FormEvent, useState } from 'react'
import { t, tText } from '../../../platform/i18n/i18n.ts'
import { Button } from '../../../ui/button.tsx'
import { SelectField } from '../../../ui/select-field.tsx'
import { Switch } from '../../../ui/switch.tsx'
import { TextField } from '../../../ui/text-field.tsx'

type Edits = SettingValues

export interface ExtensionSettingsFormProps {
  current: ExtensionSettings
  edits: Edits
  onEdit: (edits: Edits) => void
  /** Called when all values are valid and one has changed. */
  onReview: (values: SettingValues) => void
}

/** The form that an extension describes. Its labels are the extension's texts. */
export function ExtensionSettingsForm({ current, edits, onEdit, onReview }: ExtensionSettingsFormProps) {
  const [errors, setErrors] = useState<Record<string, string[]>>({})
  const review = (event: FormEvent) => {
    event.preventDefault()
    const values = Object.fromEntries(
      Object.entries(edits).map(([name, value]) => [name, numberOf(current.fields[name], value)]),
    )
    const found = settingErrors(current.fields, values)
    setErrors(found)
    if (Object.keys(found).length === 0) onReview(values)
  }
  return (
    <form className="grid gap-4" onSubmit={review} noValidate>
      {Object.entries(current.fields).map(([name, field]) => (
        <ExtensionField
          key={name}
          field={field}
          value={edits[name] ?? current.values[name] ?? ''}
          isSet={current.secrets_set.includes(name)}
          error={errors[name]?.map((text) => tText(text)).join(' ')}
          onChange={(value) => onEdit({ ...edits, [name]: value })}
        />
      ))}
      <Button type="submit" variant="primary" disabled={Object.keys(edits).length === 0}>
        {t('Review the changes')}
      </Button>
    </form>
  )
}

const numberOf = (field: SettingField | undefined, value: SettingValues[string]) =>
  field?.type === 'number' && typeof value === 'string' && value.trim() !== '' ? Number(value.replace(',', '.')) : value

interface ExtensionFieldProps {
  field: SettingField
  value: SettingValues[string]
  isSet: boolean
  error: string | undefined
  onChange: (value: SettingValues[string]) => void
}

function ExtensionField({ field, value, isSet, error, onChange }: ExtensionFieldProps) {
  const shared = { label: field.label, hint: field.help, error }
  if (field.type === 'flag')
    return (
      <Switch checked={value === true} onChange={onChange}>
        {field.label}
      </Switch>
    )
  if (field.type === 'choice')
    return (
      <SelectField {...shared} value={String(value)} onChange={({ target }) => onChange(target.value)}>
        {field.options.map((option) => (
          <option key={option}>{option}</option>
        ))}
      </SelectField>
    )
  const isSecret = field.type === 'secret'
  return (
    <TextField
      {...shared}
      type={isSecret ? 'password' : 'text'}
      autoComplete="off"
      inputMode={field.type === 'number' ? 'decimal' : 'text'}
      aside={isSecret && isSet ? t('Set; it is never shown.') : undefined}
      value={String(value)}
      onChange={({ target }) => onChange(target.value)}
    />
  )
}
