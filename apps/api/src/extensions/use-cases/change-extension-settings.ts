import { extensionRefusals } from '@washline/contract/extensions/refusals'
import type { SettingFields, SettingValues } from '@washline/contract/extensions/schemas'
import { settingErrors } from '@washline/contract/extensions/setting-values'
import type { ExtensionId, UserId } from '@washline/contract/ids'
import { insertAudit } from '../../console/index.ts'
import { invalid, refuse } from '../../platform/http/refusal.ts'
import type { ExtensionsDeps } from '../deps.ts'
import { sealSecret } from '../host/sealed-settings.ts'
import { currentSettings } from '../queries.ts'
import { insertSettings } from '../store.ts'

export interface SettingsChange {
  readonly operatorId: UserId
  readonly version: number
  readonly values: SettingValues
  readonly reason: string
  readonly requestId: string | undefined
}

/** Stores the form as the next version. A secret that is not sent stays; an empty one is removed. */
export async function changeExtensionSettings(
  deps: ExtensionsDeps,
  owner: { readonly id: ExtensionId; readonly name: string; readonly fields: SettingFields },
  change: SettingsChange,
): Promise<void> {
  const errors = settingErrors(owner.fields, change.values)
  if (Object.keys(errors).length > 0) throw invalid(errors)
  const { db, clock, newId, secretKeys } = deps
  await db.transaction(async (tx) => {
    const current = await currentSettings(tx, owner.id)
    if ((current?.version ?? 0) !== change.version) throw refuse(extensionRefusals.changed)
    const settings: Record<string, unknown> = { ...(current?.settings as object | undefined) }
    for (const [name, value] of Object.entries(change.values)) {
      if (owner.fields[name]?.type !== 'secret') settings[name] = value
      else if (value === '') delete settings[name]
      else settings[name] = sealSecret(secretKeys, owner.name, String(value))
    }
    const at = clock.now()
    const { operatorId: by, reason } = change
    const row = { extensionId: owner.id, version: change.version + 1, settings, by, reason, at }
    if ((await insertSettings(tx, row)) === 0) throw refuse(extensionRefusals.changed)
    await insertAudit(tx, {
      action: 'change_extension',
      operatorId: by,
      subjectId: owner.id,
      reason,
      requestId: change.requestId ?? newId(),
      at,
    })
  })
}
