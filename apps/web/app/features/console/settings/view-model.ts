import { toMinor } from '@washline/contract/money'
import { categories } from '@washline/contract/scanning/catalogue'
import { z } from 'zod'
import { isAmountText } from '../../../platform/format/read-amount.ts'
import { t } from '../../../platform/i18n/i18n.ts'
import { reasonField } from '../components/action-fields.ts'
import { isNumberText, toNumber } from '../view-model.ts'

const numberField = z
  .string()
  .trim()
  .refine(isNumberText, { error: () => t('Please enter a number.') })
  .transform(toNumber)

const amountField = z
  .string()
  .trim()
  .refine(isAmountText, { error: () => t('Please enter a number.') })
  .transform((text) => toMinor(toNumber(text)))

/** The fields of the form of one class; prices are typed in major units. The server checks the ranges. */
export const catalogueFields = z.object({
  category: z.enum(categories),
  price_minor: amountField,
  replacement_value_minor: amountField,
  expected_life_years: numberField,
  reason: reasonField,
})
