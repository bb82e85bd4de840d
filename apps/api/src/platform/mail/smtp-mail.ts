import { createTransport } from 'nodemailer'
import { vendorLimits } from '../vendors/vendor-limits.ts'
import { listHeaders } from './list-headers.ts'
import type { Mail } from './mail.ts'
import { messageId } from './message-id.ts'

export function smtpMail(options: { url: string; from: string; limitMs?: number }): Mail {
  const { limitMs = vendorLimits.mail.jobMs } = options
  // A server may take the connection and stay silent: the library itself waits for minutes.
  const limits = { connectionTimeout: limitMs / 4, greetingTimeout: limitMs / 4, socketTimeout: limitMs / 2 }
  const transport = createTransport({ url: options.url, ...limits }, { from: options.from })
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
