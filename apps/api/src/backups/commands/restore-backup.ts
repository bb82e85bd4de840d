// Run by `npm run restore [-- --from <folder> | bucket] [--name <backup>]`. Restores the latest backup, or the one of that name, into an
// empty DATA_DIR or an empty database at DATABASE_URL, and proves it.
import { parseArgs } from 'node:util'
import { listBackups } from '../../platform/backup/backup-names.ts'
import { openBackupStore } from '../../platform/backup/backup-store.ts'
import { markUnfinished } from '../../platform/backup/restore-mark.ts'
import type { Config } from '../../platform/config/config.ts'
import { readSettings } from '../../platform/config/read-settings.ts'
import { explainDatabaseFault } from '../../platform/postgres/explain-database-fault.ts'
import { hasCluster, startPostgres } from '../../platform/postgres/start-postgres.ts'
import { StartupError } from '../../platform/postgres/startup-error.ts'
import { restoreMarket } from '../use-cases/restore-market.ts'

const { values } = parseArgs({ options: { from: { type: 'string' }, name: { type: 'string' } } })
const print = (line: string) => process.stdout.write(`${line}\n`)

async function target({ DATABASE_URL: url, DATA_DIR: dataDir }: Config, name: string) {
  if (url !== undefined) return { url, stop: async () => undefined }
  // Before there is a database: ended while it is made, the restore would leave a market that starts empty.
  if (!hasCluster(dataDir)) await markUnfinished(dataDir, name)
  return startPostgres({ dataDir, log: print })
}

async function restore(config: Config): Promise<void> {
  const from = values.from ?? config.BACKUP_TO
  if (from === undefined || config.BACKUP_PASSPHRASE === undefined)
    throw new StartupError('npm run restore -- --from <folder> | bucket, with BACKUP_PASSPHRASE set')
  const store = openBackupStore(from, config.s3)
  const name = values.name ?? (await listBackups(store)).whole.at(-1)
  if (name === undefined) throw new StartupError(`There is no whole backup in ${store.place}.`)
  print(`Restoring ${name}`)
  const server = await target(config, name)
  try {
    const order = { config, ownerUrl: server.url, store, name, passphrase: config.BACKUP_PASSPHRASE }
    const { takenAt, rows, photos, proof } = await restoreMarket(order).catch((error: unknown) => {
      throw config.DATABASE_URL ? explainDatabaseFault(config.DATABASE_URL, error) : error
    })
    for (const line of [`taken ${takenAt}: ${rows} rows, ${photos.size} photos`, ...proof.seen]) print(line)
    if (proof.findings.length > 0)
      throw new StartupError(['The restored market contradicts itself:', ...proof.findings].join('\n- '))
    print('Restored and proven. Start it as usual.')
  } finally {
    await server.stop()
  }
}

const read = readSettings(process.env)
try {
  if ('problems' in read) throw new StartupError(read.problems.join('\n'))
  await restore(read.config)
} catch (error) {
  if (!(error instanceof StartupError)) throw error
  process.stderr.write(`${error.message}\n`)
  process.exitCode = 1
}
