import type { SettingChange } from '@washline/contract/settings/market-settings'
import { t } from '../../../../platform/i18n/i18n.ts'
import { settingLabel, settingText } from '../settings-labels.ts'

export const SettingChanges = ({ changes }: { changes: readonly SettingChange[] }) => (
  <dl className="console-details">
    {changes.map(({ setting, from, to }) => (
      <div key={setting}>
        <dt>{settingLabel(setting)}</dt>
        <dd className="num">
          {t('{before} → {after}', { before: settingText(setting, from), after: settingText(setting, to) })}
        </dd>
      </div>
    ))}
  </dl>
)
