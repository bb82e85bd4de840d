import type { Agent } from 'node:https'
import type { VapidKeys } from '../../platform/crypto/vapid-keys.ts'
import { vendorLimits } from '../../platform/vendors/vendor-limits.ts'
import type { PushGateway } from '../push-gateway.ts'
import { publicAgent } from './public-agent.ts'

const gone = new Set([404, 410])
const mayWorkLater = (status: number) => status === 429 || status >= 500

/** The library's own limit counts silence, and it never hears of an answer whose connection ends in the middle. */
async function within<Sent>(limitMs: number, sent: Promise<Sent>): Promise<Sent> {
  const late = Promise.withResolvers<never>()
  const timer = setTimeout(() => late.reject(new Error(`no whole answer in ${limitMs} ms`)), limitMs)
  try {
    return await Promise.race([sent, late.promise])
  } finally {
    clearTimeout(timer)
  }
}

/** Web Push (RFC 8030) with encrypted payloads (RFC 8291), signed with the VAPID keys of this installation (RFC 8292). */
export function webPushGateway(deps: {
  keys: VapidKeys
  contact: string
  agent?: Agent
  limitMs?: number
}): PushGateway {
  const { agent = publicAgent(), limitMs = vendorLimits.push.jobMs } = deps
  return {
    send: async ({ endpoint, p256dh, auth }, { payload, ttlS, urgency, topic }) => {
      const { default: webPush } = await import('web-push')
      try {
        const sent = webPush.sendNotification({ endpoint, keys: { p256dh, auth } }, payload, {
          vapidDetails: { subject: deps.contact, ...deps.keys },
          TTL: ttlS,
          urgency,
          topic,
          timeout: limitMs,
          contentEncoding: 'aes128gcm',
          agent,
        })
        const { headers } = await within(limitMs, sent)
        // Of somebody on the way: push services answer no pages.
        if (/^text\/html/i.test(headers['content-type'] ?? '')) throw new Error('a page in place of a push service')
        return 'sent'
      } catch (error) {
        if (!(error instanceof webPush.WebPushError) || mayWorkLater(error.statusCode)) throw error
        return gone.has(error.statusCode) ? 'gone' : 'refused'
      }
    },
  }
}
