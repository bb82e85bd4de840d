import { type Minor, toMinor } from '@washline/contract/money'

/** An amount as it was typed, in major units; undefined where it is none, or too large. */
export function amountOfText(text: string): Minor | undefined {
  const plain = text.trim()
  if (!/^\d{1,6}([.,]\d{1,2})?$/.test(plain)) return undefined
  return toMinor(Number(plain.replace(',', '.')))
}
