import { type ChildProcess, spawn } from 'node:child_process'
import path from 'node:path'
import { freePort } from '../../src/platform/postgres/free-port.ts'

const checkout = path.join(import.meta.dirname, '../../../..')

export interface ServerProcess {
  readonly child: ChildProcess
  readonly url: string
  readonly output: () => string
  /** The exit code; none after a signal. */
  readonly ended: () => Promise<number | null>
  /** Signals the process with all that it has started. */
  readonly signalAll: (signal: NodeJS.Signals) => void
}

/** `main.ts` of this checkout, or another server, as a process group of its own. */
export async function startServerProcess(
  env: Record<string, string>,
  main = path.join(checkout, 'apps/api/src/main.ts'),
): Promise<ServerProcess> {
  const port = env.PORT ?? String(await freePort())
  const child = spawn(process.execPath, [main], {
    detached: true,
    env: {
      PATH: process.env.PATH,
      NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
      ...{ ENV_FILE: 'none', DEMO: '0', PROVIDER_VERIFICATION: 'auto', PORT: port },
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => (output += chunk))
  const isOver = () => child.exitCode !== null || child.signalCode !== null
  return {
    child,
    url: `http://127.0.0.1:${port}`,
    output: () => output,
    ended: () =>
      new Promise((resolve) => {
        if (isOver()) resolve(child.exitCode)
        else child.once('exit', (code) => resolve(code))
      }),
    signalAll: (signal) => {
      if (child.pid && !isOver()) process.kill(-child.pid, signal)
    },
  }
}

export const isServing = ({ output }: ServerProcess): boolean => output().includes('Washline is ready')
