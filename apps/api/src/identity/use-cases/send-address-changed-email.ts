import type { Language } from '@washline/contract/texts/languages'
import type { Mail } from '../../platform/mail/mail.ts'
import { translate } from '../../platform/texts/translate.ts'

/** Informs the former address of the change, because its owner may not have made it. */
export function sendAddressChangedEmail(
  deps: { mail: Mail; publicUrl: string },
  { to, language }: { to: string; language: Language | null },
): Promise<void> {
  const locale = language ?? 'en'
  return deps.mail.send({
    to,
    subject: translate(locale, 'The address of your Washline account has changed'),
    text: `${translate(locale, 'Hello,')}

${translate(locale, 'the email address of your Washline account has changed. From now on we send emails to the new address.')}

${translate(locale, 'If this was not you, reply to this email at once: somebody else may be using your account.')}

${deps.publicUrl}
`,
  })
}
