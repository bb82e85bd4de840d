import type { NotificationId } from '@washline/contract/ids'
import { notificationPath } from '@washline/contract/notifications/types'
import type { Clock } from '../../platform/clock/clock.ts'
import type { Keyring } from '../../platform/crypto/keyring.ts'
import type { Database } from '../../platform/db/database.ts'
import type { Mail } from '../../platform/mail/mail.ts'
import { translateData } from '../../platform/texts/translate.ts'
import { notificationWire } from '../channels.ts'
import { emailToSend } from '../queries.ts'
import { emailLifetimeMs } from '../rules/delivery.ts'
import { writeEmail } from '../rules/write-email.ts'
import { unsubscribeToken } from './unsubscribe-emails.ts'

/** Sends one notification by email, unless it was dismissed or is too old by now. */
export async function sendEmail(
  deps: { db: Database; clock: Clock; mail: Mail; publicUrl: string; linkKeys: Keyring },
  { notificationId }: { notificationId: NotificationId },
): Promise<void> {
  const found = await emailToSend(deps.db, notificationId)
  if (!found || found.dismissedAt) return
  if (deps.clock.now().getTime() - found.createdAt.getTime() > emailLifetimeMs) return
  const language = found.language ?? 'en'
  const notification = notificationWire(found, language)
  const at = (path: string) => `${deps.publicUrl.replace(/\/$/, '')}${path}`
  const token = unsubscribeToken(deps.linkKeys, { userId: found.userId, type: notification.type })
  const email = writeEmail(notification, {
    language,
    translate: (text) => translateData(language, text),
    open: at(notificationPath(notification) ?? '/notification'),
    settings: at('/notification/settings'),
    unsubscribe: at(`/unsubscribe?token=${token}`),
  })
  await deps.mail.send({
    ...email,
    to: found.email,
    id: `notification-${notification.id}`,
    unsubscribeUrl: at(`/api/notifications/unsubscribe/one-click?token=${token}`),
  })
}
