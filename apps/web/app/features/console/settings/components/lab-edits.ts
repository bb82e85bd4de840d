import type { RulesDraft } from '@washline/contract/lab/endpoints'
import {
  changesBetween,
  defaultMarketSettings,
  type TrialRuleName,
  trialRuleNames,
  trialRulesOf,
} from '@washline/contract/settings/market-settings'
import { moneyError } from '../lab-labels.ts'
import {
  claimsOf,
  feesOf,
  type MoneyRuleName,
  type MoneyRules,
  moneyRules,
  moneyRulesOf,
  readMoney,
} from './money-rules.ts'
import { readSettings, type SettingEdits } from './setting-edits.ts'

export type LabRuleName = TrialRuleName | MoneyRuleName
/** The text typed into each edited field. */
export type LabEdits = Partial<Record<LabRuleName, string>>
export type LabErrors = Partial<Record<LabRuleName, string>>

const isMoney = (name: string): name is MoneyRuleName => name in moneyRules

/** The present rules with the edits applied, or the errors of their fields. */
export function readDraft(
  present: RulesDraft,
  edits: LabEdits,
): { readonly draft: RulesDraft } | { readonly errors: LabErrors } {
  const errors: LabErrors = {}
  const money: Record<MoneyRuleName, number> = { ...moneyRulesOf(present.fees, present.claims) }
  for (const [name, text] of Object.entries(edits)) {
    if (!isMoney(name)) continue
    const stored = readMoney(name, text)
    if (stored === undefined) errors[name] = moneyError(name)
    else money[name] = stored
  }
  const searchEdits: SettingEdits = Object.fromEntries(
    trialRuleNames.flatMap((name) => (edits[name] === undefined ? [] : [[name, edits[name]]])),
  )
  const read = readSettings({ ...defaultMarketSettings, ...present.rules }, searchEdits)
  if ('errors' in read) Object.assign(errors, read.errors)
  if ('errors' in read || Object.keys(errors).length > 0) return { errors }
  const stored: MoneyRules = money
  return { draft: { rules: trialRulesOf(read.settings), fees: feesOf(stored), claims: claimsOf(stored) } }
}

/** Those kinds of rules that a draft changes, with their changes. */
export function changedParts(present: RulesDraft, draft: RulesDraft) {
  const changes = {
    rules: changesBetween(present.rules, draft.rules),
    fees: changesBetween(present.fees, draft.fees),
    claims: changesBetween(present.claims, draft.claims),
  }
  return {
    parts: {
      ...(changes.rules.length > 0 && { rules: draft.rules }),
      ...(changes.fees.length > 0 && { fees: draft.fees }),
      ...(changes.claims.length > 0 && { claims: draft.claims }),
    },
    changes: [...changes.rules, ...changes.fees, ...changes.claims],
  }
}
