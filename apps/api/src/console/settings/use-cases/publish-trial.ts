import { consoleMessages } from '@washline/contract/console/messages'
import { consoleRefusals } from '@washline/contract/console/refusals'
import { market } from '@washline/contract/market'
import { changesBetween, type SettingChange } from '@washline/contract/settings/market-settings'
import { claimLimitsOf } from '@washline/contract/settings/money-rules'
import type { FeeRules } from '@washline/contract/settings/money-schemas'
import { invalid, refuse } from '../../../platform/http/refusal.ts'
import type { ActionDeps } from '../../deps.ts'
import {
  type CurrentSettingValues,
  currentSettingValues,
  hasTrialBetween,
  marketFees,
  type TrialParts,
} from '../queries.ts'
import { isTrialPeriod } from '../rules.ts'
import { insertVersion } from '../store.ts'
import { addVersion, type VersionEdit } from './add-version.ts'

export interface NewTrial extends VersionEdit, TrialParts {
  readonly startsAt: Date
  readonly endsAt: Date
}

/** What the rules of each kind change. A kind that changes nothing is refused: it would only keep others from its time. */
function changesOf({ settings }: CurrentSettingValues, base: FeeRules, parts: TrialParts): SettingChange[] {
  const { rules, fees, claims } = parts
  const changes = {
    rules: rules && changesBetween(settings, { ...settings, ...rules }),
    fees: fees && changesBetween(base, fees),
    claims: claims && changesBetween(claimLimitsOf(market), claims),
  }
  for (const [kind, given] of Object.entries(changes))
    if (given?.length === 0) throw invalid({ [kind]: [consoleMessages.settingsSame] })
  const all = Object.values(changes).flatMap((given) => given ?? [])
  if (all.length === 0) throw invalid({ rules: [consoleMessages.settingsSame] })
  return all
}

/**
 * Publishes rules from a start to an end, over the settings and over what is built in. Of several changes of one version the
 * first is accepted, so that two overlapping trials cannot be published at once.
 */
export const publishTrial = (
  deps: ActionDeps,
  { rules, fees, claims, startsAt, endsAt, ...edit }: NewTrial,
): Promise<void> =>
  deps.db.transaction(async (tx) => {
    const current = await currentSettingValues(tx)
    if (current.version !== edit.version) throw refuse(consoleRefusals.settingsChanged)
    if (startsAt <= deps.clock.now()) throw invalid({ starts_at: [consoleMessages.trialStarts] })
    if (!isTrialPeriod(startsAt, endsAt)) throw invalid({ ends_at: [consoleMessages.trialEnds] })
    const parts = { rules, fees, claims }
    const changes = changesOf(current, await marketFees(tx), parts)
    if (await hasTrialBetween(tx, parts, { startsAt, endsAt })) throw refuse(consoleRefusals.trialsOverlap)
    const version = await addVersion(tx, deps, { action: 'publish_trial', edit, changes }, (next) =>
      insertVersion(tx, { ...next, settings: rules, fees, claims, startsAt, endsAt }),
    )
    if (version === undefined) throw refuse(consoleRefusals.settingsChanged)
  })
