import { type Category, categoryTexts, garmentById } from '@washline/contract/scanning/catalogue'
import type { CatalogueChange, CatalogueFigure } from '@washline/contract/scanning/priced-catalogue'
import { formatMoney } from '../../../platform/format/money.ts'
import { t, tSaid } from '../../../platform/i18n/i18n.ts'

export const figureName = (figure: CatalogueFigure): string =>
  ({
    category: t('Category'),
    price: t('Laundering'),
    replacement_value: t('New price'),
    life_years: t('Life'),
  })[figure]

export const yearsText = (years: number): string => t('{years, plural, one {# year} other {# years}}', { years })

function valueText(figure: CatalogueFigure, value: CatalogueChange['from']): string {
  if (figure === 'category') return value in categoryTexts ? tSaid(categoryTexts[value as Category]) : String(value)
  return figure === 'life_years' ? yearsText(Number(value)) : formatMoney(Number(value))
}

/** One figure of one class: what it was, and what it is since. */
export const changeText = ({ garment, figure, from, to }: CatalogueChange): string =>
  t('{garment}, {figure}: {from} → {to}', {
    garment: tSaid(garmentById(garment).name),
    figure: figureName(figure),
    from: valueText(figure, from),
    to: valueText(figure, to),
  })
