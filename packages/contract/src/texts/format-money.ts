import { market } from '../market.ts'
import { type Minor, toMajor } from '../money.ts'
import type { Language } from './languages.ts'

/** The locale for formats of a language; English is en-US, with 12-hour times. */
export const localeOf = (language: Language): string => (language === 'en' ? 'en-US' : language)

/** Formats an amount with the market's symbol: 2450 is '$24.50', in German '24,50 $'. */
export const formatMoney = (language: Language, amountMinor: Minor, options: Intl.NumberFormatOptions = {}): string =>
  new Intl.NumberFormat(localeOf(language), { style: 'currency', currency: 'USD', ...options })
    .formatToParts(toMajor(amountMinor))
    .map(({ type, value }) => (type === 'currency' ? market.symbol : value))
    .join('')
