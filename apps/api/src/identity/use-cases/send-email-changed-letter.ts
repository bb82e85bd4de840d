import type { Language } from '@washline/contract/texts/languages'
import type { Mail } from '../../platform/mail/mail.ts'
import { say } from '../../platform/texts/say.ts'

/** Tells the former address that the account has another one now: its owner may not have asked for it. */
export function sendEmailChangedLetter(
  deps: { mail: Mail; publicUrl: string },
  { to, name, language }: { to: string; name: string; language: Language | null },
): Promise<void> {
  const speak = language ?? 'en'
  return deps.mail.send({
    to,
    subject: say(speak, 'The address of your Washline account has changed'),
    text: `${say(speak, 'Hello {name},', { name })}

${say(speak, 'your Washline account now has another e-mail address, and letters go there from now on.')}

${say(speak, 'If that was not you, answer this letter at once: somebody may be using your account.')}

${deps.publicUrl}
`,
  })
}
