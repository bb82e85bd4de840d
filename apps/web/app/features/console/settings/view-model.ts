import { toMinor } from '@washline/contract/money'
import { categories } from '@washline/contract/scanning/catalogue'
import { z } from 'zod'
import { t } from '../../../platform/i18n/i18n.ts'
import { reasonField } from '../components/action-fields.ts'
import { isAmountText, toNumber } from '../view-model.ts'

const numberField = z
  .string()
  .trim()
  .refine(isAmountText, { error: () => t('Please enter a number.') })
  .transform(toNumber)

const amountField = numberField.transform((amount) => toMinor(amount))

/** The fields of the form of one class; prices are typed in major units. The server checks the ranges. */
export const catalogueFields = z.object({
  category: z.enum(categories),
  price_minor: amountField,
  replacement_value_minor: amountField,
  expected_life_years: numberField,
  reason: reasonField,
})
