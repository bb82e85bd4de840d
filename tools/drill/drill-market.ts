import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { proveInstallation } from '../../apps/api/src/backups/use-cases/prove-installation.ts'
import { readConfig } from '../../apps/api/src/platform/config/config.ts'
import { type Database, openDatabase } from '../../apps/api/src/platform/db/database.ts'
import { freePort } from '../../apps/api/src/platform/postgres/free-port.ts'
import { startPostgres } from '../../apps/api/src/platform/postgres/start-postgres.ts'
import { startFakeStripe } from '../../apps/api/testing/fakes/stripe/start-fake-stripe.ts'
import { openNetworkPath } from '../../apps/api/testing/harness/network-path.ts'
import { isServing, type ServerProcess, startServerProcess } from '../../apps/api/testing/harness/server-process.ts'
import { startProxy } from './instance-proxy.ts'

const secret = 'whsec_drill'
const startLimitMs = 180_000

export interface MarketPlan {
  /** Where database and photos lie; a folder of its own otherwise. */
  readonly folder?: string
  readonly settings?: Readonly<Record<string, string>>
  /** Settings that need the address of Stripe's fake. */
  readonly settingsOf?: (stripeUrl: string) => Promise<Readonly<Record<string, string>>>
}

export async function until(isSo: () => boolean | Promise<boolean>, limitMs: number, what: () => string) {
  const deadline = performance.now() + limitMs
  while (!(await isSo())) {
    if (performance.now() > deadline) throw new Error(`not within ${limitMs} ms: ${what()}`)
    await pause(50)
  }
}

/** Two instances behind a proxy, one PostgreSQL behind a path that can break, and a fake of Stripe. */
export async function startDrillMarket({ folder, settings, settingsOf }: MarketPlan = {}) {
  const scratch = mkdtempSync(path.join(tmpdir(), 'washline-drill-'))
  const root = folder ?? scratch
  const postgres = await startPostgres({
    dataDir: path.join(root, 'database'),
    log: () => undefined,
  })
  const networkPath = await openNetworkPath(postgres.url)
  const databaseUrl = networkPath.url.replace('127.0.0.1', 'localhost')
  const ports = [await freePort(), await freePort()]
  const proxy = await startProxy(ports)
  const stripe = await startFakeStripe({ webhooks: { url: `${proxy.url}/api/stripe/webhooks`, secret }, payoutMs: 500 })
  const faultsFile = path.join(scratch, 'faults.json')
  writeFileSync(faultsFile, '{}')
  const dataDir = path.join(root, 'data')
  mkdirSync(dataDir, { recursive: true })
  const env = {
    DATA_DIR: dataDir,
    STRIPE_SECRET_KEY: 'sk_test_drill',
    STRIPE_PUBLISHABLE_KEY: 'pk_test_drill',
    STRIPE_WEBHOOK_SECRET: secret,
    STRIPE_API_URL: stripe.url.replace('127.0.0.1', 'localhost'),
    STOP_DELAY_S: '3',
    PATH: process.env.PATH ?? '',
    ...settings,
    ...(await settingsOf?.(stripe.url)),
  }
  const withDatabase = databaseAt(postgres.url)
  const endAll = () => {
    instances.signalAll('SIGKILL')
    const pid = postgres.pid()
    if (pid) process.kill(pid, 'SIGINT')
  }
  process.once('exit', endAll)
  const instances = createInstances({ ...env, DATABASE_URL: databaseUrl }, ports, faultsFile)
  return {
    ...instances,
    url: proxy.url,
    proxy,
    path: networkPath,
    postgres,
    withDatabase,
    /** What the servers with the loaded faults do. */
    play: (faults: { clockMs?: number; isNameless?: boolean }) => writeFileSync(faultsFile, JSON.stringify(faults)),
    stripe: {
      record: async () => stripe.record(),
      control: (what: string, body: object) =>
        fetch(`${stripe.url}/control/${what}`, { method: 'POST', body: JSON.stringify(body) }),
    },
    prove: async () => {
      const read = readConfig({ ...env, DATABASE_URL: postgres.url })
      if ('problems' in read) throw new Error(read.problems.join('\n'))
      return withDatabase((db) => proveInstallation({ db, config: read.config }))
    },
    close: async () => {
      process.off('exit', endAll)
      await instances.killAll()
      proxy.close()
      await stripe.close()
      networkPath.close()
      await postgres.stop()
      rmSync(scratch, { recursive: true, force: true, maxRetries: 20, retryDelay: 250 })
    },
  }
}

const databaseAt =
  (url: string) =>
  async <Result>(work: (db: Database) => Promise<Result>): Promise<Result> => {
    const db = openDatabase({ url, maxConnections: 1 })
    try {
      return await work(db)
    } finally {
      await db.close()
    }
  }

export type DrillMarket = Awaited<ReturnType<typeof startDrillMarket>>

export const untilBothReady = ({ proxy }: Pick<DrillMarket, 'proxy'>) =>
  until(
    () => proxy.ready() === 2,
    60_000,
    () => 'both are ready',
  )

/** Both instances, one after the other; the faults of `play` are those of the second. */
export async function beginBoth(
  market: DrillMarket,
  { checkout, withFaults = false }: { checkout?: string | undefined; withFaults?: boolean } = {},
) {
  for (const at of [0, 1]) {
    await market.begin(at, { checkout, withFaults: withFaults && at === 1 })
    await market.untilServing(at)
  }
  await untilBothReady(market)
}

/** What people and the verdict need of a market, whatever it runs on. */
export type PlayedMarket = Pick<
  DrillMarket,
  'url' | 'withDatabase' | 'stripe' | 'address' | 'log' | 'begin' | 'untilServing' | 'killAll' | 'prove'
>

function createInstances(env: Record<string, string>, ports: readonly number[], faultsFile: string) {
  const running: (ServerProcess | undefined)[] = ports.map(() => undefined)
  const outputs: string[] = []
  const begin = async (at: number, options: { checkout?: string | undefined; withFaults?: boolean } = {}) => {
    const preload = path.join(import.meta.dirname, 'play-faults.ts')
    const faults = options.withFaults ? { NODE_OPTIONS: `--import ${preload}`, FAULTS_FILE: faultsFile } : {}
    const main = options.checkout && path.join(options.checkout, 'apps/api/src/main.ts')
    running[at] = await startServerProcess({ ...env, ...faults, PORT: String(ports[at]) }, main)
  }
  const end = async (at: number, signal: 'SIGTERM' | 'SIGKILL') => {
    const server = running[at]
    if (!server) return null
    const begunMs = performance.now()
    if (signal === 'SIGKILL') server.signalAll(signal)
    else server.child.kill(signal)
    const code = await server.ended()
    outputs.push(server.output())
    running[at] = undefined
    return { code, tookMs: performance.now() - begunMs }
  }
  const untilServing = (at: number) =>
    until(
      () => {
        const server = running[at]
        if (server?.child.exitCode !== null) throw new Error(`instance ${at} ended:\n${server?.output()}`)
        return isServing(server)
      },
      startLimitMs,
      () => running[at]?.output() ?? '',
    )
  return {
    begin,
    end,
    untilServing,
    /** The address of one instance, past the proxy. */
    address: (at: number) => `http://127.0.0.1:${ports[at]}`,
    pid: (at: number) => running[at]?.child.pid,
    /** The lines of the log of all instances so far, from those running and those ended. */
    log: () =>
      [...outputs, ...running.map((one) => one?.output() ?? '')]
        .join('')
        .split('\n')
        .filter((line) => line.startsWith('{')),
    signalAll: (signal: NodeJS.Signals) => {
      for (const server of running) server?.signalAll(signal)
    },
    killAll: async () => {
      for (const at of running.keys()) await end(at, 'SIGKILL')
    },
  }
}
