import Pusher from 'pusher'
import type { Config } from '../../config/config.ts'
import type { Log } from '../../log/log.ts'
import type { LiveEvent } from '../live-event.ts'

type Settings = Pick<Config, 'PUSHER_CLUSTER' | 'PUSHER_HOST' | 'PUSHER_PORT' | 'PUSHER_TLS'>

/** An outside service of the same protocol (Pusher, Soketi, Reverb). */
export function createPusherService(
  app: { appId: string; key: string; secret: string },
  settings: Settings,
  log: Log,
): { send(events: readonly LiveEvent[]): Promise<void> } {
  const pusher = new Pusher({
    ...app,
    useTLS: settings.PUSHER_TLS,
    timeout: 5_000,
    ...(settings.PUSHER_HOST
      ? { host: settings.PUSHER_HOST, ...(settings.PUSHER_PORT ? { port: String(settings.PUSHER_PORT) } : {}) }
      : { cluster: settings.PUSHER_CLUSTER }),
  })
  return {
    send: async (events) => {
      const batch = events.map(({ channel, event, json, exceptSocketId }) => ({
        channel,
        name: event,
        // The library leaves a text as it is.
        data: json,
        ...(exceptSocketId ? { socket_id: exceptSocketId } : {}),
      }))
      try {
        await pusher.triggerBatch(batch)
      } catch (error) {
        // What it will never take must not hold up what comes after.
        const isFinal =
          error instanceof Pusher.RequestError && Number(error.status) >= 400 && Number(error.status) < 500
        if (!isFinal) throw error
        log.error('realtime.refused', error, { status: Number(error.status) })
      }
    },
  }
}
