import { minor } from '@washline/contract/money'
import { type Category, categoryTexts, garmentById } from '@washline/contract/scanning/catalogue'
import type { CatalogueChange, CatalogueField } from '@washline/contract/scanning/priced-catalogue'
import { formatMinor } from '../../../platform/format/money.ts'
import { t, tText } from '../../../platform/i18n/i18n.ts'

export const settingLabel = (field: CatalogueField): string =>
  ({
    category: t('Category'),
    price_minor: t('Laundering'),
    replacement_value_minor: t('Price new'),
    expected_life_years: t('Life'),
  })[field]

export const yearsText = (years: number): string => t('{years, plural, one {# year} other {# years}}', { years })

function valueText(field: CatalogueField, value: CatalogueChange['from']): string {
  if (field === 'category') return value in categoryTexts ? tText(categoryTexts[value as Category]) : String(value)
  return field === 'expected_life_years' ? yearsText(Number(value)) : formatMinor(minor(Number(value)))
}

/** One changed field of one class, with its old and new value. */
export const changeText = ({ garment, field, from, to }: CatalogueChange): string =>
  t('{garment}, {field}: {from} → {to}', {
    garment: tText(garmentById(garment).name),
    field: settingLabel(field),
    from: valueText(field, from),
    to: valueText(field, to),
  })
