import { digitsOf } from '@washline/contract/currency'
import type { ProfileChange } from '@washline/contract/settings/market-profile'
import { t } from '../../../platform/i18n/i18n.ts'
import { type MarketField, marketFieldAt } from './components/market-edits.ts'

export const marketLabel = (field: MarketField): string =>
  ({
    name: t('Name of the service'),
    accent: t('Color of links and lines'),
    on_accent: t('Text on this color'),
    accent_dark: t('The same color in dark mode'),
    on_accent_dark: t('Text on it in dark mode'),
    currency: t('Currency'),
    symbol: t('Currency symbol'),
    amount_percent: t('Other amounts, in percent'),
    locale: t('Language and country of formats'),
    time_zone: t('Time zone'),
    service_share: t('Service fee, in percent'),
    commission_share: t('Commission, in percent'),
    promise_minutes: t('Promise, in minutes from pickup'),
    service_minimum: t('Minimum service fee'),
    load_medium: t('Fee for a medium load'),
    load_heavy: t('Fee for a heavy load'),
    deposit: t('Washers’ security deposit'),
    cover: t('Included coverage'),
    cover_1: t('First coverage upgrade'),
    cover_1_fee: t('Fee for the first coverage upgrade'),
    cover_2: t('Second coverage upgrade'),
    cover_2_fee: t('Fee for the second coverage upgrade'),
  })[field]

export const marketHint = (field: MarketField): string | undefined => {
  if (field === 'accent') return t('Six digits after a hash sign. Unless all four colors are set, the defaults apply.')
  if (field === 'amount_percent')
    return t(
      'Tips, top-ups, door fees and claim limits are built in: 100 percent of their number of cents. They are fixed with the currency.',
    )
  if (field === 'locale') return t('Such as en-GB: for texts in this language.')
  if (field === 'promise_minutes') return t('Orders already placed keep theirs.')
  return undefined
}

/** The fields in the order in which they are filled in. */
export const marketGroups = (): readonly { readonly title: string; readonly fields: readonly MarketField[] }[] => [
  { title: t('Name and colors'), fields: ['name', 'accent', 'on_accent', 'accent_dark', 'on_accent_dark'] },
  { title: t('Place'), fields: ['currency', 'symbol', 'amount_percent', 'locale', 'time_zone'] },
  {
    title: t('Fees'),
    fields: ['service_share', 'service_minimum', 'load_medium', 'load_heavy', 'commission_share', 'deposit'],
  },
  {
    title: t('Promise and coverage'),
    fields: ['promise_minutes', 'cover', 'cover_1', 'cover_1_fee', 'cover_2', 'cover_2_fee'],
  },
]

/** A field of a change, which may be the logo. */
export const changeLabel = ({ field }: ProfileChange): string => {
  if (field === 'logo') return t('Logo')
  const formField = marketFieldAt(field)
  return formField ? marketLabel(formField) : field
}

/** A value of a change as it is typed. */
export function changeText({ field }: ProfileChange, value: string, currency: string): string {
  if (value === '') return t('none')
  if (field === 'logo') return value.slice(0, 8)
  if (field.endsWith('basis_points')) return String(Number(value) / 100)
  const digits = digitsOf(currency)
  return field.includes('_minor') ? (Number(value) / 10 ** digits).toFixed(digits) : value
}
