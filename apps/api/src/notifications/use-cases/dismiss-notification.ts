import type { Clock } from '../../platform/clock/clock.ts'
import type { Database } from '../../platform/db/database.ts'
import { notFound } from '../../platform/http/refusal.ts'
import { dismiss, restore } from '../store.ts'

/** Puts one of someone's own notifications away for good. */
export async function dismissNotification(
  deps: { db: Database; clock: Clock },
  input: { userId: number; notificationId: number },
): Promise<void> {
  const isTheirs = await deps.db.transaction((tx) => dismiss(tx, input.userId, input.notificationId, deps.clock.now()))
  if (!isTheirs) throw notFound()
}

/** Takes a dismissal back, also again. */
export async function restoreNotification(
  deps: { db: Database },
  input: { userId: number; notificationId: number },
): Promise<void> {
  const isTheirs = await deps.db.transaction((tx) => restore(tx, input.userId, input.notificationId))
  if (!isTheirs) throw notFound()
}
