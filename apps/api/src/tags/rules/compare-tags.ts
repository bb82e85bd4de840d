import type { OrderId } from '@washline/contract/ids'
import type { TagCode } from '@washline/contract/tags/tag-code'

export interface StoredTag {
  readonly code: TagCode
  /** On whose bag it is; null on none. */
  readonly orderId: OrderId | null
}

export type TagDecision =
  /** These are on another bag, on none after the pickup, or unknown. */
  | { readonly foreign: readonly TagCode[] }
  | { readonly bind: readonly TagCode[]; readonly seen: number; readonly expected: number }

/** Before its pickup a bag takes tags that are on no bag; from then on only its own fit. */
export const fits = (
  tag: StoredTag | undefined,
  { orderId, isPickup }: { orderId: OrderId; isPickup: boolean },
): boolean => tag !== undefined && (tag.orderId === orderId || (isPickup && tag.orderId === null))

/** Compares the tags that were scanned at a handover with those on the order's bag. */
export function compareTags(
  scan: { readonly orderId: OrderId; readonly isPickup: boolean; readonly codes: readonly TagCode[] },
  stored: readonly StoredTag[],
): TagDecision {
  const tags = new Map(stored.map((tag) => [tag.code, tag]))
  const foreign = scan.codes.filter((code) => !fits(tags.get(code), scan))
  if (foreign.length > 0) return { foreign }
  const bound = stored.filter(({ orderId }) => orderId === scan.orderId)
  const bind = scan.codes.filter((code) => tags.get(code)?.orderId === null)
  return { bind, seen: scan.codes.length, expected: bound.length + bind.length }
}
