import { createTransport } from 'nodemailer'
import { PermanentFailure } from '../jobs/jobs.ts'
import { vendorLimits } from '../vendors/vendor-limits.ts'
import { listHeaders } from './list-headers.ts'
import type { Mail } from './mail.ts'
import { messageId } from './message-id.ts'

/** The address or the email itself, for good. A server that refuses its user, or is busy, may be set right. */
const isRefusal = (error: unknown): boolean => {
  const { code, responseCode = 0 } = error as { readonly code?: string; readonly responseCode?: number }
  return (code === 'EENVELOPE' || code === 'EMESSAGE') && responseCode >= 500
}

export function smtpMail(options: { url: string; from: string; limitMs?: number }): Mail {
  const { limitMs = vendorLimits.mail.jobMs } = options
  // A server may take the connection and stay silent: the library itself waits for minutes.
  const limits = { connectionTimeout: limitMs / 4, greetingTimeout: limitMs / 4, socketTimeout: limitMs / 2 }
  const transport = createTransport({ url: options.url, ...limits }, { from: options.from })
  return {
    send: async ({ to, subject, text, html, id, unsubscribeUrl }) => {
      const sent = transport.sendMail({
        to,
        subject,
        text,
        headers: listHeaders(unsubscribeUrl),
        ...(html === undefined ? {} : { html }),
        ...(id === undefined ? {} : { messageId: messageId(id, options.from) }),
      })
      await sent.catch((error: unknown) => {
        throw isRefusal(error) ? new PermanentFailure(`the mail server refuses this email`, { cause: error }) : error
      })
    },
  }
}
