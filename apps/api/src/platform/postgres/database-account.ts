import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { StartupError } from './startup-error.ts'

/** How the server's programs are started: PostgreSQL refuses to run as root, so root lends it another account. */
export type DatabaseAccount = { owner?: { uid: number; gid: number }; prefix: string[] }

type Account = { uid: number; gid: number }

const isRoot = () => process.getuid?.() === 0

export function chooseAccount(clusterDir: string, program: string): DatabaseAccount {
  if (!isRoot()) {
    refuseForeignFolder(clusterDir)
    return { prefix: [] }
  }
  const owner = folderOwner(clusterDir) ?? systemAccount('postgres') ?? systemAccount('nobody')
  if (!owner) {
    throw new StartupError(
      'PostgreSQL does not run as root and this system has no account "postgres" or "nobody": start as an ordinary user.',
    )
  }
  if (mayEnter(path.dirname(clusterDir), owner) && mayEnter(path.dirname(program), owner)) return { owner, prefix: [] }
  return { owner, prefix: prefixIntoClosedFolders(owner, program, clusterDir) }
}

/** Options for `spawn` that start a program under the account. */
export function spawnIdentity(account: DatabaseAccount): { uid?: number; gid?: number } {
  return account.owner && account.prefix.length === 0 ? account.owner : {}
}

/**
 * A checkout under a closed home folder such as /root: the account keeps the one right to pass through it, and the
 * folder's own permissions stay as they are.
 */
function prefixIntoClosedFolders({ uid, gid }: Account, program: string, clusterDir: string): string[] {
  for (const right of ['+dac_read_search', '+dac_override']) {
    // Without the last one access(2), by which initdb looks for the server, does not count the right.
    const account = [`--reuid=${uid}`, `--regid=${gid}`, '--clear-groups', '--securebits=+no_setuid_fixup']
    const prefix = ['setpriv', ...account, `--inh-caps=${right}`, `--ambient-caps=${right}`]
    const trial = spawnSync('setpriv', [...prefix.slice(1), program, '--version'], { stdio: 'ignore' })
    if (trial.status === 0) return prefix
  }
  throw new StartupError(
    `The database runs under user ${uid}, who may not enter ${closedFolder(clusterDir, program)}. ` +
      'Start as an ordinary user, move the checkout and DATA_DIR to an open folder, or set DATABASE_URL.',
  )
}

function closedFolder(clusterDir: string, program: string): string {
  const closed = [...ancestors(path.dirname(clusterDir)), ...ancestors(path.dirname(program))]
  return closed.find((folder) => (statSync(folder).mode & 0o001) === 0) ?? path.dirname(program)
}

function mayEnter(folder: string, { uid, gid }: Account): boolean {
  return ancestors(folder).every((ancestor) => {
    const { mode, uid: owner, gid: group } = statSync(ancestor)
    const bit = owner === uid ? 0o100 : group === gid ? 0o010 : 0o001
    return (mode & bit) !== 0
  })
}

function ancestors(folder: string): string[] {
  const parent = path.dirname(folder)
  return parent === folder ? [folder] : [...ancestors(parent), folder]
}

function folderOwner(folder: string): Account | undefined {
  if (!existsSync(folder)) return undefined
  const { uid, gid } = statSync(folder)
  return uid === 0 ? undefined : { uid, gid }
}

function refuseForeignFolder(clusterDir: string): void {
  const owner = folderOwner(clusterDir) ?? (existsSync(clusterDir) ? { uid: 0, gid: 0 } : undefined)
  if (owner && process.getuid && owner.uid !== process.getuid()) {
    throw new StartupError(
      `The database in ${clusterDir} belongs to user ${owner.uid}: start as that user or as root, or choose another DATA_DIR.`,
    )
  }
}

function systemAccount(name: string): Account | undefined {
  const line = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .find((entry) => entry.startsWith(`${name}:`))
  const [, , uid, gid] = line?.split(':') ?? []
  return uid && gid ? { uid: Number(uid) >>> 0, gid: Number(gid) >>> 0 } : undefined
}
