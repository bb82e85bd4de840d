import { spawn } from 'node:child_process'
import { chownSync, existsSync, mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Binaries } from './binaries.ts'
import { type DatabaseAccount, spawnIdentity } from './database-account.ts'
import { type Durability, serverEnvironment } from './server-settings.ts'
import { StartupError } from './startup-error.ts'

export type ClusterPlan = {
  clusterDir: string
  account: DatabaseAccount
  binaries: Binaries
  password: string
  durability: Durability
}

export const DATABASE_USER = 'washline'

const DRAFT_PREFIX = 'postgres-draft-'

/** Fills the data folder in a draft that is renamed when complete: an interrupted first start leaves nothing half made. */
export async function initialiseCluster(plan: ClusterPlan): Promise<void> {
  const dataDir = path.dirname(plan.clusterDir)
  removeDrafts(dataDir)
  const draft = mkdtempSync(path.join(dataDir, DRAFT_PREFIX))
  const files = { cluster: path.join(draft, 'cluster'), password: path.join(draft, 'password') }
  mkdirSync(files.cluster, { mode: 0o700 })
  writeFileSync(files.password, `${plan.password}\n`, { mode: 0o600 })
  const { owner } = plan.account
  if (owner) for (const entry of [draft, files.cluster, files.password]) chownSync(entry, owner.uid, owner.gid)
  await runInitdb(plan, files)
  renameSync(files.cluster, plan.clusterDir)
  rmSync(draft, { recursive: true, force: true })
}

export const isInitialised = (clusterDir: string) => existsSync(path.join(clusterDir, 'PG_VERSION'))

function removeDrafts(dataDir: string): void {
  const drafts = readdirSync(dataDir).filter((name) => name.startsWith(DRAFT_PREFIX))
  for (const name of drafts) rmSync(path.join(dataDir, name), { recursive: true, force: true })
}

async function runInitdb(plan: ClusterPlan, files: { cluster: string; password: string }): Promise<void> {
  const { account, binaries, durability } = plan
  const [command = '', ...args] = [
    ...account.prefix,
    binaries.initdb,
    `--pgdata=${files.cluster}`,
    `--username=${DATABASE_USER}`,
    `--pwfile=${files.password}`,
    '--auth=scram-sha-256',
    '--encoding=UTF8',
    '--locale=C',
    // The server's own collation: the same order of texts on every machine, whatever locales it has.
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
    ...(durability === 'throw-away' ? ['--no-sync', '--no-data-checksums'] : []),
  ]
  const child = spawn(command, args, {
    ...spawnIdentity(account),
    env: serverEnvironment,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk) => {
      output += chunk
    })
  }
  const code = await new Promise<number | null>((resolve, reject) => child.once('error', reject).once('close', resolve))
  if (code !== 0) throw new StartupError(`The database could not be created in ${plan.clusterDir}:\n${output.trim()}`)
}
