import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { proveInstallation } from '../../../apps/api/src/backups/use-cases/prove-installation.ts'
import { readConfig } from '../../../apps/api/src/platform/config/config.ts'
import { isAway } from '../../../apps/api/src/platform/db/away.ts'
import { type Database, openDatabase } from '../../../apps/api/src/platform/db/database.ts'
import { freePort } from '../../../apps/api/src/platform/postgres/free-port.ts'
import { startFakeStripe } from '../../../apps/api/testing/fakes/stripe/start-fake-stripe.ts'
import { isServing, type ServerProcess, startServerProcess } from '../../../apps/api/testing/harness/server-process.ts'
import { runProgram } from './run-program.ts'
import type { Cluster } from './start-cluster.ts'

const host = '127.0.0.1'
const secret = 'whsec_drill'
const startLimitMs = 240_000
const awayLimitMs = 90_000
const caddyfile = path.join(import.meta.dirname, '../../../deploy/Caddyfile')

/** The replica's share of the reads that it may answer, as an instance counts them. */
const oldReads = (metrics: string, by: 'replica' | 'primary') =>
  Number(new RegExp(`^washline_old_reads\\{by="${by}"\\} (\\d+)`, 'm').exec(metrics)?.[1] ?? 0)

/** Two instances on a cluster, with its three doors, behind Caddy with the file of the deployment; and a fake of Stripe. */
export async function startMarket({ doors, password }: Cluster, root: string) {
  const ports = [await freePort(), await freePort()]
  const front = await freePort()
  const url = `http://${host}:${front}`
  const stripe = await startFakeStripe({ webhooks: { url: `${url}/api/stripe/webhooks`, secret }, payoutMs: 500 })
  const databaseUrl = `postgres://washline:${password}@${host}:${doors.primary}/washline`
  const env = {
    DATA_DIR: path.join(root, 'data'),
    DATABASE_URL: databaseUrl,
    DATABASE_POOL_URL: `postgres://${host}:${doors.pooler}/washline`,
    DATABASE_REPLICA_URL: `postgres://${host}:${doors.replicas}/washline`,
    STRIPE_SECRET_KEY: 'sk_test_drill',
    STRIPE_PUBLISHABLE_KEY: 'pk_test_drill',
    STRIPE_WEBHOOK_SECRET: secret,
    STRIPE_API_URL: stripe.url,
    STOP_DELAY_S: '3',
    PATH: process.env.PATH ?? '',
  }
  const withDatabase = createReader(databaseUrl)
  const caddy = runProgram(root, 'caddy', ['/usr/bin/caddy', 'run', '--adapter', 'caddyfile', '--config', caddyfile], {
    PUBLIC_URL: url,
    INSTANCES: ports.map((port) => `${host}:${port}`).join(' '),
  })
  const instances = createInstances(env, ports)
  return {
    ...instances,
    url,
    withDatabase,
    address: (at: number) => `http://${host}:${ports[at]}`,
    stripe: {
      record: async () => stripe.record(),
      control: (what: string, body: object) =>
        fetch(`${stripe.url}/control/${what}`, { method: 'POST', body: JSON.stringify(body) }),
    },
    prove: async () => {
      const read = readConfig(env)
      if ('problems' in read) throw new Error(read.problems.join('\n'))
      return withDatabase((db) => proveInstallation({ db, config: read.config }))
    },
    /** Reads that might be old, of both instances: how many a replica answered, and how many the primary. */
    oldReads: async () => {
      const texts = await Promise.all(ports.map(async (port) => (await fetch(`http://${host}:${port}/metrics`)).text()))
      const sum = (by: 'replica' | 'primary') => texts.reduce((all, text) => all + oldReads(text, by), 0)
      return { replica: sum('replica'), primary: sum('primary') }
    },
    close: async () => {
      await instances.killAll()
      await caddy.end('SIGTERM')
      await stripe.close()
    },
  }
}

/** Reads the database, and waits for it while there is no primary. */
const createReader =
  (url: string) =>
  async <Result>(work: (db: Database) => Promise<Result>): Promise<Result> => {
    for (const untilMs = performance.now() + awayLimitMs; ; await pause(100)) {
      const db = openDatabase({ url, maxConnections: 1 })
      try {
        return await work(db)
      } catch (error) {
        if (!isAway(error) || performance.now() > untilMs) throw error
      } finally {
        await db.close()
      }
    }
  }

export type FailoverMarket = Awaited<ReturnType<typeof startMarket>>

function createInstances(env: Record<string, string>, ports: readonly number[]) {
  const running: (ServerProcess | undefined)[] = []
  const outputs: string[] = []
  const end = async (at: number) => {
    running[at]?.signalAll('SIGKILL')
    await running[at]?.ended()
    outputs.push(running[at]?.output() ?? '')
    running[at] = undefined
  }
  return {
    begin: async (at: number) => {
      running[at] = await startServerProcess({ ...env, PORT: String(ports[at]) })
    },
    untilServing: async (at: number) => {
      for (const untilMs = performance.now() + startLimitMs; ; await pause(50)) {
        const server = running[at]
        if (server && isServing(server)) return
        if (!server || server.child.exitCode !== null || performance.now() > untilMs)
          throw new Error(`instance ${at} does not serve:\n${server?.output()}`)
      }
    },
    killAll: async () => {
      for (const at of ports.keys()) await end(at)
    },
    log: () =>
      [...outputs, ...running.map((one) => one?.output() ?? '')]
        .join('')
        .split('\n')
        .filter((line) => line.startsWith('{')),
  }
}
