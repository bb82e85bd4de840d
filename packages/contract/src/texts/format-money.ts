import { market } from '../market.ts'
import type { Language } from './languages.ts'

/** The locale whose formats go with a language; English is en-US, with 12-hour times. */
export const localeOf = (language: Language): string => (language === 'en' ? 'en-US' : language)

/** A sum in major units with the market's symbol, as a language writes it: 24.5 is '$24.50', in German '24,50 $'. */
export const formatMoney = (language: Language, amount: number, options: Intl.NumberFormatOptions = {}): string =>
  new Intl.NumberFormat(localeOf(language), { style: 'currency', currency: 'USD', ...options })
    .formatToParts(amount)
    .map(({ type, value }) => (type === 'currency' ? market.symbol : value))
    .join('')
