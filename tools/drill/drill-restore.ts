import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { openDatabase } from '../../apps/api/src/platform/db/database.ts'
import { sql } from '../../apps/api/src/platform/db/sql.ts'
import { reachDatabase } from '../../apps/api/src/platform/postgres/reach-database.ts'
import { isServing, type ServerProcess, startServerProcess } from '../../apps/api/testing/harness/server-process.ts'

const api = path.join(import.meta.dirname, '../../apps/api/src')
const passphrase = 'the passphrase of a drill'
const startLimitMs = 300_000
const loadMs = 20_000
/** A restore is killed so long after its begin, the next one after twice that, and so on, until one is faster. */
const killStepMs = 700
const refusalLimitMs = 60_000
const unfinished = 'was not finished'
const print = (line: string) => process.stdout.write(`${line}\n`)

interface Counted {
  readonly orders: number
  readonly transfers: number
}

/**
 * A market with simulated people loses its machine some seconds after a backup, and comes back on an empty one: what the backup had is
 * there and proven, and what came after it is counted. Once more on another one, where the restore is killed again and again: no server
 * starts meanwhile, and the same command ends what was begun.
 */
export async function drillRestore(): Promise<boolean> {
  const folder = await mkdtemp(path.join(tmpdir(), 'washline-drill-'))
  const [lost, fresh, killed, backups] = ['lost', 'fresh', 'killed', 'backups'].map((name) =>
    path.join(folder, name),
  ) as [string, string, string, string]
  const servers: ServerProcess[] = []
  const start = async (dataDir: string) => {
    const server = await startServerProcess({ DATA_DIR: dataDir, DEMO: '1' })
    servers.push(server)
    await until(() => isServing(server), server.output)
    return server
  }
  try {
    print('A demo market with its simulated people')
    const first = await start(lost)
    await pause(loadMs)
    const writtenS = await timed(() => command('backups/commands/write-backup.ts', lost, ['--to', backups]))
    await pause(loadMs / 4)
    first.signalAll('SIGKILL')
    await first.ended()
    const atTheEnd = await countAt(lost)
    print('The machine is lost; restoring on an empty one')
    const restoredS = await timed(() => command('backups/commands/restore-backup.ts', fresh, ['--from', backups]))
    const restored = await countAt(fresh)
    const servingS = await timed(() => start(fresh))
    const isProven = await command('earnings/commands/prove-books.ts', fresh, [])
    print(`backup written under load in ${writtenS} s`)
    print(`restored and proven in ${restoredS} s, serving ${servingS} s later`)
    print(`acknowledged until the machine was lost: ${describe(atTheEnd)}`)
    print(`restored: ${describe(restored)}; lost since the backup: ${atTheEnd.orders - restored.orders} orders`)
    print(`books: ${isProven ? 'proven' : 'CONTRADICTION'}`)
    const isWhole = await restoreInterrupted(killed, backups, restored)
    return isProven && isWhole && restored.orders > 0 && restored.orders <= atTheEnd.orders
  } finally {
    for (const server of servers) server.signalAll('SIGKILL')
    for (const server of servers) await server.ended()
    await rm(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 250 })
  }
}

/** SIGKILL, each time a little later, until the command is faster; whether no server started before, and everything is there. */
async function restoreInterrupted(dataDir: string, backups: string, whole: Counted): Promise<boolean> {
  let attempts = 0
  let refusals = 0
  for (;;) {
    const restore = begin('backups/commands/restore-backup.ts', dataDir, ['--from', backups])
    const ended = new AbortController()
    void killLater(restore.child, dataDir, killStepMs * attempts, ended.signal)
    const code = await restore.ended
    ended.abort()
    if (code === 0) break
    if (code !== null) throw new Error(`the restore after ${attempts} times SIGKILL ended with ${code}`)
    attempts += 1
    const start = begin('main.ts', dataDir, [], 'pipe')
    const tooLong = setTimeout(() => start.child.kill('SIGKILL'), refusalLimitMs)
    let output = ''
    start.child.stderr?.on('data', (text) => {
      output += text
    })
    const isRefused = (await start.ended) === 1
    clearTimeout(tooLong)
    if (isRefused && output.includes(unfinished)) refusals += 1
    else print(`STARTED, or ended otherwise:\n${output}`)
  }
  const restored = await countAt(dataDir)
  print(
    `restored by the same command after ${attempts} times SIGKILL, before which ${refusals} starts were refused: ${describe(restored)}`,
  )
  return attempts > 0 && refusals === attempts && describe(restored) === describe(whole)
}

/** Counted from the moment at which the folder is marked: before it there is nothing. */
async function killLater(child: ChildProcess, dataDir: string, afterMs: number, ended: AbortSignal): Promise<void> {
  while (!ended.aborted && !existsSync(path.join(dataDir, 'restore-unfinished'))) await pause(5)
  await pause(afterMs)
  if (!ended.aborted) child.kill('SIGKILL')
}

const describe = ({ orders, transfers }: Counted) => `${orders} orders, ${transfers} transfers`

async function until(isSo: () => boolean, output: () => string): Promise<void> {
  const deadline = performance.now() + startLimitMs
  while (!isSo()) {
    if (performance.now() > deadline) throw new Error(`the server does not start:\n${output()}`)
    await pause(100)
  }
}

async function timed(work: () => Promise<unknown>): Promise<string> {
  const startedMs = performance.now()
  await work()
  return ((performance.now() - startedMs) / 1_000).toFixed(1)
}

/** Runs a command of the product as it is typed; throws where it ends with an error, except for the proof, which is the result. */
async function command(file: string, dataDir: string, args: readonly string[]): Promise<boolean> {
  const code = await begin(file, dataDir, args).ended
  if (code !== 0 && file.startsWith('backups/')) throw new Error(`${file} ended with ${code}`)
  return code === 0
}

function begin(file: string, dataDir: string, args: readonly string[], stdio: 'inherit' | 'pipe' = 'inherit') {
  const env = { PATH: process.env.PATH, ENV_FILE: 'none', DATA_DIR: dataDir, BACKUP_PASSPHRASE: passphrase, PORT: '0' }
  const child = spawn(process.execPath, [path.join(api, file), ...args], { env, stdio })
  return { child, ended: new Promise<number | null>((resolve) => child.once('exit', resolve)) }
}

async function countAt(dataDir: string): Promise<Counted> {
  const server = await reachDatabase({ DATA_DIR: dataDir })
  const db = openDatabase({ url: server.url, maxConnections: 1 })
  try {
    return await db.one<Counted>(sql`
      select (select count(*) from orders where placed_at is not null) as orders,
        (select count(*) from ledger_transfers) as transfers`)
  } finally {
    await db.close()
    await server.stop()
  }
}
