import { market } from '@washline/contract/market'
import { messages } from '@washline/contract/messages'
import { toMajor } from '@washline/contract/money'
import { t } from '../../platform/i18n/i18n.ts'

const { minimumMinor, perOrderMinor, suggestedMinor } = market.tips

export const suggestions: readonly number[] = suggestedMinor.map(toMajor)

/** What was typed, in major units; or why it is no tip. */
export function readTip(text: string): { amount: number } | { problem: string } {
  const typed = text.trim().replace(',', '.')
  if (!/^\d{1,9}(\.\d{1,2})?$/.test(typed)) return { problem: t('Please enter an amount greater than 0.') }
  const amountMinor = Math.round(Number(typed) * 100)
  if (amountMinor < minimumMinor) return { problem: t(messages.tips.tooSmall) }
  if (amountMinor > perOrderMinor) return { problem: t(messages.tips.tooMuch) }
  return { amount: toMajor(amountMinor) }
}
