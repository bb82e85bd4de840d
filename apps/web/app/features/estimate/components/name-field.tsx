import { suggestGarments } from '@washline/contract/scanning/suggest-garments'
import { formatMinor } from '../../../platform/format/money.ts'
import { t, tText } from '../../../platform/i18n/i18n.ts'
import { usePrices } from '../../../platform/prices/use-prices.ts'
import { SuggestField } from '../../../ui/suggest-field.tsx'

export interface NameFieldProps {
  value: string
  maxLength: number
  error: string
  onChange: (name: string) => void
}

/** The name of an item; the garments of the price list are suggested with their prices, any other name is possible. */
export function NameField({ value, maxLength, error, onChange }: NameFieldProps) {
  const priceOf = usePrices()
  const suggestions = suggestGarments(value, ({ name }) => tText(name)).map((garment) => ({
    id: garment.id,
    title: tText(garment.name),
    detail: formatMinor(priceOf(garment.id)),
  }))
  return (
    <SuggestField
      label={t('Name')}
      listLabel={t('Items on the price list')}
      placeholder=""
      value={value}
      maxLength={maxLength}
      error={error}
      suggestions={suggestions}
      onType={onChange}
      onChoose={({ title }) => onChange(title)}
    />
  )
}
