import { cardMessages } from '@washline/contract/payments/messages'
import type { PaymentMethod } from '@washline/contract/payments/schemas'
import { sandboxCard } from '@washline/contract/payments/schemas'
import { z } from 'zod'

/** The fields of the form; expiry as 'MM / YY'. */
export const cardFields = z
  .object({ number: z.string(), expiry: z.string(), cvc: z.string() })
  .transform(({ number, expiry, cvc }, context) => {
    const [month = '', year = ''] = expiry.split('/').map((part) => part.trim())
    const card = sandboxCard.safeParse({ number, exp_month: month, exp_year: year, cvc })
    if (card.success && month && year) return { number, exp_month: month, exp_year: year, cvc }
    const wrong = new Set(card.error?.issues.map(({ path }) => path[0]))
    if (wrong.has('number')) context.addIssue({ code: 'custom', path: ['number'], message: cardMessages.invalidNumber })
    if (wrong.has('exp_month') || wrong.has('exp_year') || !year)
      context.addIssue({ code: 'custom', path: ['expiry'], message: cardMessages.incompleteExpiry })
    if (wrong.has('cvc'))
      context.addIssue({ code: 'custom', path: ['cvc'], message: "Your card's security code is invalid." })
    return z.NEVER
  })
export type CardEntry = z.output<typeof cardFields>

/** '4242 4242 4242 4242' */
export const spacedNumber = (text: string): string =>
  text
    .replace(/\D/g, '')
    .slice(0, 19)
    .replace(/(\d{4})(?=\d)/g, '$1 ')

/** Formats '04 / 27' while it is typed. */
export function spacedExpiry(text: string, before: string): string {
  const digits = text.replace(/\D/g, '').slice(0, 4)
  const isErasing = text.length < before.length
  if (digits.length < 2 || (isErasing && digits.length === 2)) return digits
  return `${digits.slice(0, 2)} / ${digits.slice(2)}`
}

const brands: Record<string, string> = { visa: 'Visa', mastercard: 'Mastercard', amex: 'American Express' }

/** 'Visa', 'Mastercard', else the given name. */
export const brandName = (brand: string): string => brands[brand] ?? brand

/** '12/27' */
export const expiryOf = ({ exp_month, exp_year }: Pick<PaymentMethod, 'exp_month' | 'exp_year'>): string =>
  `${String(exp_month).padStart(2, '0')}/${String(exp_year).slice(-2)}`
