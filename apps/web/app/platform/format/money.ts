import { type Major, type Minor, minor, minorDigits, minorPerMajor, toMajor, toMinor } from '@washline/contract/money'
import { formatMoney as formatMoneyIn, localeOf } from '@washline/contract/texts/format-money'
import { numberFormat } from '@washline/contract/texts/number-format'
import { activeLanguage } from '../i18n/i18n.ts'

const format = (amountMinor: Minor, options?: Intl.NumberFormatOptions): string =>
  formatMoneyIn(activeLanguage(), amountMinor, options)

/** An amount in minor units: 3000 is '$30.00'. */
export const formatMinor = (amountMinor: Minor): string => format(amountMinor)

/** An amount in major units, as the specification's calls give it: 24.5 is '$24.50'. */
export const formatMoney = (amount: Major): string => formatMinor(toMinor(amount))

/** An amount for an input: '20.00', '20,00'. */
export const formatAmount = (amountMinor: Minor): string =>
  numberFormat(localeOf(activeLanguage()), {
    minimumFractionDigits: minorDigits(),
    maximumFractionDigits: minorDigits(),
    useGrouping: false,
  }).format(toMajor(amountMinor))

/** An amount in minor units for running text: 3000 is '$30', 350 is '$3.50'. */
export const formatShortMinor = (amountMinor: Minor): string =>
  format(amountMinor, { trailingZeroDisplay: 'stripIfInteger' })

/** A range of two amounts in minor units, in whole units: '$80–$120'. */
export function formatRange([least, most]: readonly [leastMinor: Minor, mostMinor: Minor]): string {
  return `${formatWhole(least)}–${formatWhole(most)}`
}

/** An amount in minor units, rounded to whole units: 2450 is '$25'. */
export const formatWhole = (amountMinor: Minor): string =>
  format(minor(Math.round(amountMinor / minorPerMajor()) * minorPerMajor()), { maximumFractionDigits: 0 })
