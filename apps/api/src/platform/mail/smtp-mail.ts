import { createTransport } from 'nodemailer'
import type { Mail } from './mail.ts'

export function smtpMail(options: { url: string; from: string }): Mail {
  const transport = createTransport(options.url, { from: options.from })
  return {
    send: async ({ to, subject, text }) => {
      await transport.sendMail({ to, subject, text })
    },
  }
}
