import type { OrderId } from '@washline/contract/ids'
import { market } from '@washline/contract/market'
import { toMinor } from '@washline/contract/money'
import { walletMessages } from '@washline/contract/payments/messages'
import { z } from 'zod'
import { formatDate } from '../../platform/format/date.ts'
import { formatMinor } from '../../platform/format/money.ts'
import { t } from '../../platform/i18n/i18n.ts'
import type { WalletEntry } from './use-wallet.ts'

const { topUpMinimumMinor, topUpMaximumMinor } = market.wallet
const isPlain = (text: string) => /^\d+([.,]\d{1,2})?$/.test(text)
const amountOf = (text: string) => toMinor(Number(text.replace(',', '.')))

/** The top-up form; the amount is typed in major units. */
export const topUpFields = z.object({
  amount_minor: z
    .string()
    .trim()
    .refine((text) => isPlain(text) && amountOf(text) > 0, {
      error: () => t('Please enter an amount greater than 0.'),
      abort: true,
    })
    .transform(amountOf)
    .refine((amountMinor) => amountMinor >= topUpMinimumMinor, {
      error: () => t('The smallest top-up is {amount}.', { amount: formatMinor(topUpMinimumMinor) }),
    })
    .refine((amountMinor) => amountMinor <= topUpMaximumMinor, { error: () => t(walletMessages.topUpMaximum) }),
})

/** The label of a movement. */
export function entryTitle(kind: string): string {
  switch (kind) {
    case 'top_up':
      return t('Top-up')
    case 'wallet_use':
      return t('Used for an order')
    case 'wallet_refund':
      return t('Refunded from an order')
    case 'credit':
      return t('Credit')
    case 'compensation':
      return t('Compensation')
    case 'promise_credit':
      return t('Promise missed: service fee refunded')
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

/** The receipt that explains the amounts of an order. */
export const receiptPath = (orderId: OrderId): string => `/receipt?order=${orderId}`

export interface WalletDay {
  day: string
  entries: WalletEntry[]
}

/** Groups entries by day, in their order. */
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
