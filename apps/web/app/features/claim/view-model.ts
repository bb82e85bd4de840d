import { type Condition, conditions, missingProblems, type Problem, problems } from '@washline/contract/claims/problems'
import type { ClaimState } from '@washline/contract/claims/process'
import type { ClaimForm, ClaimItemInput } from '@washline/contract/claims/schemas'
import type { Custody } from '@washline/contract/custody/schemas'
import type { ItemId } from '@washline/contract/ids'
import { market } from '@washline/contract/market'
import { plainAmount } from '@washline/contract/money'
import { readAmount } from '../../platform/format/read-amount.ts'
import { t } from '../../platform/i18n/i18n.ts'
import type { Status } from '../../ui/status-chip.tsx'
import { type Entered, type Worth, worthOf } from './components/worth.ts'

export type FormItem = ClaimForm['items'][number]

/** One claimed item in the form; amounts and ages as typed or chosen. */
export interface Entry {
  readonly itemId: ItemId
  readonly problem: Problem | ''
  readonly quantity: number
  readonly retail: string
  readonly ageMonths: number | null
  readonly condition: Condition | ''
}

/** The ages that the form offers, in months. */
export const ages = [0, 3, 6, 12, 18, 24, 36, 48, 60, 84, 120] as const

/** What the piece costs new: as declared, else as in the catalogue. */
const usualRetail = (item: FormItem): string => plainAmount(item.declared_minor[0] ?? item.usual_value_minor)

/** Counted in, not counted out, and not claimed before. */
export function stillMissing({ missing, claimable, counted_in, listed }: FormItem): number {
  const claimedBefore = (counted_in ?? listed) - claimable
  return Math.max(0, Math.min(missing - claimedBefore, claimable))
}

export const openEntry = (item: FormItem): Entry => ({
  itemId: item.item_id,
  problem: stillMissing(item) > 0 ? 'lost' : '',
  quantity: Math.max(1, stillMissing(item)),
  retail: usualRetail(item),
  ageMonths: null,
  condition: '',
})

/** What can be reported: without a delivery, only that items did not come back. */
export const problemsFor = ({ delivered_at }: Pick<ClaimForm, 'delivered_at'>): readonly Problem[] =>
  delivered_at ? problems : missingProblems

/** Starts the form with what was counted in and not out. */
export const startEntries = (form: ClaimForm): readonly Entry[] =>
  form.items.filter((item) => stillMissing(item) > 0).map(openEntry)

/** The stored entries, limited to what can still be claimed. */
export const stillClaimable = (entries: readonly Entry[], form: ClaimForm): readonly Entry[] =>
  entries.flatMap((entry) => {
    const item = form.items.find(({ item_id }) => item_id === entry.itemId)
    if (!item || item.claimable === 0) return []
    const isPossible = entry.problem === '' || problemsFor(form).includes(entry.problem)
    return [
      {
        ...entry,
        quantity: Math.min(entry.quantity, item.claimable),
        problem: isPossible ? entry.problem : ('' as const),
      },
    ]
  })

export type EntryProblems = Partial<Record<'problem' | 'retail' | 'ageMonths' | 'condition', string>>

/** The missing or invalid fields of an entry. */
export function problemsOf(entry: Entry): EntryProblems {
  const retailMinor = readAmount(entry.retail)
  const { retailMaximumMinor } = market.claims
  return {
    ...(entry.problem === '' && { problem: t('Please choose what is wrong with it.') }),
    ...((!retailMinor || retailMinor > retailMaximumMinor) && {
      retail: t('Please enter its price when new, for example 180.'),
    }),
    ...(entry.ageMonths === null && { ageMonths: t('Please enter about how old it is.') }),
    ...(entry.condition === '' && { condition: t('Please choose its condition before.') }),
  }
}

/** The entry as the API takes it; undefined while a field is missing. */
export function itemOf({ itemId, problem, quantity, retail, ageMonths, condition }: Entry): ClaimItemInput | undefined {
  const retailMinor = readAmount(retail)
  if (problem === '' || condition === '' || ageMonths === null || !retailMinor) return undefined
  return { item_id: itemId, problem, quantity, retail_value_minor: retailMinor, age_months: ageMonths, condition }
}

/** What the complete entries are worth. */
export function previewOf(entries: readonly Entry[], form: ClaimForm): Worth {
  const declared = form.items.flatMap(({ item_id, declared_minor: values }) =>
    values.map((valueMinor) => ({ itemId: item_id, valueMinor })),
  )
  const items = entries.flatMap((entry): Entered[] => {
    const item = form.items.find(({ item_id }) => item_id === entry.itemId)
    const input = itemOf(entry)
    if (!item || !input) return []
    const { problem, quantity, retail_value_minor, age_months, condition } = input
    return [
      {
        itemId: entry.itemId,
        name: item.name,
        problem,
        quantity,
        retailMinor: retail_value_minor,
        ageMonths: age_months,
        expectedLifeMonths: item.expected_life_months,
        condition,
      },
    ]
  })
  return worthOf(items, declared, form.cover.left_minor)
}

/** Pieces counted in and out over the whole order; undefined where none was counted both times. */
export function countsOf(form: ClaimForm): { in: number; out: number } | undefined {
  const counted = form.items.filter(({ counted_in, counted_out }) => counted_in !== null && counted_out !== null)
  if (counted.length === 0) return undefined
  const sum = (of: (item: FormItem) => number | null) => counted.reduce((total, item) => total + (of(item) ?? 0), 0)
  return { in: sum(({ counted_in }) => counted_in), out: sum(({ counted_out }) => counted_out) }
}

/** Pieces that were handed over, as counted or else as listed. */
export const handedOverOf = (form: ClaimForm): number =>
  form.items.reduce((sum, { counted_in, listed }) => sum + (counted_in ?? listed), 0)

/** The status chip of each state. */
export const stateChips: Record<ClaimState, Status> = {
  submitted: 'in_progress',
  assessing: 'in_progress',
  approved: 'completed',
  rejected: 'cancelled',
  in_review: 'pending',
  paid: 'completed',
  appealed: 'accepted',
}

export const isProblem = (text: string): text is Problem => problems.some((problem) => problem === text)
export const isCondition = (text: string): text is Condition => conditions.some((condition) => condition === text)

export interface ChainRow {
  readonly itemId: ItemId
  readonly name: string
  readonly counts: readonly { step: number; quantity: number | null; differs: boolean }[]
}

/** The custody counts: a row for each item, a column for each step. */
export function chainRows({ steps }: Pick<Custody, 'steps'>): readonly ChainRow[] {
  const names = new Map(steps.flatMap(({ counts }) => counts.map(({ item_id, name }) => [item_id, name] as const)))
  return [...names].map(([itemId, name]) => ({
    itemId,
    name,
    counts: steps.map(({ number, counts, differences }) => ({
      step: number,
      quantity: counts.find(({ item_id }) => item_id === itemId)?.quantity ?? null,
      differs: differences.some(({ item_id }) => item_id === itemId),
    })),
  }))
}
