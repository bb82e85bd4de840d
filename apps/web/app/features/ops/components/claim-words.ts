import { type Evidence, wordsOfEvidence } from '@washline/contract/claims/evidence'
import type { ClaimNeed } from '@washline/contract/claims/ops-endpoints'
import { conditionTexts, problemTexts } from '@washline/contract/claims/problems'
import { claimRuleTexts, claimRuleValues } from '@washline/contract/claims/rules'
import type { Bearer, ClaimCheck, ClaimLine, RuleResult } from '@washline/contract/claims/schemas'
import { formatDateTime } from '../../../platform/format/date.ts'
import { formatFactor } from '../../../platform/format/figure.ts'
import { formatMoney } from '../../../platform/format/money.ts'
import { t } from '../../../platform/i18n/i18n.ts'
import { sayItem } from '../../../platform/i18n/say-item.ts'

export const needName = (need: ClaimNeed | null): string =>
  need === null ? t('Nothing to do') : { decision: t('Decide'), appeal: t('Appeal'), blame: t('Who bears it') }[need]

export const resultName = (result: RuleResult): string =>
  ({ passed: t('Holds'), failed: t('Does not hold'), not_applicable: t('Does not apply') })[result]

export const ruleText = ({ rule }: ClaimCheck): string => t(claimRuleTexts[rule].holds, claimRuleValues(formatMoney))

export function evidenceText(evidence: Evidence): string {
  const { text, values } = wordsOfEvidence(evidence, { money: formatMoney, moment: formatDateTime, item: sayItem })
  return t(text, values)
}

export const bearerName = (bearer: Bearer): string => ({ washer: t('The Washer'), washline: t('Washline') })[bearer]

export const lineTitle = ({ name, problem, quantity }: Pick<ClaimLine, 'name' | 'problem' | 'quantity'>): string =>
  t('{quantity} × {name}, {problem}', {
    quantity,
    name: sayItem(name),
    problem: t(problemTexts[problem]).toLocaleLowerCase(),
  })

/** How the amount of one line came about, step by step. */
export const lineSteps = (line: ClaimLine): readonly (readonly [string, string])[] => [
  [t('New price'), formatMoney(line.retail)],
  ...(line.counted === line.retail ? [] : [[t('Counts as'), formatMoney(line.counted)] as const]),
  [
    t('Age, {months, plural, one {# month} other {# months}}', { months: line.age_months }),
    formatFactor(line.age_percent),
  ],
  [t(conditionTexts[line.condition]), formatFactor(line.condition_percent)],
  [t('Market value'), formatMoney(line.market_value)],
]
