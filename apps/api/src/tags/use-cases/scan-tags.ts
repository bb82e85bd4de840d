import type { OrderId } from '@washline/contract/ids'
import { tagRefusals } from '@washline/contract/tags/refusals'
import type { TagCode } from '@washline/contract/tags/tag-code'
import type { Tx } from '../../platform/db/database.ts'
import { refuse } from '../../platform/http/refusal.ts'
import { compareTags } from '../rules/compare-tags.ts'
import { bindTags, lockTags } from '../store.ts'

/**
 * Within a handover: puts the scanned tags on the bag at the pickup, compares them with those on it later. Null for a bag
 * without tags. The order is locked, before its tags.
 */
export async function scanTags(
  tx: Tx,
  scan: { orderId: OrderId; isPickup: boolean; codes: readonly TagCode[]; at: Date },
): Promise<{ seen: number; expected: number } | null> {
  const decision = compareTags(scan, await lockTags(tx, scan))
  if ('foreign' in decision) throw refuse(tagRefusals.foreignTag, { body: { tags: [...decision.foreign] } })
  const { bind, seen, expected } = decision
  if (bind.length > 0) await bindTags(tx, { ...scan, codes: bind })
  return expected > 0 ? { seen, expected } : null
}
