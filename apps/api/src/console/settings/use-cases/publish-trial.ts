import { consoleMessages } from '@washline/contract/console/messages'
import { consoleRefusals } from '@washline/contract/console/refusals'
import { changesBetween, type TrialRules } from '@washline/contract/settings/market-settings'
import { invalid, refuse } from '../../../platform/http/refusal.ts'
import type { ActionDeps } from '../../deps.ts'
import { currentSettingValues, hasTrialBetween } from '../queries.ts'
import { isTrialPeriod } from '../rules.ts'
import { insertVersion } from '../store.ts'
import { addVersion, type VersionEdit } from './add-version.ts'

export interface NewTrial extends VersionEdit {
  readonly rules: TrialRules
  readonly startsAt: Date
  readonly endsAt: Date
}

/**
 * Publishes rules of a search from a start to an end, over the settings. Of several changes of one version the first is
 * accepted, so that two overlapping trials cannot be published at once.
 */
export const publishTrial = (deps: ActionDeps, { rules, startsAt, endsAt, ...edit }: NewTrial): Promise<void> =>
  deps.db.transaction(async (tx) => {
    const current = await currentSettingValues(tx)
    if (current.version !== edit.version) throw refuse(consoleRefusals.settingsChanged)
    if (startsAt <= deps.clock.now()) throw invalid({ starts_at: [consoleMessages.trialStarts] })
    if (!isTrialPeriod(startsAt, endsAt)) throw invalid({ ends_at: [consoleMessages.trialEnds] })
    if (await hasTrialBetween(tx, startsAt, endsAt)) throw refuse(consoleRefusals.trialsOverlap)
    const changes = changesBetween(current.settings, { ...current.settings, ...rules })
    if (changes.length === 0) throw invalid({ rules: [consoleMessages.settingsSame] })
    const version = await addVersion(tx, deps, { action: 'publish_trial', edit, changes }, (next) =>
      insertVersion(tx, { ...next, settings: rules, startsAt, endsAt }),
    )
    if (version === undefined) throw refuse(consoleRefusals.settingsChanged)
  })
