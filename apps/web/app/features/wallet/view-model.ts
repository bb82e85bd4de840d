import type { OrderId } from '@washline/contract/ids'
import { formatDate } from '../../platform/format/date.ts'
import { t } from '../../platform/i18n/i18n.ts'
import type { WalletEntry } from './use-wallet.ts'

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
    case 'extension':
      return t('By an extension that you allow')
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
