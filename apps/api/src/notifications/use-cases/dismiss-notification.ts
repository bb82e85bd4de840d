import type { NotificationId, UserId } from '@washline/contract/ids'
import type { Clock } from '../../platform/clock/clock.ts'
import type { Database } from '../../platform/db/database.ts'
import { notFound } from '../../platform/http/refusal.ts'
import { dismiss, restore } from '../store.ts'

/** Dismisses a notification of the user; idempotent. */
export async function dismissNotification(
  deps: { db: Database; clock: Clock },
  input: { userId: UserId; notificationId: NotificationId },
): Promise<void> {
  const isTheirs = await deps.db.transaction((tx) => dismiss(tx, input.userId, input.notificationId, deps.clock.now()))
  if (!isTheirs) throw notFound()
}

/** Restores a dismissed notification of the user; idempotent. */
export async function restoreNotification(
  deps: { db: Database },
  input: { userId: UserId; notificationId: NotificationId },
): Promise<void> {
  const isTheirs = await deps.db.transaction((tx) => restore(tx, input.userId, input.notificationId))
  if (!isTheirs) throw notFound()
}
