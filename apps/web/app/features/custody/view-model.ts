import { isOddCount } from '@washline/contract/custody/count-limits'
import type { CustodyStep, ManifestItem } from '@washline/contract/custody/schemas'
import type { ItemId } from '@washline/contract/ids'
import type { WasherAction } from '@washline/contract/orders/process'
import type { TagCode } from '@washline/contract/tags/tag-code'

export type Counts = Readonly<Record<number, number>>

export type HandoverName = 'pickup' | 'return'

/** The move that each handover makes. */
export const actions = { pickup: 'picked_up', return: 'delivered' } as const satisfies Record<
  HandoverName,
  WasherAction
>

/** The counts when everything is there. */
export const allOf = (manifest: readonly ManifestItem[]): Counts =>
  Object.fromEntries(manifest.map(({ item_id, quantity }) => [item_id, quantity]))

export const countInput = (manifest: readonly ManifestItem[], counts: Counts) =>
  manifest.map(({ item_id, quantity }) => ({ item_id, quantity: counts[item_id] ?? quantity }))

export const sumOf = (manifest: readonly { quantity: number | null }[]): number =>
  manifest.reduce((sum, { quantity }) => sum + (quantity ?? 0), 0)

/** How many pieces were counted so far. */
export const countedOf = (counts: Counts): number => Object.values(counts).reduce((sum, count) => sum + count, 0)

/** What was counted at the pickup; undefined where nobody counted. */
export function countedIn(steps: readonly CustodyStep[]): number | undefined {
  const pickup = steps.find(({ step }) => step === 'pickup')
  return pickup && isCounted(pickup) ? sumOf(pickup.counts) : undefined
}

/** Whether every item was counted. */
export const isWhole = (manifest: readonly ManifestItem[], counts: Counts): boolean =>
  manifest.every(({ item_id }) => counts[item_id] !== undefined)

/** The counts after a tap on an item: all of it, then one less each time, and after none it is uncounted again. */
export function tapped(counts: Counts, { item_id, quantity }: Pick<ManifestItem, 'item_id' | 'quantity'>): Counts {
  const { [item_id]: counted, ...others } = counts
  if (counted === 0) return others
  return { ...others, [item_id]: counted === undefined ? quantity : counted - 1 }
}

export interface Difference {
  itemId: ItemId
  name: string
  expected: number
  counted: number
}

/** Items whose count is not the expected one. */
export const differencesOf = (manifest: readonly ManifestItem[], counts: Counts): Difference[] =>
  manifest
    .map(({ item_id, name, quantity }) => ({
      itemId: item_id,
      name,
      expected: quantity,
      counted: counts[item_id] ?? quantity,
    }))
    .filter(({ expected, counted }) => expected !== counted)

/** The first count that is far above the expected one. */
export const oddCount = (differences: readonly Difference[]): Difference | undefined =>
  differences.find(({ expected, counted }) => isOddCount(expected, counted))

export const isCounted = ({ counts }: Pick<CustodyStep, 'counts'>): boolean =>
  counts.every(({ quantity }) => quantity !== null)

export const stepDifferences = ({ differences }: Pick<CustodyStep, 'differences'>): Difference[] =>
  differences.map(({ item_id, name, expected, quantity }) => ({
    itemId: item_id,
    name,
    expected,
    counted: quantity ?? 0,
  }))

/** What the customer counted; undefined if nothing, or if the count was withdrawn. */
export const receivedCounts = (
  counts: readonly { item_id: ItemId; quantity: number | null }[] | null,
): Counts | undefined => {
  const counted = (counts ?? []).flatMap(({ item_id, quantity }) => (quantity === null ? [] : [[item_id, quantity]]))
  return counted.length > 0 ? Object.fromEntries(counted) : undefined
}

/** Whether the step takes back the customer's own count. */
export const isWithdrawal = (step: Pick<CustodyStep, 'step' | 'counts'>): boolean =>
  step.step === 'received' && !isCounted(step)

/** The newest step if its count differs; counts that were withdrawn apart. */
export function openDifference(steps: readonly CustodyStep[]): CustodyStep | undefined {
  const received = steps.findLast(({ step }) => step === 'received')
  const isWithdrawn = received !== undefined && isWithdrawal(received)
  const last = steps.findLast(({ step }) => step !== 'received' || !isWithdrawn)
  return last && last.differences.length > 0 ? last : undefined
}

export type StepEvidence = 'pin' | 'photo' | 'counted' | 'none'

/** The evidence of a step. */
export function evidenceOf(
  step: Pick<CustodyStep, 'step' | 'pin_confirmed' | 'photo_sha256' | 'counts'>,
): StepEvidence {
  if (step.pin_confirmed) return 'pin'
  if (step.photo_sha256 !== null) return 'photo'
  return isCounted(step) ? 'counted' : 'none'
}

/** What a scanned tag is at a handover: `ask` is for the server, which alone decides at a pickup. */
export type TagVerdict = 'fits' | 'again' | 'foreign' | 'ask'

/** Judges a tag by what this device holds: the tags on this bag, and those on other bags of the same Washer. */
export function judgeTag(
  code: TagCode,
  at: {
    step: HandoverName | 'handover'
    scanned: readonly TagCode[]
    expected: readonly TagCode[]
    ofOthers: readonly TagCode[]
  },
): TagVerdict {
  if (at.scanned.includes(code)) return 'again'
  if (at.expected.includes(code)) return 'fits'
  return at.step === 'pickup' && !at.ofOthers.includes(code) ? 'ask' : 'foreign'
}

/** How many of the tags on the bag were not scanned. */
export const missingTags = (expected: readonly TagCode[], scanned: readonly TagCode[]): number =>
  expected.filter((code) => !scanned.includes(code)).length
