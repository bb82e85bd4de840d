import type { AddressInfo } from 'node:net'
import { rowId, toSessionId, toUserId, type UserId } from '@washline/contract/ids'
import { systemClock } from '../../src/platform/clock/clock.ts'
import { type Database, openDatabase } from '../../src/platform/db/database.ts'
import type { Actor } from '../../src/platform/http/actor.ts'
import type { Http } from '../../src/platform/http/http.ts'
import { createHttp } from '../../src/platform/http/server.ts'
import { silentLog } from '../../src/platform/log/log.ts'
import { createRealtime, type Realtime, type RealtimeConfig } from '../../src/platform/realtime/realtime.ts'
import type { SocketLimits } from '../../src/platform/realtime/socket-server.ts'

export const embedded: RealtimeConfig = {
  pusher: undefined,
  PUSHER_CLUSTER: 'ap1',
  PUSHER_HOST: undefined,
  PUSHER_PORT: undefined,
  PUSHER_TLS: true,
  PUBLIC_URL: undefined,
  SOCKET_ORIGINS: [],
}

export interface TestingServer {
  readonly db: Database
  readonly http: Http
  readonly realtime: Realtime
  readonly port: number
  /** People who may hear nothing for now. */
  readonly shutOut: Set<UserId>
  stop(): Promise<void>
}

/** User n in session n. */
const actorOf = (id: number): Actor => ({
  userId: toUserId(id),
  name: '',
  isWasher: false,
  isOperator: false,
  hasSecondFactor: false,
  tokenId: toSessionId(id),
})

/** A process of the product as far as live events go. The token `token-of-<n>` is user n, who hears `private-room.<n>` and room 1. */
export async function startTestingServer(
  url: string,
  options: { limits?: Partial<SocketLimits>; config?: RealtimeConfig; port?: number } = {},
): Promise<TestingServer> {
  const db = openDatabase({ url, maxConnections: 3 })
  const shutOut = new Set<UserId>()
  const realtime = await createRealtime({
    db,
    config: options.config ?? embedded,
    log: silentLog,
    clock: systemClock,
    sessions: async (ids) => ids.map((id) => ({ ...actorOf(id), endsAt: new Date(8.64e15) })),
    ...(options.limits ? { limits: options.limits } : {}),
  })
  realtime.channels.allow(/^private-room\.(\d{1,15})$/, rowId, 'orders:read', async (userId, id) => {
    return (id === 1 || id === userId) && !shutOut.has(userId)
  })
  const http = await createHttp({
    db,
    clock: systemClock,
    log: silentLog,
    authenticate: async (token) => {
      const userId = Number(/^token-of-(\d+)$/.exec(token)?.[1])
      return userId ? actorOf(userId) : undefined
    },
  })
  realtime.serve(http)
  await realtime.start()
  await http.fastify.listen({ port: options.port ?? 0, host: '127.0.0.1' })
  return {
    db,
    http,
    realtime,
    shutOut,
    port: (http.fastify.server.address() as AddressInfo).port,
    stop: async () => {
      await http.fastify.close()
      await db.close()
    },
  }
}
