import { market } from '@washline/contract/market'
import { messages } from '@washline/contract/messages'
import { z } from 'zod'
import { formatDate } from '../../platform/format/date.ts'
import { formatMinor } from '../../platform/format/money.ts'
import { t } from '../../platform/i18n/i18n.ts'
import type { WalletEntry } from './use-wallet.ts'

const { topUpMinimumMinor, topUpMaximumMinor } = market.wallet
const isPlain = (text: string) => /^\d+([.,]\d{1,2})?$/.test(text)
const toMinorUnits = (text: string) => Math.round(Number(text.replace(',', '.')) * 100)

/** What the top-up form takes; gives the amount in major units. */
export const topUpFields = z.object({
  amount: z
    .string()
    .trim()
    .refine((text) => isPlain(text) && toMinorUnits(text) > 0, {
      error: () => t('Please enter an amount greater than 0.'),
      abort: true,
    })
    .transform(toMinorUnits)
    .refine((minor) => minor >= topUpMinimumMinor, {
      error: () => t('The smallest top-up is {amount}.', { amount: formatMinor(topUpMinimumMinor) }),
    })
    .refine((minor) => minor <= topUpMaximumMinor, { error: () => t(messages.wallet.topUpMaximum) })
    .transform((minor) => minor / 100),
})

/** What moved the money, in a person's words. */
export function entryTitle(kind: string): string {
  switch (kind) {
    case 'top_up':
      return t('Top-up')
    case 'wallet_use':
      return t('Used for an order')
    case 'wallet_refund':
      return t('Returned from an order')
    case 'credit':
      return t('Credit')
    case 'compensation':
      return t('Compensation')
    case 'promise_credit':
      return t('Promise missed: service fee back')
    case 'refund':
      return t('Refund')
    case 'tip':
      return t('Tip for your Washer')
    case 'earning_to_wallet':
      return t('From your earnings')
    case 'reversal':
      return t('Correction')
    default:
      return t('Wallet')
  }
}

/** Where every amount of an order is explained. */
export const receiptPath = (orderId: number): string => `/receipt?order=${orderId}`

export interface WalletDay {
  day: string
  entries: WalletEntry[]
}

/** The entries under their days, in their order. */
export function byDay(entries: readonly WalletEntry[]): WalletDay[] {
  const days: WalletDay[] = []
  for (const entry of entries) {
    const day = formatDate(entry.created_at)
    const last = days.at(-1)
    if (last?.day === day) last.entries.push(entry)
    else days.push({ day, entries: [entry] })
  }
  return days
}
