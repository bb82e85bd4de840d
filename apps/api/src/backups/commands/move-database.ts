// Run by `npm run database:move -- --to postgres://…`. Copies the database of a stopped installation, the embedded one above all, into an
// empty database of a server of one's own, and proves it there. Photos and secrets stay where they are.
// Ended before its proof, it is run again and copies anew.
import { parseArgs } from 'node:util'
import { readSettings } from '../../platform/config/read-settings.ts'
import { atInstallation } from '../../platform/postgres/at-installation.ts'
import { awaitFreeDataDir } from '../../platform/postgres/data-dir-lock.ts'
import { explainDatabaseFault } from '../../platform/postgres/explain-database-fault.ts'
import { StartupError } from '../../platform/postgres/startup-error.ts'
import { copyDatabase, proveMoved } from '../use-cases/move-database.ts'

const { values } = parseArgs({ options: { to: { type: 'string' } } })
const print = (line: string) => process.stdout.write(`${line}\n`)

const to = values.to
try {
  if (!to || !/^postgres(ql)?:\/\//.test(to)) throw new StartupError('npm run database:move -- --to postgres://…')
  const read = readSettings(process.env)
  // What a running market takes while its rows are copied would be left behind.
  if ('config' in read && !read.config.DATABASE_URL) await awaitFreeDataDir(read.config.DATA_DIR)
  await atInstallation(async ({ config, db }) => {
    const rows = await copyDatabase(db.url, to).catch((error: unknown) => {
      throw explainDatabaseFault(to, error)
    })
    const { seen, findings } = await proveMoved(to, config)
    for (const line of [`${rows} rows`, ...seen]) print(line)
    if (findings.length > 0) throw new StartupError(['The moved market contradicts itself:', ...findings].join('\n- '))
    print('Moved and proven. From now on start it with DATABASE_URL set to that address, and the same DATA_DIR.')
  })
} catch (error) {
  if (!(error instanceof StartupError)) throw error
  process.stderr.write(`${error.message}\n`)
  process.exitCode = 1
}
