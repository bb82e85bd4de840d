import type { UserId } from '@washline/contract/ids'
import type { Clock } from '../../platform/clock/clock.ts'
import type { Database } from '../../platform/db/database.ts'
import type { Mail } from '../../platform/mail/mail.ts'
import { translate } from '../../platform/texts/translate.ts'
import { createEmailToken } from '../store.ts'

/** Mails the link that verifies a new address. A retry mails a new link; only the last one is valid. */
export async function sendConfirmationEmail(
  deps: { db: Database; clock: Clock; mail: Mail; publicUrl: string },
  input: { userId: UserId },
): Promise<void> {
  const change = await deps.db.transaction((tx) => createEmailToken(tx, input.userId, deps.clock.now()))
  if (!change) return
  const link = `${deps.publicUrl.replace(/\/$/, '')}/confirm-email?token=${change.token}`
  const language = change.language ?? 'en'
  await deps.mail.send({
    to: change.email,
    subject: translate(language, 'Confirm your new email address for Washline'),
    text: `${translate(language, 'Hello,')}

${translate(language, 'please confirm that this is the new email address of your Washline account:')}

${link}

${translate(language, 'The link works once, within one day, on a device where you are signed in. If you did not ask for this, ignore this email: your address stays the same.')}
`,
  })
}
