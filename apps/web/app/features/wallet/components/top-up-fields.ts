import { market } from '@washline/contract/market'
import { toMinor } from '@washline/contract/money'
import { walletMessages } from '@washline/contract/payments/messages'
import { z } from 'zod'
import { formatMinor } from '../../../platform/format/money.ts'
import { isAmountText } from '../../../platform/format/read-amount.ts'
import { t } from '../../../platform/i18n/i18n.ts'

const amountOf = (text: string) => toMinor(Number(text.replace(',', '.')))

/** The top-up form; the amount is typed in major units. */
export const topUpFields = z.object({
  amount_minor: z
    .string()
    .trim()
    .refine((text) => isAmountText(text) && amountOf(text) > 0, {
      error: () => t('Please enter an amount greater than 0.'),
      abort: true,
    })
    .transform(amountOf)
    .refine((amountMinor) => amountMinor >= market.wallet.topUpMinimumMinor, {
      error: () => t('The minimum top-up is {amount}.', { amount: formatMinor(market.wallet.topUpMinimumMinor) }),
    })
    .refine((amountMinor) => amountMinor <= market.wallet.topUpMaximumMinor, {
      error: () => t(walletMessages.topUpMaximum),
    }),
})
