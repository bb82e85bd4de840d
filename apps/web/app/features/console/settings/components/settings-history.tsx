import {
  changesBetween,
  defaultMarketSettings,
  type MarketSettingValues,
} from '@washline/contract/settings/market-settings'
import { useSettingsVersions } from '../use-settings-versions.ts'
import { SettingChanges } from './setting-changes.tsx'
import { VersionHistory } from './version-history.tsx'

interface SettingsHistoryProps {
  current: MarketSettingValues
  onRestore: (settings: MarketSettingValues) => void
}

export function SettingsHistory({ current, onRestore }: SettingsHistoryProps) {
  return (
    <VersionHistory
      id="settings-history"
      versions={useSettingsVersions()}
      first={defaultMarketSettings}
      contentOf={({ settings }) => settings}
      isCurrent={(settings) => changesBetween(current, settings).length === 0}
      onRestore={onRestore}
      changesOf={({ changes }) => <SettingChanges changes={changes} />}
    />
  )
}
