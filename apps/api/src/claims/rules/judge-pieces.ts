import type { Evidence } from '@washline/contract/claims/evidence'
import { isMissing } from '@washline/contract/claims/problems'
import type { ItemId } from '@washline/contract/ids'
import { isShort } from './custody-stages.ts'
import {
  type AssessedClaim,
  type ClaimedItem,
  countedBack,
  type Findings,
  handedOver,
  type ItemCounts,
} from './findings.ts'
import { type Case, evidenceOf, type Judge, judged, notApplicable } from './judgement.ts'

export type CountedFindings = Pick<Findings, 'counts' | 'deliveredAt'>
interface CountedCase {
  readonly claim: AssessedClaim
  readonly findings: CountedFindings
}

const noCounts = { listed: 0, countedIn: null, countedOut: null, received: null, claimedBefore: 0 }
const countsOf = ({ findings }: CountedCase, itemId: ItemId): ItemCounts =>
  findings.counts.find((counts) => counts.itemId === itemId) ?? { itemId, ...noCounts }

const firstOfEach = (items: readonly ClaimedItem[]) =>
  items.filter((item, index) => items.findIndex(({ itemId }) => itemId === item.itemId) === index)
const quantityOf = (items: readonly ClaimedItem[], itemId: ItemId): number =>
  items.filter((item) => item.itemId === itemId).reduce((sum, { quantity }) => sum + quantity, 0)
const missingItems = ({ claim }: CountedCase) => claim.items.filter(({ problem }) => isMissing(problem))

/** Both counts of the Washer show that the missing pieces, and those claimed before, did not come back. */
export function isCountedShort(subject: CountedCase, itemId: ItemId): boolean {
  const counts = countsOf(subject, itemId)
  const back = countedBack(counts, subject.findings.deliveredAt !== null)
  if (counts.countedIn === null || back === null) return false
  return counts.countedIn - back >= quantityOf(missingItems(subject), itemId) + counts.claimedBefore
}

/** The same for the Washer of the claim alone, where several had the laundry: nobody is liable for what they never had. */
export function isHeldShort(subject: CountedCase, itemId: ItemId): boolean {
  const { held, claimedBefore } = countsOf(subject, itemId)
  if (!held) return isCountedShort(subject, itemId)
  return isShort(held, quantityOf(missingItems(subject), itemId) + claimedBefore)
}

function countEvidence({ findings, ...subject }: Case, { itemId, name }: ClaimedItem): Evidence {
  const { countedIn, countedOut } = countsOf({ ...subject, findings }, itemId)
  if (countedIn !== null && findings.deliveredAt === null)
    return evidenceOf('counted_in_only', { item: name, counted_in: countedIn })
  return countedIn === null || countedOut === null
    ? evidenceOf('counts_unknown', { item: name })
    : evidenceOf('counts', { item: name, counted_in: countedIn, counted_out: countedOut })
}

type PieceRule = 'pieces_handed_over' | 'not_received' | 'missing_at_return' | 'washer_counted_short'

/** What the counts show. */
export const pieces: Record<PieceRule, Judge> = {
  pieces_handed_over: (subject) => {
    const items = firstOfEach(subject.claim.items)
    const claimed = (itemId: ItemId) => quantityOf(subject.claim.items, itemId)
    const fits = ({ itemId }: ClaimedItem) => {
      const counts = countsOf(subject, itemId)
      return claimed(itemId) + counts.claimedBefore <= handedOver(counts)
    }
    return judged(
      items.every(fits),
      items.map(({ itemId, name }) => {
        const counts = countsOf(subject, itemId)
        return evidenceOf('claimed_pieces', {
          item: name,
          claimed: claimed(itemId),
          handed_over: handedOver(counts),
          before: counts.claimedBefore,
        })
      }),
    )
  },
  not_received: (subject) => {
    const items = missingItems(subject)
    if (items.length === 0 || subject.findings.deliveredAt === null) return notApplicable
    const missing = ({ itemId }: ClaimedItem) => {
      const counts = countsOf(subject, itemId)
      return counts.received === null || handedOver(counts) - counts.received >= quantityOf(items, itemId)
    }
    return judged(
      items.every(missing),
      firstOfEach(items).map(({ itemId, name }) => {
        const counts = countsOf(subject, itemId)
        return counts.received === null
          ? evidenceOf('not_counted_back', { item: name })
          : evidenceOf('received', { item: name, received: counts.received, handed_over: handedOver(counts) })
      }),
    )
  },
  missing_at_return: (subject) => {
    const items = firstOfEach(missingItems(subject))
    if (items.length === 0) return notApplicable
    return judged(
      items.every(({ itemId }) => isCountedShort(subject, itemId)),
      items.map((item) => countEvidence(subject, item)),
    )
  },
  washer_counted_short: (subject) => {
    const isDelivered = subject.findings.deliveredAt !== null
    const items = firstOfEach(missingItems(subject)).filter(
      ({ itemId }) => countedBack(countsOf(subject, itemId), isDelivered) !== null,
    )
    if (items.length === 0) return notApplicable
    return judged(
      items.some(({ itemId }) => isHeldShort(subject, itemId)),
      items.map((item) => countEvidence(subject, item)),
    )
  },
}
