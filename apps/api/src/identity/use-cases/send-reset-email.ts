import type { Language } from '@washline/contract/texts/languages'
import type { Clock } from '../../platform/clock/clock.ts'
import type { Database } from '../../platform/db/database.ts'
import type { Mail } from '../../platform/mail/mail.ts'
import { translate } from '../../platform/texts/translate.ts'
import { openResets } from '../queries.ts'
import { resetsMax } from '../rules.ts'
import { deleteReset } from '../store/delete-reset.ts'
import { createReset } from '../store.ts'

/**
 * Mails a single-use link to the account of an address, if there is one, in the language of the account or else of the request.
 * A retry mails another link; using one invalidates all. Many valid links are mailed already where somebody floods a mailbox.
 */
export async function sendResetEmail(
  deps: { db: Database; clock: Clock; mail: Mail; publicUrl: string },
  input: { email: string; language?: Language | undefined },
): Promise<void> {
  const at = deps.clock.now()
  const reset = await deps.db.transaction(async (tx) =>
    (await openResets(tx, { email: input.email, at })) < resetsMax
      ? createReset(tx, { email: input.email, at })
      : undefined,
  )
  if (!reset) return
  const language = reset.language ?? input.language ?? 'en'
  const link = `${deps.publicUrl.replace(/\/$/, '')}/reset-password?token=${reset.token}`
  const sent = deps.mail.send({
    to: reset.email,
    subject: translate(language, 'Reset your Washline password'),
    text: `${translate(language, 'Hello,')}

${translate(language, 'we received a request to reset your Washline password. Choose a new one here:')}

${link}

${translate(language, 'The link works once, within one hour. If you did not ask for this, ignore this email: your password stays the same.')}
`,
  })
  await sent.catch(async (error: unknown) => {
    // A link that never left is none of the many that are mailed already.
    await deps.db.transaction((tx) => deleteReset(tx, reset.token))
    throw error
  })
}
