import type { ClaimQueueReason } from '@washline/contract/claims/console-endpoints'
import { conditionTexts, problemTexts } from '@washline/contract/claims/problems'
import type { ClaimRuleId } from '@washline/contract/claims/rules'
import type { ClaimCheck, ClaimLine, ClaimReport, LiableParty } from '@washline/contract/claims/schemas'
import { formatFactor } from '../../../platform/format/format-number.ts'
import { formatMinor } from '../../../platform/format/money.ts'
import { t } from '../../../platform/i18n/i18n.ts'
import { itemLabel } from '../../../platform/i18n/item-label.ts'

export const queueReasonLabel = (reason: ClaimQueueReason | null): string =>
  reason === null
    ? t('Nothing to do')
    : { decision: t('Decide'), appeal: t('Appeal'), liability: t('Liable party') }[reason]

/** The same, marked where the deadline has passed. */
export const queueLabel = (reason: ClaimQueueReason | null, overdueAt: string | null): string =>
  overdueAt === null ? queueReasonLabel(reason) : t('Overdue: {what}', { what: queueReasonLabel(reason) })

/** A rule with evidence and no result applies, and could not be decided. */
export const resultName = ({ result, evidence }: Pick<ClaimCheck, 'result' | 'evidence'>): string =>
  ({
    passed: t('Met'),
    failed: t('Not met'),
    not_applicable: evidence.length > 0 ? t('Not decided') : t('Does not apply'),
  })[result]

/** What the rules suggest; where they leave it to a person, no action. */
export function suggestionOf({ outcome, checks }: Pick<ClaimReport, 'outcome' | 'checks'>): {
  text: string
  action: 'approve' | 'reject' | undefined
} {
  const decided = checks.filter(({ result }) => result !== 'not_applicable')
  const failed = decided.filter(({ result }) => result === 'failed').length
  const counts = { failed, count: decided.length }
  return {
    approve: { text: t('Rules: approve. {failed} of {count} failed.', counts), action: 'approve' as const },
    reject: { text: t('Rules: reject. {failed} of {count} failed.', counts), action: 'reject' as const },
    review: { text: t('Rules: needs a person. {failed} of {count} failed.', counts), action: undefined },
  }[outcome]
}

/** A rule as the thing that it checks. */
export const ruleName = (rule: ClaimRuleId): string =>
  ({
    in_time: t('Time limit'),
    not_delivered_since: t('Delivery since the claim'),
    pieces_handed_over: t('Items handed over'),
    photos_unused: t('Photos used before'),
    not_received: t('Customer’s own count'),
    cover_left: t('Coverage left'),
    order_delivered: t('Delivery'),
    kind_decidable: t('Kind of claim'),
    missing_at_return: t('Return count'),
    photos_after_delivery: t('Time of the photos'),
    photos_own: t('Origin of the photos'),
    photos_show_item: t('Damage in the photos'),
    photos_same_item: t('Same item as at pickup'),
    value_usual: t('Usual value'),
    few_claims: t('Earlier claims'),
    small_amount: t('Amount'),
    account_age: t('Age of the account'),
    paid_orders: t('Paid orders'),
    not_linked: t('Linked accounts'),
    within_budget: t('Rules budget'),
    value_declared: t('Declared value'),
    within_cover: t('Order coverage'),
    washer_counted_short: t('Washer’s return count'),
    washer_few_claims: t('Earlier claims against the Washer'),
  })[rule]

export const liablePartyLabel = (bearer: LiableParty): string =>
  ({ washer: t('The Washer'), washline: t('Washline') })[bearer]

export const lineTitle = ({ name, problem, quantity }: Pick<ClaimLine, 'name' | 'problem' | 'quantity'>): string =>
  t('{quantity} × {name}, {problem}', {
    quantity,
    name: itemLabel(name),
    problem: t(problemTexts[problem]).toLocaleLowerCase(),
  })

/** The steps that calculate the amount of one line. */
export const lineSteps = (line: ClaimLine): readonly (readonly [string, string])[] => [
  [t('Price new'), formatMinor(line.retail_minor)],
  ...(line.counted_minor === line.retail_minor ? [] : [[t('Counts as'), formatMinor(line.counted_minor)] as const]),
  [
    t('Age, {months, plural, one {# month} other {# months}}', { months: line.age_months }),
    formatFactor(line.age_percent),
  ],
  [t(conditionTexts[line.condition]), formatFactor(line.condition_percent)],
  [t('Market value'), formatMinor(line.market_value_minor)],
]
