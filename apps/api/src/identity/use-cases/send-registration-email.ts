import type { Language } from '@washline/contract/texts/languages'
import type { Database } from '../../platform/db/database.ts'
import type { Mail } from '../../platform/mail/mail.ts'
import { translate } from '../../platform/texts/translate.ts'
import { ownerOf } from '../queries.ts'

/** Informs the owner of an address with which somebody tried to register: they may have forgotten that they have an account. */
export async function sendRegistrationEmail(
  deps: { db: Database; mail: Mail; publicUrl: string },
  input: { email: string; language?: Language | undefined },
): Promise<void> {
  const owner = await ownerOf(deps.db, input.email)
  if (!owner) return
  const language = owner.language ?? input.language ?? 'en'
  await deps.mail.send({
    to: owner.email,
    subject: translate(language, 'You already have a Washline account'),
    text: `${translate(language, 'Hello,')}

${translate(language, 'someone tried to sign up for Washline with your email address. You already have an account: sign in, or reset your password if you have forgotten it.')}

${deps.publicUrl}

${translate(language, 'If this was not you, you can ignore this email: no one has seen your account.')}
`,
  })
}
