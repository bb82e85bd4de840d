import { localeOf } from '@washline/contract/texts/format-money'
import { activeLanguage } from '../i18n/i18n.ts'

/** A rating with its one decimal: '4.8', '4,8'. */
export const formatRating = (rating: number): string =>
  new Intl.NumberFormat(localeOf(activeLanguage()), { minimumFractionDigits: 1, maximumFractionDigits: 1 }).format(
    rating,
  )

/** A share of one in whole percent: '83%', '83 %'. */
export const formatPercent = (share: number): string =>
  new Intl.NumberFormat(localeOf(activeLanguage()), { style: 'percent', maximumFractionDigits: 0 }).format(share)
