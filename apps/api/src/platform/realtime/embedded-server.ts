import { sessionId, userId } from '@washline/contract/ids'
import type { FastifyInstance } from 'fastify'
import type { Clock } from '../clock/clock.ts'
import type { Log } from '../log/log.ts'
import { createNotifyRelay, type OutboxRow } from '../outbox/notify-relay.ts'
import { endEvent, revokeEvent } from '../outbox/outbox.ts'
import type { ChannelRules } from './channel-rules.ts'
import { isGrantValid, watchSessions } from './check-grant.ts'
import { createHub } from './hub.ts'
import type { OriginSettings } from './own-origin.ts'
import type { FindSessions } from './sessions.ts'
import type { Signer } from './signer.ts'
import { type SocketLimits, serveSockets } from './socket-server.ts'

/** The sockets of this process, fed by the outbox relay that all processes share. */
export function createEmbeddedServer(deps: {
  databaseUrl: string
  log: Log
  clock: Clock
  signer: Signer
  rules: ChannelRules
  sessions: FindSessions
  limits: SocketLimits
  origins: OriginSettings
  pollMs?: number
}) {
  const { log, signer, limits, origins } = deps
  const hub = createHub()
  let sockets: ReturnType<typeof serveSockets> | undefined
  let stopWatch: (() => void) | undefined

  const receive = ({ channel, event, data, except }: OutboxRow) => {
    if (event === revokeEvent) return hub.revoke(channel, userId.parse(data))
    if (event === endEvent) return hub.end(sessionId.parse(data))
    hub.deliver({ channel, event, json: JSON.stringify(data), exceptSocketId: except })
  }
  // Clients that come back read what they have missed.
  const relay = createNotifyRelay({ ...deps, receive, onGap: () => sockets?.closeAll() })
  const stop = async () => {
    stopWatch?.()
    await sockets?.stop()
    sockets = undefined
    await relay.stop()
  }

  return {
    nudge: relay.nudge,
    start: relay.start,
    renew: relay.renew,
    stop,
    connections: () => hub.peers.size,
    serve: (fastify: FastifyInstance): void => {
      const isValid: Parameters<typeof serveSockets>[1]['isValid'] = (grant, channel) =>
        isGrantValid(deps, grant, channel)
      sockets = serveSockets(fastify.server, { hub, signer, isValid, log, limits, origins })
      stopWatch = watchSessions({ ...deps, hub })
      // An open socket would keep the HTTP server from closing.
      fastify.addHook('preClose', stop)
    },
  }
}
