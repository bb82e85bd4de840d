import { formatMoney as formatMoneyIn, localeOf } from '@washline/contract/texts/format-money'
import { activeLanguage } from '../i18n/i18n.ts'

const format = (amount: number, options?: Intl.NumberFormatOptions): string =>
  formatMoneyIn(activeLanguage(), amount, options)

/** A sum in major units, as the API gives it: 24.5 is '$24.50'. */
export const formatMoney = (amount: number): string => format(amount)

/** An amount as it is typed into a field: '20.00', '20,00'. */
export const formatAmount = (amount: number): string =>
  new Intl.NumberFormat(localeOf(activeLanguage()), {
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
    useGrouping: false,
  }).format(amount)

/** A sum in minor units: 3000 is '$30.00'. */
export const formatMinor = (amountMinor: number): string => formatMoney(amountMinor / 100)

/** A sum in minor units for running text: 3000 is '$30', 350 is '$3.50'. */
export const formatShortMinor = (amountMinor: number): string =>
  format(amountMinor / 100, { trailingZeroDisplay: 'stripIfInteger' })

/** From one sum in minor units to another, in whole units: '$80–$120'. */
export function formatRange([least, most]: readonly [leastMinor: number, mostMinor: number]): string {
  const whole = (amountMinor: number) => format(Math.round(amountMinor / 100), { maximumFractionDigits: 0 })
  return `${whole(least)}–${whole(most)}`
}
