import { market } from '@washline/contract/market'
import { messages } from '@washline/contract/messages'
import { z } from 'zod'
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
    default:
      return t('Wallet')
  }
}

export const isCompensation = ({ kind }: Pick<WalletEntry, 'kind'>): boolean => kind === 'compensation'
