import { webhookSettings } from '@washline/contract/webhooks/webhook-settings'
import type { ChangeDeps } from '../deps.ts'
import { deleteEnded, giveUpDisabled } from '../store/deliveries.ts'
import { forgetFormerSecrets } from '../store/webhooks.ts'

const dayMs = 24 * 60 * 60_000
const atOnce = 5_000

/** Deletes what ended long ago and secrets that sign no more, and gives up what came too late for a disabled webhook. */
export async function forgetDeliveries({ db, clock }: Pick<ChangeDeps, 'db' | 'clock'>): Promise<void> {
  const now = clock.now()
  const before = new Date(now.getTime() - webhookSettings.storedDays * dayMs)
  await db.transaction(async (tx) => {
    await forgetFormerSecrets(tx, now)
    await giveUpDisabled(tx, now)
  })
  while ((await db.transaction((tx) => deleteEnded(tx, before, atOnce))) === atOnce);
}
