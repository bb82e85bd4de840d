import type { RulesDraft } from '@washline/contract/lab/endpoints'
import {
  defaultMarketSettings,
  type TrialRuleName,
  type TrialRules,
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
  presentMoneyRules,
  readMoney,
} from './money-rules.ts'
import { readSettings, type SettingEdits } from './setting-edits.ts'

export type LabRuleName = TrialRuleName | MoneyRuleName
/** The text typed into each edited field. */
export type LabEdits = Partial<Record<LabRuleName, string>>
export type LabErrors = Partial<Record<LabRuleName, string>>

const isMoney = (name: string): name is MoneyRuleName => name in moneyRules

/** The draft with the edits applied, or the errors of its fields. */
export function readDraft(
  rules: TrialRules,
  edits: LabEdits,
): { readonly draft: RulesDraft } | { readonly errors: LabErrors } {
  const errors: LabErrors = {}
  const money: Record<MoneyRuleName, number> = { ...presentMoneyRules }
  for (const [name, text] of Object.entries(edits)) {
    if (!isMoney(name)) continue
    const stored = readMoney(name, text)
    if (stored === undefined) errors[name] = moneyError(name)
    else money[name] = stored
  }
  const searchEdits: SettingEdits = Object.fromEntries(
    trialRuleNames.flatMap((name) => (edits[name] === undefined ? [] : [[name, edits[name]]])),
  )
  const read = readSettings({ ...defaultMarketSettings, ...rules }, searchEdits)
  if ('errors' in read) Object.assign(errors, read.errors)
  if ('errors' in read || Object.keys(errors).length > 0) return { errors }
  const stored: MoneyRules = money
  return { draft: { rules: trialRulesOf(read.settings), fees: feesOf(stored), claims: claimsOf(stored) } }
}
