import { type Minor, minorDigits, toMinor } from '@washline/contract/money'

/** Whether a text is an amount, with no more decimals than the market's currency has. */
export function isAmountText(text: string): boolean {
  const digits = minorDigits()
  const decimals = digits === 0 ? '' : `([.,]\\d{1,${digits}})?`
  return new RegExp(`^\\d{1,${9 - digits}}${decimals}$`).test(text)
}

/** A typed amount; undefined for other text. */
export function readAmount(text: string): Minor | undefined {
  const trimmed = text.trim()
  return isAmountText(trimmed) ? toMinor(Number(trimmed.replace(',', '.'))) : undefined
}
