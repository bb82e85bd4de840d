import { type UserId, userId } from '@washline/contract/ids'
import type { FastifyInstance } from 'fastify'
import type { Database } from '../db/database.ts'
import type { Log } from '../log/log.ts'
import { createNotifyRelay, notifyNow, type OutboxRow } from '../outbox/notify-relay.ts'
import { revokeEvent } from '../outbox/outbox.ts'
import { createHub } from './hub.ts'
import type { Signer } from './signer.ts'
import { type SocketLimits, serveSockets } from './socket-server.ts'

const grantEvent = '$grant'

/** The sockets of this process, fed by the outbox relay that all processes share. */
export function createEmbeddedServer(deps: {
  db: Database
  log: Log
  signer: Signer
  limits: SocketLimits
  pollMs?: number
}) {
  const { log } = deps
  const hub = createHub()
  let sockets: ReturnType<typeof serveSockets> | undefined

  const receive = ({ channel, event, data, except }: OutboxRow) => {
    if (event === revokeEvent) return hub.revoke(channel, userId.parse(data))
    if (event === grantEvent) return void hub.grant(String(except), channel, userId.parse(data))
    hub.deliver({ channel, event, json: JSON.stringify(data), exceptSocketId: except })
  }
  // Clients that come back read what they have missed.
  const relay = createNotifyRelay({ ...deps, databaseUrl: deps.db.url, receive, onGap: () => sockets?.closeAll() })
  const stop = async () => {
    await sockets?.stop()
    sockets = undefined
    await relay.stop()
  }

  return {
    nudge: relay.nudge,
    start: relay.start,
    stop,
    connections: () => hub.peers.size,
    /** The socket may be another process's. */
    grant: (socketId: string, channel: string, userId: UserId): void => {
      if (hub.grant(socketId, channel, userId)) return
      notifyNow(deps.db, { channel, event: grantEvent, data: userId, except: socketId }).catch((error) =>
        log.error('realtime.grant', error),
      )
    },
    serve: (fastify: FastifyInstance): void => {
      sockets = serveSockets(fastify.server, { hub, signer: deps.signer, log, limits: deps.limits })
      // An open socket would keep the HTTP server from closing.
      fastify.addHook('preClose', stop)
    },
  }
}
