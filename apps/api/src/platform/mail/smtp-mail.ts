import { createTransport } from 'nodemailer'
import type { Mail } from './mail.ts'
import { messageId } from './message-id.ts'

export function smtpMail(options: { url: string; from: string }): Mail {
  const transport = createTransport(options.url, { from: options.from })
  return {
    send: async ({ to, subject, text, html, id }) => {
      await transport.sendMail({
        to,
        subject,
        text,
        ...(html === undefined ? {} : { html }),
        ...(id === undefined ? {} : { messageId: messageId(id, options.from) }),
      })
    },
  }
}
