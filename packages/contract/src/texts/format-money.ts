import { market } from '../market.ts'
import { type Minor, minorDigits, toMajor } from '../money.ts'
import type { Language } from './languages.ts'
import { numberFormat } from './number-format.ts'

/** The locale for formats of a language: the market's where it is of this language, and en-US, with 12-hour times, for English. */
export const localeOf = (language: Language): string => {
  if (market.locale.split('-')[0] === language) return market.locale
  return language === 'en' ? 'en-US' : language
}

const endsInText = /\p{L}$/u
const beginsInText = /^\p{L}/u

/**
 * Formats an amount with the market's symbol: 2450 is '$24.50', in German '24,50 $'. A symbol that is an abbreviation is set apart from the number:
 * 'KD 2.450'. The place of the symbol is the one that the language gives a dollar.
 */
export const formatMoney = (language: Language, amountMinor: Minor, options: Intl.NumberFormatOptions = {}): string => {
  const digits = minorDigits()
  const { maximumFractionDigits = digits } = options
  const parts = numberFormat(localeOf(language), {
    style: 'currency',
    currency: 'USD',
    ...options,
    maximumFractionDigits,
    minimumFractionDigits: Math.min(digits, maximumFractionDigits),
  }).formatToParts(toMajor(amountMinor))
  const isNumber = (index: number) => parts[index]?.type === 'integer'
  return parts
    .map(({ type, value }, index) => {
      if (type !== 'currency') return value
      const before = isNumber(index + 1) && endsInText.test(market.symbol)
      const after = index > 0 && beginsInText.test(market.symbol) && parts[index - 1]?.type !== 'literal'
      return `${after && !before ? '\u00a0' : ''}${market.symbol}${before ? '\u00a0' : ''}`
    })
    .join('')
}
