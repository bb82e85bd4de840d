import { market } from '@washline/contract/market'
import type { Minor } from '@washline/contract/money'
import { tipMessages } from '@washline/contract/payments/messages'
import { readAmount } from '../../platform/format/read-amount.ts'
import { t } from '../../platform/i18n/i18n.ts'

export const suggestions = (): readonly Minor[] => market.tips.suggestedMinor

/** The typed amount, or its error. */
export function readTip(text: string): { amountMinor: Minor } | { problem: string } {
  const { minimumMinor, perOrderMinor } = market.tips
  const amountMinor = readAmount(text)
  if (amountMinor === undefined) return { problem: t('Please enter an amount greater than 0.') }
  if (amountMinor < minimumMinor) return { problem: t(tipMessages.tooSmall) }
  if (amountMinor > perOrderMinor) return { problem: t(tipMessages.tooMuch) }
  return { amountMinor }
}
