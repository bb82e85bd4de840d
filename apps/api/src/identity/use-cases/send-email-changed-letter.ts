import type { Mail } from '../../platform/mail/mail.ts'

/** Tells the former address that the account has another one now: its owner may not have asked for it. */
export const sendEmailChangedLetter = (
  deps: { mail: Mail; publicUrl: string },
  { to, name }: { to: string; name: string },
): Promise<void> =>
  deps.mail.send({
    to,
    subject: 'The address of your Washline account has changed',
    text: `Hello ${name},

your Washline account now has another e-mail address, and letters go there from now on.

If that was not you, answer this letter at once: somebody may be using your account.

${deps.publicUrl}
`,
  })
