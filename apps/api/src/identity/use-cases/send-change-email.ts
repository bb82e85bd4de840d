import type { Clock } from '../../platform/clock/clock.ts'
import type { Database } from '../../platform/db/database.ts'
import type { Mail } from '../../platform/mail/mail.ts'
import { translate } from '../../platform/texts/translate.ts'
import type { ChangedAccount } from '../jobs.ts'
import { createUndoLink } from '../store/undo-links.ts'

const changeTexts = {
  email: {
    subject: 'The email address of your Washline account was changed',
    text: 'the email address of your Washline account was changed. We now send emails to the new address.',
  },
  password: {
    subject: 'The password of your Washline account was changed',
    text: 'the password of your Washline account was changed. All other devices have been signed out.',
  },
  second_factor: {
    subject: 'The second factor of your Washline account was changed',
    text: 'the second factor of your Washline account, or its recovery codes, were changed.',
  },
  access_token: {
    subject: 'A program can now use your Washline account',
    text: 'an access token was created for your Washline account, so a program can use it. You can see and revoke your tokens on the account page.',
  },
} as const satisfies Record<ChangedAccount['change'], { subject: string; text: string }>

/** Informs the address that the account had before a change, because its owner may not have made it. A retry mails another link. */
export async function sendChangeEmail(
  deps: { db: Database; clock: Clock; mail: Mail; publicUrl: string },
  { userId, to, language, change }: ChangedAccount,
): Promise<void> {
  const at = deps.clock.now()
  const token = await deps.db.transaction((tx) => createUndoLink(tx, { userId, email: to, at }))
  const locale = language ?? 'en'
  await deps.mail.send({
    to,
    subject: translate(locale, changeTexts[change].subject),
    text: `${translate(locale, 'Hello,')}

${translate(locale, changeTexts[change].text)}

${translate(locale, 'If this was not you, open this link. It restores your account to this address, signs out every device and lets you choose a new password:')}

${deps.publicUrl.replace(/\/$/, '')}/undo-change?token=${token}

${translate(locale, 'The link works once, within seven days. If it was you, you can ignore this email.')}
`,
  })
}
