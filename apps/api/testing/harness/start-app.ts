import { randomInt, randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { UserId } from '@washline/contract/ids'
import { createApp } from '../../src/app.ts'
import type { ExtensionLimits } from '../../src/extensions/index.ts'
import { createToken, createUser } from '../../src/identity/index.ts'
import type { PushGateway } from '../../src/notifications/index.ts'
import { type Clock, handClock } from '../../src/platform/clock/clock.ts'
import { readConfig } from '../../src/platform/config/config.ts'
import { hashOnce } from '../../src/platform/crypto/hash-once.ts'
import { type Database, openDatabase } from '../../src/platform/db/database.ts'
import { sql } from '../../src/platform/db/sql.ts'
import type { Http } from '../../src/platform/http/http.ts'
import { createLog, type Log } from '../../src/platform/log/log.ts'
import type { DiskRoom } from '../../src/platform/storage/disk-room.ts'
import type { Tracer } from '../../src/platform/tracing/tracer.ts'
import { scriptedScanner } from '../../src/scanning/builders.ts'
import { type TestDatabase, testDatabase } from './test-database.ts'

export interface Sent {
  readonly method: string
  readonly url: string
  readonly body?: unknown
  /** Sent as it is, in place of `body`. */
  readonly raw?: string | Buffer
  readonly headers?: Record<string, string>
}

export interface Received {
  readonly status: number
  /** An answer of any shape, to be matched. */
  readonly body: ReturnType<typeof JSON.parse>
  readonly text: string
  readonly headers: Record<string, unknown>
}

export interface Person {
  readonly id: UserId
  readonly token: string
  readonly name: string
  readonly email: string
  readonly phone: string
}

/** A photo as a browser's form sends it. */
export function photoForm(photo: Buffer, fields: Record<string, string> = {}): Pick<Sent, 'raw' | 'headers'> {
  const plain = Object.entries(fields).map(
    ([name, value]) => `--part\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
  )
  const head = `--part\r\ncontent-disposition: form-data; name="image"; filename="laundry.jpg"\r\ncontent-type: image/jpeg\r\n\r\n`
  return {
    raw: Buffer.concat([Buffer.from(plain.join('') + head), photo, Buffer.from('\r\n--part--\r\n')]),
    headers: { 'content-type': 'multipart/form-data; boundary=part' },
  }
}

/** Sends a request as it is, with this token. */
const sendTo =
  (http: Http) =>
  async (token: string | undefined, { method, url, body, raw, headers }: Sent): Promise<Received> => {
    const payload = raw ?? (body === undefined ? undefined : JSON.stringify(body))
    const answer = await http.fastify.inject({
      method: method as 'GET',
      url,
      headers: {
        ...(payload === undefined ? {} : { 'content-type': 'application/json' }),
        ...(token ? { authorization: `Bearer ${token}` } : {}),
        ...headers,
      },
      ...(payload === undefined ? {} : { payload }),
    })
    const isJson = String(answer.headers['content-type']).includes('json')
    return {
      status: answer.statusCode,
      body: isJson ? answer.json() : undefined,
      text: answer.body,
      headers: answer.headers,
    }
  }

interface NewPerson {
  readonly isOperator?: boolean
  readonly isUnproven?: boolean
  readonly password?: string
}

const hash = hashOnce()

/** A new person who has signed in. */
async function joinMarket(db: Database, clock: Clock, name: string, more: NewPerson): Promise<Person> {
  const at = clock.now()
  const email = `${name.toLowerCase().replaceAll(' ', '.')}.${randomUUID().slice(0, 8)}@example.test`
  const phone = `+60 12 ${randomInt(100_000, 1_000_000)}`
  return db.transaction(async (tx) => {
    const password = more.password ?? 'long enough'
    const user = { name, email, phoneNumber: phone, password, isOperator: more.isOperator ?? false, at }
    const id = await createUser(tx, user, hash)
    if (!id) throw new Error(`${email} is taken`)
    const isProven = more.isOperator && !more.isUnproven
    const token = await createToken(tx, { userId: id, at, ...(isProven && { secondFactorAt: at }) })
    return { id, name, email, phone, token }
  })
}

export type TestApp = Awaited<ReturnType<typeof startApp>>

/** The whole product on a database of its own, as `app.ts` wires it, with a clock that is moved by hand. */
export async function startApp(
  options: {
    withJobs?: boolean
    maxConnections?: number
    push?: PushGateway
    room?: DiskRoom
    database?: TestDatabase
    /** Another process of the same installation has its folder. */
    dataDir?: string
    at?: Date
    log?: Log
    tracer?: Tracer
    /** Folders of extensions. */
    extensions?: readonly string[]
    extensionLimits?: ExtensionLimits
  } = {},
) {
  const test = options.database ?? (await testDatabase())
  const db = openDatabase({ url: test.url, maxConnections: options.maxConnections ?? 8, tracer: options.tracer })
  const dataDir = options.dataDir ?? (await mkdtemp(path.join(tmpdir(), 'washline-app-')))
  const read = readConfig({
    DATABASE_URL: test.url,
    DATA_DIR: dataDir,
    PROVIDER_VERIFICATION: 'auto',
    WASHLINE_EXTENSIONS: options.extensions?.join(' '),
  })
  if ('problems' in read) throw new Error(read.problems.join('\n'))
  const clock = handClock(new Date(Math.floor((options.at?.getTime() ?? Date.now()) / 1_000) * 1_000))
  const faults: string[] = []
  const scanner = scriptedScanner()
  const log = options.log ?? createLog('error', (line) => faults.push(line))
  const app = await createApp({
    config: read.config,
    db,
    log,
    clock,
    scanner,
    tracer: options.tracer,
    ...(options.push && { push: options.push }),
    ...(options.room && { room: options.room }),
    ...(options.extensionLimits && { extensionLimits: options.extensionLimits }),
  })
  await app.install()
  if (options.withJobs) await app.start()
  await app.http.fastify.ready()

  return {
    ...app,
    db,
    clock,
    scanner,
    dataDir,
    /** What the log called an error; a test of refusals leaves it empty. */
    faults,
    send: sendTo(app.http),
    join: (name: string, more: NewPerson = {}) => joinMarket(db, clock, name, more),
    /** Lets a test call a route more often than a person may. */
    forgetLimits: () => db.run(sql`delete from rate_limits`),
    close: async () => {
      await app.stop()
      await db.close()
      await test.drop()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}
