import { earningsMessages } from '@washline/contract/earnings/messages'
import { type Minor, toMinor } from '@washline/contract/money'
import { z } from 'zod'
import { formatMinor } from '../../../platform/format/money.ts'
import { isAmountText } from '../../../platform/format/read-amount.ts'
import { t } from '../../../platform/i18n/i18n.ts'

/** The cash-out form; the amount is typed in major units. */
export const cashOutFields = ({ minimumMinor, availableMinor }: { minimumMinor: Minor; availableMinor: Minor }) =>
  z.object({
    amount_minor: z
      .string()
      .trim()
      .refine(isAmountText, { error: () => t('Please enter an amount.'), abort: true })
      .transform((text) => toMinor(Number(text.replace(',', '.'))))
      .refine((amountMinor) => amountMinor >= minimumMinor, {
        error: () => t('The minimum payout is {amount}.', { amount: formatMinor(minimumMinor) }),
      })
      .refine((amountMinor) => amountMinor <= availableMinor, { error: () => t(earningsMessages.tooMuch) }),
    method: z.enum(['standard', 'instant']),
  })
