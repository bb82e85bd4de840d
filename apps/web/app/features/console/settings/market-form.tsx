import { currencies } from '@washline/contract/currency'
import type { GarmentId } from '@washline/contract/scanning/catalogue'
import type { MarketProfile } from '@washline/contract/settings/market-profile'
import { type FormEvent, useState } from 'react'
import { activeLanguage, t } from '../../../platform/i18n/i18n.ts'
import { SelectField } from '../../../ui/select-field.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { LogoField } from './components/logo-field.tsx'
import {
  chooseCurrency,
  type MarketEdits,
  type MarketErrors,
  type MarketField,
  noEdits,
  readMarket,
  readPrices,
  textsOf,
} from './components/market-edits.ts'
import { CurrencyNote, ProposedPrices } from './components/proposed-prices.tsx'
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
  const [wrongPrice, setWrongPrice] = useState<GarmentId>()
  const isEdited = Object.keys(edits.texts).length > 0 || edits.logo !== undefined
  const edit = (next: MarketEdits, field?: MarketField) => {
    onEdit(next)
    setWrongPrice(undefined)
    setErrors((all) => {
      if (field === undefined) return {}
      const { [field]: _, ...left } = all
      return left
    })
  }
  const type = (field: MarketField, text: string) => {
    if (field === 'currency') return edit(chooseCurrency(current, edits, text))
    const { [field]: _, ...others } = edits.texts
    // What is typed back to the current value is no edit, unless the currency around it is another one.
    const isSame = edits.texts.currency === undefined && text === textsOf(current)[field]
    edit({ ...edits, texts: isSame ? others : { ...others, [field]: text } }, field)
  }
  const review = (event: FormEvent) => {
    event.preventDefault()
    const read = readMarket(current, edits)
    if ('errors' in read) return setErrors(read.errors)
    const prices = readPrices(edits, read.profile)
    if ('wrong' in prices) return setWrongPrice(prices.wrong)
    onReview()
  }
  return (
    <form className="grid content-start gap-6" aria-label={t('Name, money and brand')} onSubmit={review} noValidate>
      <Groups {...{ current, edits, errors, isCurrencyFixed, onEdit: edit }} onType={type} />
      {edits.prices && (
        <ProposedPrices prices={edits.prices} wrong={wrongPrice} onType={(prices) => edit({ ...edits, prices })} />
      )}
      <ReviewOrUndo isEdited={isEdited} onUndo={() => edit(noEdits)} />
    </form>
  )
}

interface GroupsProps extends Pick<MarketFormProps, 'current' | 'edits' | 'isCurrencyFixed'> {
  errors: MarketErrors
  onEdit: (edits: MarketEdits) => void
  onType: (field: MarketField, text: string) => void
}

function Groups({ current, edits, errors, isCurrencyFixed, onEdit, onType }: GroupsProps) {
  const { currency } = edits.texts
  const typed = { ...textsOf(current, currency), ...edits.texts }
  return marketGroups().map(({ title, fields }) => (
    <section key={title} className="console-box gap-4" aria-label={title}>
      <h3>{title}</h3>
      {fields.map((field) => (
        <ValueField
          key={field}
          field={field}
          value={typed[field]}
          error={errors[field]}
          isFixed={isCurrencyFixed && (field === 'currency' || field === 'amount_percent')}
          onType={(text) => onType(field, text)}
        />
      ))}
      {fields.includes('name') && (
        <LogoField
          logo={edits.logo === undefined ? current.logo : edits.logo}
          onLogo={(logo) => onEdit({ ...edits, logo })}
        />
      )}
      {fields.includes('currency') && currency !== undefined && <CurrencyNote currency={currency} />}
    </section>
  ))
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
