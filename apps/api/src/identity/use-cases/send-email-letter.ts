import type { Clock } from '../../platform/clock/clock.ts'
import type { Database } from '../../platform/db/database.ts'
import type { Mail } from '../../platform/mail/mail.ts'
import { say } from '../../platform/texts/say.ts'
import { createEmailToken } from '../store.ts'

/** Mails the link that proves a new address. A retry mails another; the last one counts. */
export async function sendEmailLetter(
  deps: { db: Database; clock: Clock; mail: Mail; publicUrl: string },
  input: { userId: number },
): Promise<void> {
  const change = await deps.db.transaction((tx) => createEmailToken(tx, input.userId, deps.clock.now()))
  if (!change) return
  const link = `${deps.publicUrl.replace(/\/$/, '')}/confirm-email?token=${change.token}`
  const language = change.language ?? 'en'
  await deps.mail.send({
    to: change.email,
    subject: say(language, 'Confirm your new address for Washline'),
    text: `${say(language, 'Hello {name},', { name: change.name })}

${say(language, 'please confirm that this is the new e-mail address of your Washline account:')}

${link}

${say(language, 'The link works once, for one day, and where you are signed in. If you did not ask for it, ignore this letter: nothing changes.')}
`,
  })
}
