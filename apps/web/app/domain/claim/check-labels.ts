import { type Evidence, evidenceLabels } from '@washline/contract/claims/evidence'
import { claimRuleTexts, claimRuleValues } from '@washline/contract/claims/rules'
import type { ClaimCheck } from '@washline/contract/claims/schemas'
import { claimRulesOf } from '@washline/contract/settings/money-rules'
import type { ClaimLimits } from '@washline/contract/settings/money-schemas'
import { formatDateTime } from '../../platform/format/date.ts'
import { formatMinor } from '../../platform/format/money.ts'
import { tText } from '../../platform/i18n/i18n.ts'
import { itemLabel } from '../../platform/i18n/item-label.ts'

/** What a rule of claims requires. */
export const ruleText = ({ rule }: Pick<ClaimCheck, 'rule'>, limits: ClaimLimits): string =>
  tText(claimRuleTexts[rule].condition, claimRuleValues(formatMinor, claimRulesOf(limits)))

/** What follows where the rule is not met. */
export const ruleConsequence = ({ rule }: Pick<ClaimCheck, 'rule'>, limits: ClaimLimits): string =>
  tText(claimRuleTexts[rule].otherwise, claimRuleValues(formatMinor, claimRulesOf(limits)))

export function evidenceText(evidence: Evidence): string {
  const { text, values } = evidenceLabels(evidence, { money: formatMinor, moment: formatDateTime, item: itemLabel })
  return tText(text, values)
}
