// Run by `npm run database:move -- --to postgres://…`. Copies the database of a stopped installation, the embedded one above all, into an
// empty database of a server of one's own, and proves it there. Photos and secrets stay where they are.
import { parseArgs } from 'node:util'
import { loadSnapshot } from '../../platform/backup/load-snapshot.ts'
import { takeSnapshot } from '../../platform/backup/take-snapshot.ts'
import { readSettings } from '../../platform/config/read-settings.ts'
import { openDatabase } from '../../platform/db/database.ts'
import { atInstallation } from '../../platform/postgres/at-installation.ts'
import { awaitFreeDataDir } from '../../platform/postgres/data-dir-lock.ts'
import { explainDatabaseFault } from '../../platform/postgres/explain-database-fault.ts'
import { StartupError } from '../../platform/postgres/startup-error.ts'
import { proveInstallation } from '../use-cases/prove-installation.ts'

const { values } = parseArgs({ options: { to: { type: 'string' } } })
const print = (line: string) => process.stdout.write(`${line}\n`)

async function copy(from: string, to: string): Promise<number> {
  const load = await loadSnapshot(to)
  let rows = 0
  try {
    for await (const { header, content } of takeSnapshot(from)) {
      if (header.kind === 'manifest') await load.begin(header)
      else if (header.kind === 'table') rows += await load.table(header.name, header.columns, content)
    }
    await load.commit()
    return rows
  } finally {
    await load.close()
  }
}

const to = values.to
try {
  if (!to || !/^postgres(ql)?:\/\//.test(to)) throw new StartupError('npm run database:move -- --to postgres://…')
  const read = readSettings(process.env)
  // What a running market takes while its rows are copied would be left behind.
  if ('config' in read && !read.config.DATABASE_URL) await awaitFreeDataDir(read.config.DATA_DIR)
  await atInstallation(async ({ config, db }) => {
    const rows = await copy(db.url, to).catch((error: unknown) => {
      throw explainDatabaseFault(to, error)
    })
    const moved = openDatabase({ url: to, maxConnections: 4 })
    try {
      const { seen, findings } = await proveInstallation({ db: moved, config })
      for (const line of [`${rows} rows`, ...seen]) print(line)
      if (findings.length > 0)
        throw new StartupError(['The moved market contradicts itself:', ...findings].join('\n- '))
      print('Moved and proven. From now on start it with DATABASE_URL set to that address, and the same DATA_DIR.')
    } finally {
      await moved.close()
    }
  })
} catch (error) {
  if (!(error instanceof StartupError)) throw error
  process.stderr.write(`${error.message}\n`)
  process.exitCode = 1
}
