import { setTimeout as pause } from 'node:timers/promises'
import type { SessionId } from '@washline/contract/ids'
import Pusher from 'pusher'
import type { Config } from '../../config/config.ts'
import type { Log } from '../../log/log.ts'
import { vendorLimits } from '../../vendors/vendor-limits.ts'
import type { LiveEvent } from '../live-event.ts'

type Settings = Pick<Config, 'PUSHER_CLUSTER' | 'PUSHER_HOST' | 'PUSHER_PORT' | 'PUSHER_TLS'>

/** Of the library's own fetch. */
type Answer = Pick<Response, 'json'>

/** The service answers JSON. A page of somebody on the way, or half an answer, confirms nothing. */
async function confirm(answer: Answer): Promise<void> {
  const late = pause(vendorLimits.live.jobMs, undefined, { ref: false })
  const body: unknown = await Promise.race([answer.json(), late])
  if (typeof body !== 'object' || body === null) throw new Error('the live service did not confirm')
}

/** An outside service of the same protocol (Pusher, Soketi, Reverb). */
export function createPusherService(
  app: { appId: string; key: string; secret: string },
  settings: Settings,
  log: Log,
): {
  send(events: readonly LiveEvent[]): Promise<void>
  /** Closes the connections that have signed in with a session. A service that does not know the call keeps them. */
  end(session: SessionId): Promise<void>
  /** Signs a connection in as its session, which is all that the service learns of the person. */
  signIn(socketId: string, session: SessionId): object
} {
  const pusher = new Pusher({
    ...app,
    useTLS: settings.PUSHER_TLS,
    timeout: vendorLimits.live.jobMs,
    ...(settings.PUSHER_HOST
      ? { host: settings.PUSHER_HOST, ...(settings.PUSHER_PORT ? { port: String(settings.PUSHER_PORT) } : {}) }
      : { cluster: settings.PUSHER_CLUSTER }),
  })
  // What it will never take must not hold up what comes after.
  const tryCall = async (call: () => Promise<Answer>) => {
    try {
      await confirm(await call())
    } catch (error) {
      const isFinal = error instanceof Pusher.RequestError && Number(error.status) >= 400 && Number(error.status) < 500
      if (!isFinal) throw error
      log.error('realtime.refused', error, { status: Number(error.status) })
    }
  }
  return {
    send: (events) => {
      const batch = events.map(({ channel, event, json, exceptSocketId }) => ({
        channel,
        name: event,
        // The library leaves a text as it is.
        data: json,
        ...(exceptSocketId ? { socket_id: exceptSocketId } : {}),
      }))
      return tryCall(() => pusher.triggerBatch(batch))
    },
    end: (session) => tryCall(() => pusher.terminateUserConnections(String(session))),
    signIn: (socketId, session) => pusher.authenticateUser(socketId, { id: String(session) }),
  }
}
