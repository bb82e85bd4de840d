import type { UserId } from '@washline/contract/ids'
import { listBackups, removeBackup } from '../../platform/backup/backup-names.ts'
import { type BackupStore, openBackupStore } from '../../platform/backup/backup-store.ts'
import { proveBackup } from '../../platform/backup/prove-backup.ts'
import { type WrittenBackup, writeBackup } from '../../platform/backup/write-backup.ts'
import { openKeyring, openSecrets, rotatedUses } from '../../platform/config/open-secrets.ts'
import type { Tx } from '../../platform/db/database.ts'
import { StartupError } from '../../platform/postgres/startup-error.ts'
import { VendorAway } from '../../platform/vendors/vendor-away.ts'
import type { BackUpDeps } from '../deps.ts'
import { namesToRemove } from '../rules/keep-backups.ts'
import { endBackup, endSilent, failBackup, insertBackup, touchBackup } from '../store.ts'

const heartbeatMs = 15_000
const silentMs = 4 * heartbeatMs
/** What a person has to know beside a failure that is not theirs to understand. */
const unexplained = 'It failed; the log of the server has the reason.'

export interface BackupOrder {
  readonly triggeredBy: 'schedule' | 'command' | 'operator'
  readonly operatorId?: UserId
  readonly to?: string
  /** Stored with its row. */
  readonly record?: (tx: Tx, id: number, at: Date) => Promise<unknown>
}

/** A backup that has begun, and its end. */
export interface BegunBackup {
  readonly id: number
  readonly done: Promise<WrittenBackup>
}

/** Begins a backup where none runs, and removes what retention has no room for once it is whole. */
export async function beginBackup(deps: BackUpDeps, order: BackupOrder): Promise<BegunBackup | undefined> {
  const { db, clock, config } = deps
  const to = order.to ?? config.BACKUP_TO
  const passphrase = config.BACKUP_PASSPHRASE
  if (to === undefined || passphrase === undefined)
    throw new StartupError('Set BACKUP_TO (a folder, or bucket) and BACKUP_PASSPHRASE: a backup is encrypted with it.')
  const store = openBackupStore(to, config.s3)
  const at = clock.now()
  const { triggeredBy, operatorId = null, record } = order
  const id = await db.transaction(async (tx) => {
    await endSilent(tx, { at, silentSince: new Date(at.getTime() - silentMs) })
    const begun = await insertBackup(tx, { triggeredBy, operatorId, place: store.place, at })
    if (begun !== undefined) await record?.(tx, begun, at)
    return begun
  })
  if (id === undefined) return undefined
  return { id, done: write(deps, { id, store, passphrase, at }) }
}

async function write(
  { db, clock, log, config, files }: BackUpDeps,
  { id, store, passphrase, at }: { id: number; store: BackupStore; passphrase: string; at: Date },
): Promise<WrittenBackup> {
  const heartbeat = setInterval(() => void touchBackup(db, id, clock.now()).catch(() => undefined), heartbeatMs)
  heartbeat.unref()
  try {
    const source = { databaseUrl: db.url, files, secrets: await secretsOf(config) }
    const written = await writeBackup(source, { store, passphrase, now: at, version: productVersion })
    await proveBackup(store, passphrase, written)
    await prune(store, config.BACKUP_KEEP)
    await endBackup(db, id, clock.now(), written)
    log.info('backup.written', { name: written.name, bytes: written.bytes, photos: written.photos })
    return written
  } catch (error) {
    log.error('backup.failed', error)
    await failBackup(db, id, clock.now(), problemOf(error, store))
    throw error
  } finally {
    clearInterval(heartbeat)
  }
}

function problemOf(error: unknown, { place }: BackupStore): string {
  if (error instanceof StartupError) return error.message
  return error instanceof VendorAway ? `It could not be written to the ${place}: ${error.message}.` : unexplained
}

const productVersion = process.env.npm_package_version ?? '0.1.0'

/** Every secret that rows or people depend on. */
async function secretsOf(config: BackUpDeps['config']): Promise<Record<string, readonly string[]>> {
  const { vapidKeys } = await openSecrets(config)
  const keyrings = await Promise.all(rotatedUses.map(async (use) => [use, await openKeyring(config, use)] as const))
  return { ...Object.fromEntries(keyrings), vapid: [vapidKeys.privateKey] }
}

/** Keeps the latest; what a process never finished goes too, since one runs at a time. */
async function prune(store: BackupStore, keep: number): Promise<void> {
  const { whole, unfinished } = await listBackups(store)
  for (const name of [...namesToRemove(whole, keep), ...unfinished]) await removeBackup(store, name)
}
