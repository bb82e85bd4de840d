import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { pathToFileURL } from 'node:url'
import { builtServer, ensureServerBuilt } from '../tools/prepare/server-build.js'

const root = join(import.meta.dirname, '..')
/** Arguments for Node that tie a process's life to its starter's. */
export const endWithParent = ['--import', pathToFileURL(join(root, 'tools/prepare/end-with-parent.js')).href]
/** The demo market is filled by its own calls, which takes minutes on a busy machine. */
export const startLimitMs = 600_000

export interface Market {
  readonly url: string
  readonly dataDir: string
  stop(): Promise<void>
}

export interface BegunMarket extends Market {
  readonly ready: Promise<void>
}

export interface MarketOptions {
  /** Whether the demo people and their past are in it. */
  readonly demo: boolean
  /** Whether simulated Washers take orders. */
  readonly autopilot: boolean
  /** A free one where none is given. */
  readonly port?: number
  /** Further settings, such as the keys of Stripe. */
  readonly settings?: Readonly<Record<string, string>>
}

/** Starts the whole product on a free port and an empty data folder, as `npm start` would. */
export async function startMarket(options: MarketOptions): Promise<Market> {
  const { ready, ...market } = await beginMarket(options)
  await ready
  return market
}

/** The same without waiting: it can be asked once it is ready. */
export async function beginMarket({ demo, autopilot, settings, ...options }: MarketOptions): Promise<BegunMarket> {
  const port = options.port ?? (await freePort())
  const dataDir = mkdtempSync(join(tmpdir(), 'washline-e2e-'))
  chmodSync(dataDir, 0o755)
  await ensureServerBuilt()
  const child = spawn(process.execPath, [...endWithParent, builtServer], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      PATH: process.env.PATH,
      NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
      HOME: process.env.HOME,
      ENV_FILE: 'none',
      PORT: String(port),
      PUBLIC_URL: `http://127.0.0.1:${port}`,
      DATA_DIR: dataDir,
      DEMO: demo ? '1' : '0',
      DEMO_AUTOPILOT: autopilot ? '1' : '0',
      DEMO_CUSTOMERS: '0',
      PROVIDER_VERIFICATION: 'auto',
      LOG_LEVEL: 'warn',
      ...settings,
    },
  })
  const output: string[] = []
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (data: Buffer) => output.push(data.toString()))
  const stop = async () => {
    await end(child)
    rmSync(dataDir, { recursive: true, force: true })
  }
  const url = `http://127.0.0.1:${port}`
  const ready = untilReady(url, () => child.exitCode !== null).catch(async (error: unknown) => {
    await stop()
    throw new Error(`The market did not start.\n${output.join('').slice(-4_000)}`, { cause: error })
  })
  return { url, dataDir, stop, ready }
}

export async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const address = probe.address()
  probe.close()
  if (!address || typeof address === 'string') throw new Error('no port')
  return address.port
}

/** Asks until the market answers that it is ready. */
export async function untilReady(url: string, hasEnded: () => boolean): Promise<void> {
  const deadline = Date.now() + startLimitMs
  while (Date.now() < deadline) {
    if (hasEnded()) throw new Error('it ended')
    const answer = await fetch(`${url}/api/ready`).catch(() => undefined)
    if (answer?.ok) return
    await pause(200)
  }
  throw new Error(`waited ${startLimitMs / 1_000} s for the market to be ready`)
}

export async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const ended = once(child, 'exit')
  child.kill('SIGTERM')
  await ended
}
