import type { SettingChange } from '@washline/contract/settings/market-settings'
import { t } from '../../../../platform/i18n/i18n.ts'
import { changedLabel, changedText } from '../lab-labels.ts'

export const SettingChanges = ({ changes }: { changes: readonly SettingChange[] }) => (
  <dl className="console-details">
    {changes.map(({ setting, from, to }) => (
      <div key={setting}>
        <dt>{changedLabel(setting)}</dt>
        <dd className="num">
          {t('{before} → {after}', { before: changedText(setting, from), after: changedText(setting, to) })}
        </dd>
      </div>
    ))}
  </dl>
)
