import { notificationPath } from '@washline/contract/notifications/types'
import type { Clock } from '../../platform/clock/clock.ts'
import type { Database } from '../../platform/db/database.ts'
import type { Mail } from '../../platform/mail/mail.ts'
import { sayKnown } from '../../platform/texts/say.ts'
import { notificationWire } from '../channels.ts'
import { letterToSend } from '../queries.ts'
import { letterLifeMs } from '../rules/delivery.ts'
import { writeLetter } from '../rules/write-letter.ts'
import { unsubscribeToken } from './stop-letters.ts'

/** Mails one notification, unless it was dismissed, or is old, by now. */
export async function sendLetter(
  deps: { db: Database; clock: Clock; mail: Mail; publicUrl: string; linkSecret: string },
  { notificationId }: { notificationId: number },
): Promise<void> {
  const found = await letterToSend(deps.db, notificationId)
  if (!found || found.dismissedAt) return
  if (deps.clock.now().getTime() - found.createdAt.getTime() > letterLifeMs) return
  const language = found.language ?? 'en'
  const told = notificationWire(found, language)
  const at = (path: string) => `${deps.publicUrl.replace(/\/$/, '')}${path}`
  const token = unsubscribeToken(deps.linkSecret, { userId: found.userId, type: told.type })
  const letter = writeLetter(told, {
    language,
    say: (text) => sayKnown(language, text),
    open: at(notificationPath(told) ?? '/notification'),
    settings: at('/notification/settings'),
    unsubscribe: at(`/unsubscribe?token=${token}`),
  })
  await deps.mail.send({
    ...letter,
    to: found.email,
    id: `notification-${told.id}`,
    unsubscribeUrl: at(`/api/notifications/unsubscribe/one-click?token=${token}`),
  })
}
