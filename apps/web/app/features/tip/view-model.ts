import { market } from '@washline/contract/market'
import { type Minor, toMinor } from '@washline/contract/money'
import { tipMessages } from '@washline/contract/payments/messages'
import { t } from '../../platform/i18n/i18n.ts'

const { minimumMinor, perOrderMinor, suggestedMinor } = market.tips

export const suggestions: readonly Minor[] = suggestedMinor

/** The typed amount, or its error. */
export function readTip(text: string): { amountMinor: Minor } | { problem: string } {
  const typed = text.trim().replace(',', '.')
  if (!/^\d{1,9}(\.\d{1,2})?$/.test(typed)) return { problem: t('Please enter an amount greater than 0.') }
  const amountMinor = toMinor(Number(typed))
  if (amountMinor < minimumMinor) return { problem: t(tipMessages.tooSmall) }
  if (amountMinor > perOrderMinor) return { problem: t(tipMessages.tooMuch) }
  return { amountMinor }
}
