import type { PaymentMethod } from '@washline/contract/payments/schemas'

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
