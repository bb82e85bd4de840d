import { type Minor, toMinor } from '@washline/contract/money'

const plain = /^\d{1,7}([.,]\d{1,2})?$/

/** A typed amount; undefined for other text. */
export function readAmount(text: string): Minor | undefined {
  const trimmed = text.trim()
  return plain.test(trimmed) ? toMinor(Number(trimmed.replace(',', '.'))) : undefined
}
