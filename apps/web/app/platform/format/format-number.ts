import { localeOf } from '@washline/contract/texts/format-money'
import { numberFormat } from '@washline/contract/texts/number-format'
import { activeLanguage } from '../i18n/i18n.ts'

/** A number with as many decimals as are asked for: '77.00', '77,00'. */
export const formatDecimals = (value: number, decimals: number): string =>
  numberFormat(localeOf(activeLanguage()), { minimumFractionDigits: decimals, maximumFractionDigits: decimals }).format(
    value,
  )

/** A rating: '4.8', '4,8'. */
export const formatRating = (rating: number): string => formatDecimals(rating, 1)

/** A share of 1 in percent, whole unless decimals are given: '83%', '83 %'. */
export const formatPercent = (share: number, mostDecimals = 0): string =>
  numberFormat(localeOf(activeLanguage()), { style: 'percent', maximumFractionDigits: mostDecimals }).format(share)

/** A weight of a formula, with its sign: '−0.02'. */
export const formatWeight = (weight: number): string =>
  numberFormat(localeOf(activeLanguage()), { maximumFractionDigits: 3 }).format(weight)

/** A factor: '× 66.7%', '× 66,7 %'. */
export const formatFactor = (percent: number): string => `×\u00A0${formatPercent(percent / 100, 1)}`
