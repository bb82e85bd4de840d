import { localeOf } from '@washline/contract/texts/format-money'
import { numberFormat } from '@washline/contract/texts/number-format'
import { activeLanguage } from '../i18n/i18n.ts'

/** '850 m' under a kilometre, '1.2 km', and from a hundred on '3,062 km'. */
export function formatDistance(metres: number): string {
  const isShort = metres < 1_000
  const digits = isShort || metres >= 99_950 ? 0 : 1
  return numberFormat(localeOf(activeLanguage()), {
    style: 'unit',
    unit: isShort ? 'meter' : 'kilometer',
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  }).format(isShort ? metres : metres / 1_000)
}
