import { consoleMessages } from '@washline/contract/console/messages'
import { consoleRefusals } from '@washline/contract/console/refusals'
import { changesBetween, type MarketSettingValues } from '@washline/contract/settings/market-settings'
import { invalid, refuse } from '../../../platform/http/refusal.ts'
import type { ActionDeps } from '../../deps.ts'
import { type CurrentSettingValues, currentSettingValues } from '../queries.ts'
import { insertVersion } from '../store.ts'
import { addVersion, type VersionEdit } from './add-version.ts'

export interface SettingsChange extends VersionEdit {
  readonly settings: MarketSettingValues
}

/** Adds a version with all settings. Reads after this commit use it; offers and orders keep the values they began with. */
export const changeSettings = (deps: ActionDeps, change: SettingsChange): Promise<CurrentSettingValues> =>
  deps.db.transaction(async (tx) => {
    const current = await currentSettingValues(tx)
    const changedSince = () => refuse(consoleRefusals.settingsChanged)
    if (current.version !== change.version) throw changedSince()
    const changes = changesBetween(current.settings, change.settings)
    if (changes.length === 0) throw invalid({ settings: [consoleMessages.settingsSame] })
    const version = await addVersion(tx, deps, { action: 'change_settings', edit: change, changes }, (next) =>
      insertVersion(tx, { ...next, settings: change.settings }),
    )
    if (version === undefined) throw changedSince()
    return { version, settings: change.settings }
  })
