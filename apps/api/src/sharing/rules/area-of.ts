/**
 * The part of an address that tells a guest where the order is about, and not at whose door: without the first part and without whatever
 * holds a number, at most two parts; null where nothing is left.
 */
export function areaOf(address: string | null): string | null {
  if (address === null) return null
  const parts = address
    .split(/[,、，]/u)
    .slice(1)
    .map((part) => part.trim())
    .filter((part) => part !== '' && !/\p{Nd}/u.test(part))
  return parts.length === 0 ? null : parts.slice(0, 2).join(', ')
}
