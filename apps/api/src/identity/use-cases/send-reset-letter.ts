import type { Language } from '@washline/contract/texts/languages'
import type { Clock } from '../../platform/clock/clock.ts'
import type { Database } from '../../platform/db/database.ts'
import type { Mail } from '../../platform/mail/mail.ts'
import { say } from '../../platform/texts/say.ts'
import { createReset } from '../store.ts'

/**
 * Mails a single-use link to the person of an address, if there is one, in the person's language, else in the one the
 * letter was asked for in. A retry mails another link; using one ends all.
 */
export async function sendResetLetter(
  deps: { db: Database; clock: Clock; mail: Mail; publicUrl: string },
  input: { email: string; language?: Language | undefined },
): Promise<void> {
  const reset = await deps.db.transaction((tx) => createReset(tx, { email: input.email, at: deps.clock.now() }))
  if (!reset) return
  const language = reset.language ?? input.language ?? 'en'
  const link = `${deps.publicUrl.replace(/\/$/, '')}/reset-password?token=${reset.token}`
  await deps.mail.send({
    to: reset.email,
    subject: say(language, 'Reset your Washline password'),
    text: `${say(language, 'Hello {name},', { name: reset.name })}

${say(language, 'someone, hopefully you, asked for a new password for your Washline account. Choose it here:')}

${link}

${say(language, 'The link works once and for one hour. If you did not ask for it, ignore this letter: nothing has changed.')}
`,
  })
}
