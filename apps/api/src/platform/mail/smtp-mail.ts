import { createTransport } from 'nodemailer'
import { listHeaders } from './list-headers.ts'
import type { Mail } from './mail.ts'
import { messageId } from './message-id.ts'

export function smtpMail(options: { url: string; from: string }): Mail {
  const transport = createTransport(options.url, { from: options.from })
  return {
    send: async ({ to, subject, text, html, id, unsubscribeUrl }) => {
      await transport.sendMail({
        to,
        subject,
        text,
        headers: listHeaders(unsubscribeUrl),
        ...(html === undefined ? {} : { html }),
        ...(id === undefined ? {} : { messageId: messageId(id, options.from) }),
      })
    },
  }
}
