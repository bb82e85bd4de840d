import { type Condition, conditions, type Problem, problems } from '@washline/contract/claims/problems'
import type { ClaimState } from '@washline/contract/claims/process'
import type { ClaimForm, ClaimItemInput, ClaimLine } from '@washline/contract/claims/schemas'
import { sumOf, type ValuedLine, valueItems } from '@washline/contract/claims/value-items'
import type { Custody, CustodyStepName } from '@washline/contract/custody/schemas'
import { market } from '@washline/contract/market'
import { toMajor, toMinor } from '@washline/contract/money'
import { readAmount } from '../../platform/format/read-amount.ts'
import { t } from '../../platform/i18n/i18n.ts'
import type { Status } from '../../ui/status-chip.tsx'

export type FormItem = ClaimForm['items'][number]

/** One item as it is being claimed; sums and ages are as typed or chosen. */
export interface Entry {
  readonly itemId: number
  readonly problem: Problem | ''
  readonly quantity: number
  readonly retail: string
  readonly ageMonths: number | null
  readonly condition: Condition | ''
}

/** The ages that are offered, in months. */
export const ages = [0, 3, 6, 12, 18, 24, 36, 48, 60, 84, 120] as const

export function ageText(months: number): string {
  if (months === 0) return t('Brand new')
  return months < 24
    ? t('{months, plural, one {# month} other {# months}}', { months })
    : t('{years, plural, one {# year} other {# years}}', { years: Math.round((months / 12) * 10) / 10 })
}

/** What such a piece costs new, as it was declared, else as the catalogue has it. */
const usualRetail = (item: FormItem): string => (item.declared[0] ?? item.usual_value).toFixed(2)

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

/** What the form opens with: what was counted in and not out. */
export const startEntries = (form: ClaimForm): readonly Entry[] =>
  form.items.filter((item) => stillMissing(item) > 0).map(openEntry)

/** Entries that were kept, as far as they can still be claimed. */
export const stillClaimable = (entries: readonly Entry[], form: ClaimForm): readonly Entry[] =>
  entries.flatMap((entry) => {
    const item = form.items.find(({ item_id }) => item_id === entry.itemId)
    return item && item.claimable > 0 ? [{ ...entry, quantity: Math.min(entry.quantity, item.claimable) }] : []
  })

export type EntryProblems = Partial<Record<'problem' | 'retail' | 'ageMonths' | 'condition', string>>

/** What an entry still lacks. */
export function problemsOf(entry: Entry): EntryProblems {
  const retail = readAmount(entry.retail)
  const { retailMaximumMinor } = market.claims
  return {
    ...(entry.problem === '' && { problem: t('Please say what is wrong with it.') }),
    ...((retail === undefined || retail === 0 || toMinor(retail) > retailMaximumMinor) && {
      retail: t('Please enter what it costs new, for example 180.'),
    }),
    ...(entry.ageMonths === null && { ageMonths: t('Please say about how old it is.') }),
    ...(entry.condition === '' && { condition: t('Please say how it was before.') }),
  }
}

/** An entry as the call takes it; nothing while it lacks something. */
export function itemOf({ itemId, problem, quantity, retail, ageMonths, condition }: Entry): ClaimItemInput | undefined {
  const value = readAmount(retail)
  if (problem === '' || condition === '' || ageMonths === null || !value) return undefined
  return { item_id: itemId, problem, quantity, retail_value: value, age_months: ageMonths, condition }
}

/** The working of an amount, in major units: as a report has it, or as the form computes it. */
export type Working = Omit<ClaimLine, 'item_id'>

const workingOf = ({ item, ...line }: ValuedLine<Entered>): Working => ({
  name: item.name,
  problem: item.problem,
  quantity: line.quantity,
  retail: toMajor(item.retailMinor),
  declared: line.declaredMinor === null ? null : toMajor(line.declaredMinor),
  counted: toMajor(line.countedMinor),
  age_months: item.ageMonths,
  life_months: line.lifeMonths,
  age_percent: line.ageBasisPoints / 100,
  condition: item.condition,
  condition_percent: line.conditionBasisPoints / 100,
  market_value: toMajor(line.marketMinor),
  amount: toMajor(line.amountMinor),
})

export interface Entered {
  readonly itemId: number
  readonly name: string
  readonly problem: Problem
  readonly quantity: number
  readonly retailMinor: number
  readonly ageMonths: number
  readonly lifeMonths: number
  readonly condition: Condition
}

export interface Worth {
  readonly lines: readonly Working[]
  readonly sum: number
  /** After the cover. */
  readonly amount: number
}

/** What pieces come to, by the function that the server decides with. */
export function worthOf(
  items: readonly Entered[],
  declared: readonly { itemId: number; valueMinor: number }[],
  left: number,
): Worth {
  const lines = valueItems(items, declared, market)
  const sumMinor = sumOf(lines)
  return { lines: lines.map(workingOf), sum: toMajor(sumMinor), amount: Math.min(toMajor(sumMinor), left) }
}

/** What the entries that lack nothing come to. */
export function previewOf(entries: readonly Entry[], form: ClaimForm): Worth {
  const declared = form.items.flatMap(({ item_id, declared: values }) =>
    values.map((value) => ({ itemId: item_id, valueMinor: toMinor(value) })),
  )
  const items = entries.flatMap((entry): Entered[] => {
    const item = form.items.find(({ item_id }) => item_id === entry.itemId)
    const input = itemOf(entry)
    if (!item || !input) return []
    const { problem, quantity, retail_value, age_months, condition } = input
    return [
      {
        itemId: entry.itemId,
        name: item.name,
        problem,
        quantity,
        retailMinor: toMinor(retail_value),
        ageMonths: age_months,
        lifeMonths: item.life_months,
        condition,
      },
    ]
  })
  return worthOf(items, declared, form.cover.left)
}

/** Counted in and out over the whole order; nothing where nobody counted both. */
export function countsOf(form: ClaimForm): { in: number; out: number } | undefined {
  const counted = form.items.filter(({ counted_in, counted_out }) => counted_in !== null && counted_out !== null)
  if (counted.length === 0) return undefined
  const sum = (of: (item: FormItem) => number | null) => counted.reduce((total, item) => total + (of(item) ?? 0), 0)
  return { in: sum(({ counted_in }) => counted_in), out: sum(({ counted_out }) => counted_out) }
}

/** The look of each state: the one of the order's status that feels the same. */
export const stateLooks: Record<ClaimState, Status> = {
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

export const stepNames = {
  scan: 'Scan',
  pickup: 'Pickup',
  return: 'Return',
  received: 'Customer',
} as const satisfies Record<CustodyStepName, string>

export interface ChainRow {
  readonly itemId: number
  readonly name: string
  readonly counts: readonly { step: number; quantity: number | null; differs: boolean }[]
}

/** The counts of a chain: a row for each piece, a column for each step. */
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
