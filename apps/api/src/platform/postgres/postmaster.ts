import { readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { processArguments } from './process-identity.ts'
import { StartupError } from './startup-error.ts'

const POLL_MS = 15
const STOP_LIMIT_MS = 30_000

const pidFile = (clusterDir: string) => path.join(clusterDir, 'postmaster.pid')

/** The server's entries in `postmaster.pid`: process number in line 1, state in line 8. */
function readPidFile(clusterDir: string): { pid: number; ready: boolean } | undefined {
  try {
    const lines = readFileSync(pidFile(clusterDir), 'utf8').split('\n')
    return { pid: Number(lines[0]), ready: lines[7]?.trim() === 'ready' }
  } catch {
    return undefined
  }
}

export const isReady = (clusterDir: string, pid: number | undefined) => {
  const state = readPidFile(clusterDir)
  return state?.pid === pid && state?.ready === true
}

/** A number in a file proves nothing: only a postgres that was started on exactly this folder counts. */
function isServerOn(clusterDir: string, pid: number): boolean {
  const [program = '', ...args] = processArguments(pid)
  return path.basename(program).startsWith('postgres') && args[args.indexOf('-D') + 1] === clusterDir
}

/**
 * Clears what a killed parent left behind. A server still running on the folder is stopped, not adopted: the new one is
 * then our own child, with this release's settings. A pid file whose number now belongs to another process is removed,
 * because the server would take that process for itself and refuse to start.
 */
export async function clearOrphan(clusterDir: string, log: (line: string) => void): Promise<void> {
  const state = readPidFile(clusterDir)
  if (!state) return
  if (!isServerOn(clusterDir, state.pid)) {
    if (exists(state.pid)) rmSync(pidFile(clusterDir), { force: true })
    return
  }
  log(`Stopping the database process ${state.pid} that a killed start left behind`)
  for (const signal of ['SIGINT', 'SIGQUIT'] as const) {
    process.kill(state.pid, signal)
    if (await isGone(clusterDir, state.pid)) return
  }
  throw new StartupError(`The database process ${state.pid} on ${clusterDir} does not stop.`)
}

function exists(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}

async function isGone(clusterDir: string, pid: number): Promise<boolean> {
  const deadline = performance.now() + STOP_LIMIT_MS
  while (performance.now() < deadline) {
    if (!isServerOn(clusterDir, pid)) return true
    await delay(POLL_MS)
  }
  return false
}
