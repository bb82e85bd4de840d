/**
 * The area of an address without the exact place: without the first part and without parts that contain a number, at most
 * two parts; null if nothing is left.
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
