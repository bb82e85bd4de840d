import type { NotificationId, PushSubscriptionId } from '@washline/contract/ids'
import type { Clock } from '../../platform/clock/clock.ts'
import type { Database } from '../../platform/db/database.ts'
import type { Log } from '../../platform/log/log.ts'
import { notificationWire } from '../channels.ts'
import type { PushGateway } from '../push-gateway.ts'
import { pushToSend } from '../queries.ts'
import { pushMannerOf, topicOf } from '../rules/delivery.ts'
import { deleteSubscription } from '../store.ts'

/** Sends one notification to one device, unless it was dismissed or is too old by now. Deletes the device if it is gone. */
export async function sendPush(
  deps: { db: Database; clock: Clock; log: Log; push: PushGateway },
  { notificationId, subscriptionId }: { notificationId: NotificationId; subscriptionId: PushSubscriptionId },
): Promise<void> {
  const { db, clock, log, push } = deps
  const found = await pushToSend(db, notificationId, subscriptionId)
  if (!found || found.dismissedAt) return
  const notification = notificationWire(found, found.language ?? 'en')
  const { ttlS, urgency } = pushMannerOf(notification.type)
  const leftS = ttlS - Math.floor((clock.now().getTime() - found.createdAt.getTime()) / 1_000)
  if (leftS <= 0) return
  const answer = await push.send(found, {
    payload: JSON.stringify(notification),
    ttlS: leftS,
    urgency,
    topic: topicOf(notification),
  })
  if (answer === 'gone') await db.transaction((tx) => deleteSubscription(tx, { id: subscriptionId }))
  if (answer === 'refused') log.warn('notifications.push-refused', { service: new URL(found.endpoint).host })
}
