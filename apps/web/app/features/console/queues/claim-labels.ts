import type { ClaimQueueReason } from '@washline/contract/claims/console-endpoints'
import { conditionTexts, problemTexts } from '@washline/contract/claims/problems'
import type { ClaimCheck, ClaimLine, LiableParty } from '@washline/contract/claims/schemas'
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
  [t('New price'), formatMinor(line.retail_minor)],
  ...(line.counted_minor === line.retail_minor ? [] : [[t('Counts as'), formatMinor(line.counted_minor)] as const]),
  [
    t('Age, {months, plural, one {# month} other {# months}}', { months: line.age_months }),
    formatFactor(line.age_percent),
  ],
  [t(conditionTexts[line.condition]), formatFactor(line.condition_percent)],
  [t('Market value'), formatMinor(line.market_value_minor)],
]
