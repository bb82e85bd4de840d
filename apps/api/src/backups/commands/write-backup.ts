// Run by `npm run backup [-- --to <folder> | bucket]`. Writes a backup of a running or stopped installation.
import { parseArgs } from 'node:util'
import { systemClock } from '../../platform/clock/clock.ts'
import { createLog } from '../../platform/log/log.ts'
import { atInstallation } from '../../platform/postgres/at-installation.ts'
import { StartupError } from '../../platform/postgres/startup-error.ts'
import { openFiles } from '../../platform/storage/open-storage.ts'
import { beginBackup } from '../use-cases/back-up-market.ts'

const { values } = parseArgs({ options: { to: { type: 'string' } } })
await atInstallation(async ({ config, db }) => {
  const log = createLog('silent')
  const deps = { db, clock: systemClock, log, config, files: await openFiles(config) }
  try {
    const begun = await beginBackup(deps, { triggeredBy: 'command', ...(values.to && { to: values.to }) })
    if (!begun) throw new StartupError('Another backup is being written at the moment.')
    const { name, bytes, tables, photos } = await begun.done
    const megabytes = (bytes / 1_000_000).toFixed(1)
    process.stdout.write(`${name}: ${tables} tables, ${photos} photos, ${megabytes} MB, encrypted\n`)
  } catch (error) {
    if (!(error instanceof StartupError)) throw error
    process.stderr.write(`${error.message}\n`)
    process.exitCode = 1
  }
})
