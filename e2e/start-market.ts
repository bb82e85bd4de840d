import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { pathToFileURL } from 'node:url'

const root = join(import.meta.dirname, '..')
/** Arguments for Node that tie a process's life to its starter's. */
export const endWithParent = ['--import', pathToFileURL(join(root, 'tools/prepare/end-with-parent.js')).href]
const startLimitMs = 150_000

export interface Market {
  readonly url: string
  readonly dataDir: string
  stop(): Promise<void>
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
export async function startMarket({ demo, autopilot, settings, ...options }: MarketOptions): Promise<Market> {
  const port = options.port ?? (await freePort())
  const dataDir = mkdtempSync(join(tmpdir(), 'washline-e2e-'))
  chmodSync(dataDir, 0o755)
  const child = spawn(process.execPath, [...endWithParent, join(root, 'apps/api/src/main.ts')], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      PATH: process.env.PATH,
      HOME: process.env.HOME,
      ENV_FILE: 'none',
      PORT: String(port),
      PUBLIC_URL: `http://127.0.0.1:${port}`,
      DATA_DIR: dataDir,
      DEMO: demo ? '1' : '0',
      DEMO_AUTOPILOT: autopilot ? '1' : '0',
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
  try {
    await untilReady(url, child)
  } catch (error) {
    await stop()
    throw new Error(`The market did not start.\n${output.join('').slice(-4_000)}`, { cause: error })
  }
  return { url, dataDir, stop }
}

export async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const address = probe.address()
  probe.close()
  if (!address || typeof address === 'string') throw new Error('no port')
  return address.port
}

async function untilReady(url: string, child: ChildProcess): Promise<void> {
  const deadline = Date.now() + startLimitMs
  while (Date.now() < deadline) {
    if (child.exitCode !== null) throw new Error(`it ended with ${child.exitCode}`)
    const answer = await fetch(`${url}/api/ready`).catch(() => undefined)
    if (answer?.ok) return
    await pause(200)
  }
  throw new Error(`not ready after ${startLimitMs} ms`)
}

export async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const ended = once(child, 'exit')
  child.kill('SIGTERM')
  await ended
}
