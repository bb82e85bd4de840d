import { randomBytes } from 'node:crypto'
import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { processStartTime } from './process-identity.ts'
import { StartupError } from './startup-error.ts'

type Holder = { pid: number; startTime: string }

/**
 * Resolves when no process holds the data folder, clearing the lock of one that is gone. A holder that is just ending gets
 * `waitMs` to finish; one that stays is a refusal. Ask this before anything else, the port included.
 */
export async function awaitFreeDataDir(dataDir: string, waitMs = 3000): Promise<void> {
  const deadline = performance.now() + waitMs
  for (;;) {
    const holder = liveHolder(lockFile(dataDir))
    if (!holder) return
    if (performance.now() >= deadline) {
      throw new StartupError(`Washline is already running on ${dataDir} (process ${holder.pid}).`)
    }
    await delay(100)
  }
}

/** Takes the data folder for this process and returns the function that gives it back. */
export async function lockDataDir(dataDir: string, waitMs = 3000): Promise<() => void> {
  const file = lockFile(dataDir)
  const mine = JSON.stringify({ pid: process.pid, startTime: processStartTime(process.pid) })
  while (!place(file, mine)) await awaitFreeDataDir(dataDir, waitMs)
  return () => {
    if (read(file) === mine) rmSync(file, { force: true })
  }
}

const lockFile = (dataDir: string) => path.join(dataDir, 'washline.lock')

/** Linking a finished file is atomic: nobody ever reads a half-written lock, and only one of many wins. */
function place(file: string, content: string): boolean {
  const draft = `${file}.${randomBytes(6).toString('hex')}`
  writeFileSync(draft, content, { mode: 0o600 })
  try {
    linkSync(draft, file)
    return true
  } catch (error) {
    if (!isErrno(error, 'EEXIST')) throw error
    return false
  } finally {
    rmSync(draft, { force: true })
  }
}

/** The process that holds the lock, or `undefined` after a stale lock was cleared away. */
function liveHolder(file: string): Holder | undefined {
  const content = read(file)
  if (content === undefined) return undefined
  const holder = parse(content)
  if (holder && processStartTime(holder.pid) === holder.startTime) return holder
  clearStale(file, content)
  return undefined
}

/** Between our look and our move another starter may have cleared the same lock and placed its own: put that back. */
function clearStale(file: string, seen: string): void {
  const aside = `${file}.${randomBytes(6).toString('hex')}`
  try {
    renameSync(file, aside)
  } catch (error) {
    if (isErrno(error, 'ENOENT')) return
    throw error
  }
  if (read(aside) === seen) rmSync(aside, { force: true })
  else renameSync(aside, file)
}

function parse(content: string): Holder | undefined {
  try {
    const value: unknown = JSON.parse(content)
    if (typeof value !== 'object' || value === null || !('pid' in value) || !('startTime' in value)) return undefined
    const { pid, startTime } = value
    return typeof pid === 'number' && typeof startTime === 'string' ? { pid, startTime } : undefined
  } catch {
    return undefined
  }
}

function read(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return undefined
  }
}

function isErrno(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code
}
