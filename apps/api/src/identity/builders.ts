import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { UserId } from '@washline/contract/ids'
import { openConnections } from '../../testing/harness/open-connections.ts'
import { testDatabase } from '../../testing/harness/test-database.ts'
import { createEventBus, type EventBus } from '../events/event-bus.ts'
import { type Clock, handClock } from '../platform/clock/clock.ts'
import { type Database, openDatabase } from '../platform/db/database.ts'
import { sql } from '../platform/db/sql.ts'
import type { Http } from '../platform/http/http.ts'
import { createHttp } from '../platform/http/server.ts'
import { createJobs } from '../platform/jobs/pg-boss-jobs.ts'
import { silentLog } from '../platform/log/log.ts'
import type { Email, Mail } from '../platform/mail/mail.ts'
import type { Module } from '../platform/module.ts'
import type { PrivacyPart } from '../platform/privacy-part.ts'
import { openStorage } from '../platform/storage/open-storage.ts'
import { sharpPhotos } from '../scanning/builders.ts'
import type { GoogleIdentityGateway } from './google-identity-gateway.ts'
import { identityModule } from './module.ts'
import { authenticate } from './queries.ts'
import { createToken, insertUser } from './store.ts'

/** Records emails; `next` resolves with the next one. */
export function testMailbox(): Mail & { next(): Promise<Email>; readonly emails: readonly Email[] } {
  const emails: Email[] = []
  const waiting: ((email: Email) => void)[] = []
  return {
    emails,
    send: async (email) => {
      emails.push(email)
      waiting.shift()?.(email)
    },
    next: () => new Promise((resolve) => waiting.push(resolve)),
  }
}

export type Caller = (
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE',
  url: string,
  body?: unknown,
  token?: string,
  headers?: Record<string, string>,
) => Promise<{ status: number; body: Record<string, unknown> & { errors?: Record<string, string[]> } }>

/** Calls the API without a socket. */
export const callerOf =
  (http: Http): Caller =>
  async (method, url, body, token, headers = {}) => {
    const answer = await http.fastify.inject({
      method,
      url,
      headers: { ...headers, ...(token && { authorization: `Bearer ${token}` }) },
      ...(body === undefined ? {} : { payload: body as object }),
    })
    return { status: answer.statusCode, body: answer.json() }
  }

/** A signed-in user. */
export async function aUser(
  db: Database,
  clock: Clock,
  user: { name?: string; email?: string } = {},
): Promise<{ userId: UserId; token: string; email: string }> {
  const at = clock.now()
  return db.transaction(async (tx) => {
    const { number } = await tx.one<{ number: number }>(sql`select count(*) as number from users`)
    const email = user.email ?? `person${number}@example.test`
    const userId = await insertUser(tx, { name: user.name ?? 'Ana Pereira', email, phoneNumber: '+60 12 345', at })
    if (userId === undefined) throw new Error(`${email} is taken`)
    return { userId, email, token: await createToken(tx, { userId, at }) }
  })
}

export interface TestApi {
  readonly db: Database
  readonly clock: ReturnType<typeof handClock>
  readonly events: EventBus
  readonly mail: ReturnType<typeof testMailbox>
  readonly http: Http
  readonly call: Caller
  close(): Promise<void>
}

/** Starts the calls of this module on a new database. */
export async function startIdentity(
  options: { google?: GoogleIdentityGateway; withJobs?: boolean; others?: readonly PrivacyPart[] } = {},
): Promise<TestApi> {
  const test = await testDatabase()
  const db = openDatabase({ url: test.url, maxConnections: 5 })
  await openConnections(db, 5)
  const clock = handClock(new Date('2026-03-01T10:00:00Z'))
  const events = createEventBus()
  const mail = testMailbox()
  const jobs = createJobs({ databaseUrl: test.url, log: silentLog, pollS: 1 })
  const http = await createHttp({ db, clock, log: silentLog, authenticate: (token) => authenticate(db, clock, token) })
  const dataDir = await mkdtemp(join(tmpdir(), 'washline-identity-'))
  const publicUrl = 'https://washline.test/'
  const identity: Module = identityModule({
    db,
    clock,
    log: silentLog,
    events,
    jobs,
    mail,
    publicUrl,
    google: options.google,
    storage: await openStorage({ DATA_DIR: dataDir, SECRET_KEYS: [], s3: undefined }, clock),
    photos: sharpPhotos,
    linkKeys: ['link secret'],
    secondFactorKeys: ['second factor key'],
    people: () => [identity.privacy ?? [], options.others ?? []].flat(),
  })
  identity.routes?.(http)
  await identity.jobs?.(jobs)
  if (options.withJobs) await jobs.start()
  return {
    db,
    clock,
    events,
    mail,
    http,
    call: callerOf(http),
    close: async () => {
      await jobs.stop()
      await http.fastify.close()
      await db.close()
      await test.drop()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}
