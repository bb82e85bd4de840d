import type { UserId } from '@washline/contract/ids'
import { createEventBus, type EventBus } from '../../src/events/event-bus.ts'
import { handClock } from '../../src/platform/clock/clock.ts'
import { type Database, openDatabase } from '../../src/platform/db/database.ts'
import { sql } from '../../src/platform/db/sql.ts'
import type { Http } from '../../src/platform/http/http.ts'
import { createHttp } from '../../src/platform/http/server.ts'
import { silentLog } from '../../src/platform/log/log.ts'
import type { Module } from '../../src/platform/module.ts'
import { createChannelRules } from '../../src/platform/realtime/channel-rules.ts'
import type { Broadcast, Revoke } from '../../src/platform/realtime/channels.ts'
import { testDatabase } from './test-database.ts'

type Live = Parameters<Broadcast>[1]
export interface TestApiDeps {
  readonly db: Database
  readonly clock: ReturnType<typeof handClock>
  readonly events: EventBus
  readonly broadcast: Broadcast
  readonly revoke: Revoke
}

export interface TestAnswer {
  readonly status: number
  /** An answer of any shape, to be matched. */
  readonly body: ReturnType<typeof JSON.parse>
}

export interface TestApi extends TestApiDeps {
  readonly http: Http
  /** What was broadcast, in order. */
  readonly lives: Live[]
  readonly revoked: { readonly channel: string; readonly userId: UserId }[]
  mayHear(userId: UserId, channel: string): Promise<boolean>
  /** Calls as a user, by id; `undefined` calls without a token. */
  call(
    userId: UserId | undefined,
    method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE',
    url: string,
    body?: unknown,
    headers?: Record<string, string>,
  ): Promise<TestAnswer>
  close(): Promise<void>
}

/** One module on a database of its own, called as clients do, with live events noted in place of sent. */
export async function startTestApi(moduleOf: (deps: TestApiDeps) => Module, start: Date): Promise<TestApi> {
  const test = await testDatabase()
  const db = openDatabase({ url: test.url, maxConnections: 6 })
  const clock = handClock(start)
  const events = createEventBus()
  const rules = createChannelRules()
  const lives: Live[] = []
  const revoked: { channel: string; userId: UserId }[] = []
  const deps: TestApiDeps = {
    db,
    clock,
    events,
    broadcast: async (tx, live) => tx.afterCommit(() => lives.push(live)),
    revoke: async (tx, channel, userId) => tx.afterCommit(() => revoked.push({ channel, userId })),
  }
  const http = await createHttp({
    db,
    clock,
    log: silentLog,
    authenticate: async (token) => {
      const userId = Number(/^token-of-(\d+)$/.exec(token)?.[1])
      return db.maybe(sql`
        select id as "userId", name, is_washer as "isWasher", is_operator as "isOperator",
          true as "hasSecondFactor", 1 as "tokenId"
        from users where id = ${userId}`)
    },
  })
  const module = moduleOf(deps)
  module.routes?.(http)
  module.guards?.(events)
  module.handlers?.(events)
  module.channels?.(rules)
  return {
    ...deps,
    http,
    lives,
    revoked,
    mayHear: (userId, channel) =>
      rules.mayHear({ userId, isWasher: true, isOperator: false, hasSecondFactor: false }, channel),
    call: async (userId, method, url, body, headers = {}) => {
      const answer = await http.fastify.inject({
        method,
        url,
        headers: { ...headers, ...(userId === undefined ? {} : { authorization: `Bearer token-of-${userId}` }) },
        ...(body === undefined ? {} : { payload: body as object }),
      })
      return { status: answer.statusCode, body: answer.json() }
    },
    close: async () => {
      await http.fastify.close()
      await db.close()
      await test.drop()
    },
  }
}
