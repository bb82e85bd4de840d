import type { UserId } from '@washline/contract/ids'
import type { Channel, NotificationType } from '@washline/contract/notifications/types'
import type { Database } from '../../platform/db/database.ts'
import { saveSettings } from '../store.ts'

/** Switches channels of types on or off for one user. If one is given twice, the last value applies. */
export async function changeSettings(
  deps: { db: Database },
  input: { userId: UserId; settings: readonly { type: NotificationType; channel: Channel; on: boolean }[] },
): Promise<void> {
  const last = new Map(input.settings.map((setting) => [`${setting.type} ${setting.channel}`, setting]))
  await deps.db.transaction((tx) => saveSettings(tx, input.userId, [...last.values()]))
}
