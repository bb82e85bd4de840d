import { type ChildProcess, spawn } from 'node:child_process'
import { closeSync, openSync, readFileSync } from 'node:fs'
import { setTimeout as delay } from 'node:timers/promises'
import type { Binaries } from './binaries.ts'
import { type DatabaseAccount, spawnIdentity } from './database-account.ts'
import { isReady } from './postmaster.ts'
import { type ServerPlace, serverArguments, serverEnvironment } from './server-settings.ts'
import { StartupError } from './startup-error.ts'

export type ServerPlan = ServerPlace & {
  logFile: string
  account: DatabaseAccount
  binaries: Binaries
}

const POLL_MS = 15
const READY_LIMIT_MS = 120_000
const RETRIES = 40
const RETRY_PAUSE_MS = 250
const STOP_LIMIT_MS = 30_000

/** After a hard end the killed server's own children need a moment to notice; until then the folder counts as in use. */
const PASSING = /pre-existing shared memory block|is the server already running|lock file .* already exists/i

const OTHER_MAJOR = /initialized by (PostgreSQL version [\d.]+), which is not compatible with this version/
/** The way between two majors is that of a backup: a server reads no other one's files. */
const refuseOtherMajor = (clusterDir: string, log: string): void => {
  const [, made] = OTHER_MAJOR.exec(log) ?? []
  if (made)
    throw new StartupError(
      `The database did not start: the one in ${clusterDir} was made by ${made}, and this version of Washline brings another one. Start the former version, write a backup (npm run backup), and restore it with this version into an empty DATA_DIR (npm run restore).`,
    )
}

/** Starts the server and returns once it takes connections. */
export async function launchServer(plan: ServerPlan): Promise<ChildProcess> {
  for (let attempt = 1; ; attempt += 1) {
    const child = spawnServer(plan)
    if (await becomesReady(plan.clusterDir, child)) return child
    const log = readFileSync(plan.logFile, 'utf8').trim()
    refuseOtherMajor(plan.clusterDir, log)
    if (attempt >= RETRIES || !PASSING.test(log)) {
      throw new StartupError(`The database did not start. Its log (${plan.logFile}) ends with:\n${lastLines(log)}`)
    }
    await delay(RETRY_PAUSE_MS)
  }
}

/** A fast shutdown: open transactions are rolled back, everything committed is on disk; resolves when the process is gone. */
export async function endServer(child: ChildProcess): Promise<void> {
  if (hasEnded(child)) return
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  child.kill('SIGINT')
  const impatience = setTimeout(() => child.kill('SIGQUIT'), STOP_LIMIT_MS)
  await ended
  clearTimeout(impatience)
}

/**
 * In its own process group, so that Ctrl-C in the terminal reaches the application alone, which stops the database last.
 * The log goes to a file and not to a pipe: it outlives a killed parent.
 */
function spawnServer(plan: ServerPlan): ChildProcess {
  const { account, binaries, logFile } = plan
  const [command = '', ...args] = [...account.prefix, binaries.postgres, ...serverArguments(plan)]
  const log = openSync(logFile, 'w', 0o600)
  const child = spawn(command, args, {
    ...spawnIdentity(account),
    env: serverEnvironment,
    stdio: ['ignore', log, log],
    detached: true,
  })
  closeSync(log)
  return child
}

async function becomesReady(clusterDir: string, child: ChildProcess): Promise<boolean> {
  let failure: Error | undefined
  child.once('error', (error) => {
    failure = error
  })
  const deadline = performance.now() + READY_LIMIT_MS
  while (performance.now() < deadline) {
    if (failure) throw failure
    if (hasEnded(child)) return false
    if (isReady(clusterDir, child.pid)) return true
    await delay(POLL_MS)
  }
  await endServer(child)
  return false
}

const hasEnded = (child: ChildProcess) => child.exitCode !== null || child.signalCode !== null

const lastLines = (text: string) => text.split('\n').slice(-8).join('\n')
