import { localeOf } from '@washline/contract/texts/format-money'
import { numberFormat } from '@washline/contract/texts/number-format'
import { activeLanguage } from '../i18n/i18n.ts'

/** '850 MB' under a gigabyte, else '1.2 GB'. */
export function formatBytes(bytes: number): string {
  const isSmall = bytes < 1_000_000_000
  return numberFormat(localeOf(activeLanguage()), {
    style: 'unit',
    unit: isSmall ? 'megabyte' : 'gigabyte',
    maximumFractionDigits: isSmall ? 0 : 1,
  }).format(bytes / (isSmall ? 1_000_000 : 1_000_000_000))
}
