import { orderNumber, toOrderId } from '@washline/contract/ids'
import { type Minor, toMinor } from '@washline/contract/money'
import { z } from 'zod'
import { formatMinor } from '../../../platform/format/money.ts'
import { isAmountText } from '../../../platform/format/read-amount.ts'
import { t } from '../../../platform/i18n/i18n.ts'
import { toNumber } from '../view-model.ts'

export const reasonField = z
  .string()
  .trim()
  .min(10, { error: () => t('Please give a reason of at least 10 characters.') })
  .max(300, { error: () => t('Please keep it under 300 characters.') })

export const noteFields = z.object({ note: reasonField })

/** An order's number, typed as `WL-100482` or `100482`; undefined if the field is empty. */
const orderField = z
  .string()
  .trim()
  .transform((text) => text.replace(/^wl-?/i, ''))
  .refine((text) => text === '' || /^[1-9]\d{0,14}$/.test(text), {
    error: () => t('An order number looks like {number}.', { number: orderNumber(toOrderId(100_001)) }),
  })
  .transform((text) => (text === '' ? undefined : toOrderId(Number(text))))

/** The fields of the form of an action with an amount, which is typed in major units. */
export const actionFields = (maximumMinor: Minor) =>
  z.object({
    amount_minor: z
      .string()
      .trim()
      .refine((text) => isAmountText(text) && toNumber(text) > 0, {
        error: () => t('Please enter an amount greater than 0.'),
        abort: true,
      })
      .transform((text) => toMinor(toNumber(text)))
      .refine((amountMinor) => amountMinor <= maximumMinor, {
        error: () => t('At most {amount}.', { amount: formatMinor(maximumMinor) }),
      }),
    reason: reasonField,
    order_id: orderField,
  })
