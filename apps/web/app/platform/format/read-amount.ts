const plain = /^\d{1,7}([.,]\d{1,2})?$/

/** A typed sum in major units; nothing for what is no sum. */
export function readAmount(text: string): number | undefined {
  const trimmed = text.trim()
  return plain.test(trimmed) ? Number(trimmed.replace(',', '.')) : undefined
}
