import type { AddressInfo } from 'node:net'
import { systemClock } from '../clock/clock.ts'
import { type Database, openDatabase } from '../db/database.ts'
import type { Http } from '../http/http.ts'
import { createHttp } from '../http/server.ts'
import { silentLog } from '../log/log.ts'
import { createRealtime, type Realtime, type RealtimeConfig } from './realtime.ts'
import type { SocketLimits } from './socket-server.ts'

export const embedded: RealtimeConfig = {
  pusher: undefined,
  PUSHER_CLUSTER: 'ap1',
  PUSHER_HOST: undefined,
  PUSHER_PORT: undefined,
  PUSHER_TLS: true,
}

export interface TestingServer {
  readonly db: Database
  readonly http: Http
  readonly realtime: Realtime
  readonly port: number
  stop(): Promise<void>
}

/** A process of the product as far as live events go. The token `token-of-<n>` is user n, who hears `private-room.<n>` and room 1. */
export async function startTestingServer(
  url: string,
  options: { limits?: Partial<SocketLimits>; config?: RealtimeConfig; port?: number } = {},
): Promise<TestingServer> {
  const db = openDatabase({ url, maxConnections: 3 })
  const realtime = await createRealtime({
    db,
    config: options.config ?? embedded,
    log: silentLog,
    ...(options.limits ? { limits: options.limits } : {}),
  })
  realtime.channels.allow(/^private-room\.(\d{1,15})$/, async (userId, id) => id === 1 || id === userId)
  const http = await createHttp({
    db,
    clock: systemClock,
    log: silentLog,
    authenticate: async (token) => {
      const userId = Number(/^token-of-(\d+)$/.exec(token)?.[1])
      return userId
        ? { userId, name: '', isWasher: false, isOperator: false, hasSecondFactor: false, tokenId: 1 }
        : undefined
    },
  })
  realtime.serve(http)
  await realtime.start()
  await http.fastify.listen({ port: options.port ?? 0, host: '127.0.0.1' })
  return {
    db,
    http,
    realtime,
    port: (http.fastify.server.address() as AddressInfo).port,
    stop: async () => {
      await http.fastify.close()
      await db.close()
    },
  }
}
