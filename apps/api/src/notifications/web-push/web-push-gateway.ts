import type { Agent } from 'node:https'
import type { VapidKeys } from '../../platform/crypto/vapid-keys.ts'
import { vendorLimits } from '../../platform/vendors/vendor-limits.ts'
import type { PushGateway } from '../push-gateway.ts'
import { publicAgent } from './public-agent.ts'

const timeoutMs = vendorLimits.push.jobMs
const gone = new Set([404, 410])
const mayWorkLater = (status: number) => status === 429 || status >= 500

/** Web Push (RFC 8030) with encrypted payloads (RFC 8291), signed with the VAPID keys of this installation (RFC 8292). */
export function webPushGateway(deps: { keys: VapidKeys; contact: string; agent?: Agent }): PushGateway {
  const agent = deps.agent ?? publicAgent()
  return {
    send: async ({ endpoint, p256dh, auth }, { payload, ttlS, urgency, topic }) => {
      const { default: webPush } = await import('web-push')
      try {
        const { headers } = await webPush.sendNotification({ endpoint, keys: { p256dh, auth } }, payload, {
          vapidDetails: { subject: deps.contact, ...deps.keys },
          TTL: ttlS,
          urgency,
          topic,
          timeout: timeoutMs,
          contentEncoding: 'aes128gcm',
          agent,
        })
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
