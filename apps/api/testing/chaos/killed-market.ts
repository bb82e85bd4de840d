import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect } from 'vitest'
import type { FakeStripeRecord } from '../../src/payments/builders.ts'
import { type Database, openDatabase } from '../../src/platform/db/database.ts'
import { freePort } from '../../src/platform/postgres/free-port.ts'
import { startPostgres } from '../../src/platform/postgres/start-postgres.ts'
import { restartPace } from '../../src/platform/postgres/supervise-server.ts'
import { isServing, type ServerProcess, startServerProcess } from '../harness/server-process.ts'
import { ageRows } from './age-rows.ts'

const api = path.join(import.meta.dirname, '../../src')
const secret = 'whsec_chaos'
const startLimitMs = 120_000

async function startStripe(webhooks: string): Promise<{ child: ChildProcess; url: string }> {
  const script = path.join(api, '../testing/fakes/stripe/run-fake-stripe.ts')
  const args = ['--webhooks', webhooks, '--secret', secret, '--payout', '500']
  const child = spawn(process.execPath, [script, ...args], { stdio: ['ignore', 'pipe', 'inherit'] })
  const [line] = (await once(child.stdout, 'data')) as [Buffer]
  return { child, url: line.toString().trim() }
}

async function withDatabaseAt<Result>(url: string, work: (db: Database) => Promise<Result>): Promise<Result> {
  const db = openDatabase({ url: url, maxConnections: 1 })
  try {
    return await work(db)
  } finally {
    await db.close()
  }
}

const passTime = (url: string) =>
  expect
    .poll(() => withDatabaseAt(url, ageRows).then(() => 'passed', String), { timeout: 30_000, interval: 100 })
    .toBe('passed')

async function proveBooks(env: Record<string, string>): Promise<{ ok: boolean; output: string }> {
  const child = spawn(process.execPath, [path.join(api, 'earnings/commands/prove-books.ts')], { env })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk))
  const [code] = (await once(child, 'close')) as [number]
  return { ok: code === 0, output }
}

/** The product in stripe mode, with its PostgreSQL and a fake of Stripe that both outlive it. */
export async function startKilledMarket() {
  const folder = mkdtempSync(path.join(tmpdir(), 'washline-kills-'))
  const postgres = await startPostgres({
    dataDir: path.join(folder, 'database'),
    log: () => undefined,
    // Killed all the time by the test, it is not a database that cannot run: it is never given up.
    pace: { ...restartPace, steadyAfterMs: 1_000 },
  })
  const port = String(await freePort())
  const url = `http://127.0.0.1:${port}`
  const fakeStripe = await startStripe(`${url}/api/stripe/webhooks`)
  const env = {
    PORT: port,
    DATA_DIR: path.join(folder, 'data'),
    DATABASE_URL: postgres.url,
    STRIPE_SECRET_KEY: 'sk_test_chaos',
    STRIPE_PUBLISHABLE_KEY: 'pk_test_chaos',
    STRIPE_WEBHOOK_SECRET: secret,
    STRIPE_API_URL: fakeStripe.url,
    PATH: process.env.PATH ?? '',
  }
  let server: ServerProcess | undefined

  const withDatabase = <Result>(work: (db: Database) => Promise<Result>) => withDatabaseAt(postgres.url, work)
  const kill = async () => {
    server?.signalAll('SIGKILL')
    await server?.ended()
  }

  return {
    url,
    withDatabase,
    stripe: {
      record: async () => (await (await fetch(`${fakeStripe.url}/control/record`)).json()) as FakeStripeRecord,
      control: (what: string, body: object) =>
        fetch(`${fakeStripe.url}/control/${what}`, { method: 'POST', body: JSON.stringify(body) }),
    },
    /** Begins the server's next life. */
    begin: async () => {
      server = await startServerProcess(env)
    },
    untilServing: () =>
      expect
        .poll(() => (server && isServing(server)) || server?.output(), { timeout: startLimitMs, interval: 20 })
        .toBe(true),
    kill,
    /** Kills the database as well, which recovers from what it has written down. */
    killAll: () => {
      const pid = postgres.pid()
      if (pid) process.kill(pid, 'SIGKILL')
      return kill()
    },
    /** Three minutes, for everything that is written down, while nobody serves. */
    passTime: () => passTime(postgres.url),
    /** The result of `npm run ledger:verify`. */
    prove: () => proveBooks(env),
    close: async () => {
      await kill()
      fakeStripe.child.kill('SIGTERM')
      await postgres.stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

export type KilledMarket = Awaited<ReturnType<typeof startKilledMarket>>
