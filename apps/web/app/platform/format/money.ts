import { market } from '@washline/contract/market'
import { activeLanguage } from '../i18n/i18n.ts'
import { localeOf } from './locale-of.ts'

/** A sum in major units, as the API gives it: 24.5 is '$24.50'. */
export function formatMoney(amount: number): string {
  const parts = new Intl.NumberFormat(localeOf(activeLanguage()), { style: 'currency', currency: 'USD' })
  return parts
    .formatToParts(amount)
    .map(({ type, value }) => (type === 'currency' ? market.symbol : value))
    .join('')
}

/** A sum in minor units: 3000 is '$30.00'. */
export const formatMinor = (amountMinor: number): string => formatMoney(amountMinor / 100)
