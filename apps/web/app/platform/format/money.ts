import { formatMoney as formatMoneyIn } from '@washline/contract/texts/format-money'
import { activeLanguage } from '../i18n/i18n.ts'

/** A sum in major units, as the API gives it: 24.5 is '$24.50'. */
export const formatMoney = (amount: number): string => formatMoneyIn(activeLanguage(), amount)

/** A sum in minor units: 3000 is '$30.00'. */
export const formatMinor = (amountMinor: number): string => formatMoney(amountMinor / 100)
