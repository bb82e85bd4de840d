import { currencies } from '@washline/contract/currency'
import type { MarketProfile } from '@washline/contract/settings/market-profile'
import { type FormEvent, useState } from 'react'
import { activeLanguage, t } from '../../../platform/i18n/i18n.ts'
import { SelectField } from '../../../ui/select-field.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { LogoField } from './components/logo-field.tsx'
import {
  type MarketEdits,
  type MarketErrors,
  type MarketField,
  noEdits,
  readMarket,
  textsOf,
} from './components/market-edits.ts'
import { ReviewOrUndo } from './components/review-or-undo.tsx'
import { marketGroups, marketHint, marketLabel } from './market-labels.ts'

interface MarketFormProps {
  current: MarketProfile
  isCurrencyFixed: boolean
  edits: MarketEdits
  onEdit: (edits: MarketEdits) => void
  /** Called when all values are valid. */
  onReview: () => void
}

/** A field for each value of the market's profile. A change by another operator shows in the fields that were not edited. */
export function MarketForm({ current, isCurrencyFixed, edits, onEdit, onReview }: MarketFormProps) {
  const [errors, setErrors] = useState<MarketErrors>({})
  const typed = { ...textsOf(current, edits.texts.currency), ...edits.texts }
  const isEdited = Object.keys(edits.texts).length > 0 || edits.logo !== undefined
  const type = (field: MarketField, text: string) => {
    const { [field]: _, ...others } = edits.texts
    onEdit({ ...edits, texts: text === textsOf(current)[field] ? others : { ...others, [field]: text } })
    setErrors(({ [field]: __, ...left }) => left)
  }
  const review = (event: FormEvent) => {
    event.preventDefault()
    const read = readMarket(current, edits)
    if ('profile' in read) return onReview()
    setErrors(read.errors)
  }
  return (
    <form className="grid content-start gap-6" aria-label={t('Market')} onSubmit={review} noValidate>
      {marketGroups().map(({ title, fields }) => (
        <section key={title} className="console-box gap-4" aria-label={title}>
          <h3>{title}</h3>
          {fields.map((field) => (
            <ValueField
              key={field}
              field={field}
              value={typed[field]}
              error={errors[field]}
              isFixed={isCurrencyFixed && (field === 'currency' || field === 'amount_percent')}
              onType={(text) => type(field, text)}
            />
          ))}
          {fields.includes('name') && (
            <LogoField
              logo={edits.logo === undefined ? current.logo : edits.logo}
              onLogo={(logo) => onEdit({ ...edits, logo })}
            />
          )}
        </section>
      ))}
      <ReviewOrUndo
        isEdited={isEdited}
        onUndo={() => {
          onEdit(noEdits)
          setErrors({})
        }}
      />
    </form>
  )
}

interface ValueFieldProps {
  field: MarketField
  value: string
  error: string | undefined
  isFixed: boolean
  onType: (text: string) => void
}

function ValueField({ field, value, error, isFixed, onType }: ValueFieldProps) {
  const control = {
    label: marketLabel(field),
    hint: isFixed ? t('This can no longer be changed: there are orders or ledger entries.') : marketHint(field),
    error,
    value,
    disabled: isFixed,
  }
  if (field !== 'currency')
    return <TextField autoComplete="off" maxLength={60} {...control} onChange={({ target }) => onType(target.value)} />
  const names = new Intl.DisplayNames([activeLanguage()], { type: 'currency' })
  return (
    <SelectField {...control} onChange={({ target }) => onType(target.value)}>
      {currencies().map((code) => (
        <option key={code} value={code}>
          {`${code.toUpperCase()} · ${names.of(code.toUpperCase()) ?? code}`}
        </option>
      ))}
    </SelectField>
  )
}
