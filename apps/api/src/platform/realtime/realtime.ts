import type { ClientConfig } from '@washline/contract/platform/endpoints'
import type { Clock } from '../clock/clock.ts'
import type { Config } from '../config/config.ts'
import type { Database } from '../db/database.ts'
import type { Http } from '../http/http.ts'
import type { Log } from '../log/log.ts'
import { createForwardRelay } from '../outbox/forward-relay.ts'
import { createOutbox } from '../outbox/outbox.ts'
import { createChannelRules } from './channel-rules.ts'
import type { Broadcast, Channels, Revoke } from './channels.ts'
import { createEmbeddedServer } from './embedded-server.ts'
import { signGrant } from './grants.ts'
import type { OriginSettings } from './own-origin.ts'
import { readRealtimeApp } from './realtime-app.ts'
import { serveChannelAuth } from './serve-channel-auth.ts'
import type { FindSessions } from './sessions.ts'
import { createSigner } from './signer.ts'
import { type SocketLimits, socketLimits } from './socket-server.ts'

export interface Realtime {
  readonly channels: Channels
  readonly broadcast: Broadcast
  readonly revoke: Revoke
  /** What clients connect with: a null host or port means the page's own. */
  readonly clientConfig: ClientConfig['realtime']
  /** Binds the auth call and the sockets. Before the server listens. */
  serve(http: Http): void
  start(): Promise<void>
  /** Listens on another connection: the database has been silent. */
  renew(): void
  /** Also run by the HTTP server when it closes. */
  stop(): Promise<void>
  connections(): number
}

export type RealtimeConfig = OriginSettings &
  Pick<Config, 'pusher' | 'PUSHER_CLUSTER' | 'PUSHER_HOST' | 'PUSHER_PORT' | 'PUSHER_TLS'>

/** Live events: by this product's own sockets, or by an outside service where one is configured. After the migrations. */
export async function createRealtime(deps: {
  db: Database
  config: RealtimeConfig
  clock: Clock
  sessions: FindSessions
  log: Log
  limits?: Partial<SocketLimits>
  pollMs?: number
}): Promise<Realtime> {
  const { config, db, log, clock, sessions } = deps
  const rules = createChannelRules()
  const poll = deps.pollMs ? { pollMs: deps.pollMs } : {}

  if (config.pusher) {
    const { createPusherService } = await import('./pusher/pusher-service.ts')
    const signer = createSigner(config.pusher.key, config.pusher.secret)
    const service = createPusherService(config.pusher, config, log)
    const relay = createForwardRelay({ databaseUrl: db.url, log, ...service, ...poll })
    return {
      channels: rules,
      ...createOutbox(relay.nudge),
      clientConfig: {
        key: config.pusher.key,
        host: config.PUSHER_HOST ?? null,
        port: config.PUSHER_PORT ?? null,
        tls: config.PUSHER_TLS,
        cluster: config.PUSHER_CLUSTER,
      },
      serve: (http) =>
        serveChannelAuth(http, {
          sign: (socketId, channel) => signer.sign(socketId, channel),
          rules,
          signIn: service.signIn,
        }),
      start: relay.start,
      renew: relay.renew,
      stop: relay.stop,
      connections: () => 0,
    }
  }

  const app = await readRealtimeApp(db)
  const signer = createSigner(app.key, app.secret)
  const server = createEmbeddedServer({
    databaseUrl: db.url,
    log,
    clock,
    signer,
    rules,
    sessions,
    limits: { ...socketLimits, ...deps.limits },
    origins: config,
    ...poll,
  })
  return {
    channels: rules,
    ...createOutbox(server.nudge),
    clientConfig: { key: app.key, host: null, port: null, tls: false, cluster: null },
    serve: (http) => {
      serveChannelAuth(http, { sign: (...wanted) => signGrant(signer, ...wanted), rules })
      server.serve(http.fastify)
    },
    start: server.start,
    renew: server.renew,
    stop: server.stop,
    connections: server.connections,
  }
}
