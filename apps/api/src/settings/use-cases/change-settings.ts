import { messages } from '@washline/contract/messages'
import { changesBetween, type SettingFigures } from '@washline/contract/settings/figures'
import { insertAudit } from '../../ops/index.ts'
import type { Clock } from '../../platform/clock/clock.ts'
import type { Database } from '../../platform/db/database.ts'
import { conflict, invalid } from '../../platform/http/refusal.ts'
import { type CurrentFigures, currentFigures } from '../queries.ts'
import { insertVersion } from '../store.ts'

export interface ChangeSettingsDeps {
  readonly db: Database
  readonly clock: Clock
  readonly newId: () => string
}

export interface SettingsChange {
  readonly operatorId: number
  /** The version that the operator saw; of two who saw the same one, one changes it. */
  readonly version: number
  readonly figures: SettingFigures
  readonly reason: string
  readonly requestId: string | undefined
}

/** Sets all figures anew. Whatever is read after this commit follows them; what was begun keeps what it began with. */
export const changeSettings = (deps: ChangeSettingsDeps, asked: SettingsChange): Promise<CurrentFigures> =>
  deps.db.transaction(async (tx) => {
    const { operatorId, figures, reason } = asked
    const current = await currentFigures(tx)
    const changedSince = () => conflict('settings_changed', messages.ops.settingsChanged)
    if (current.version !== asked.version) throw changedSince()
    const changes = changesBetween(current.figures, figures)
    if (changes.length === 0) throw invalid({ figures: [messages.ops.settingsSame] })
    const version = current.version + 1
    const at = deps.clock.now()
    if ((await insertVersion(tx, { version, figures, changes, by: operatorId, reason, at })) === 0) throw changedSince()
    await insertAudit(tx, {
      act: 'change_settings',
      operatorId,
      subjectId: version,
      changes,
      reason,
      requestId: asked.requestId ?? deps.newId(),
      at,
    })
    return { version, figures }
  })
