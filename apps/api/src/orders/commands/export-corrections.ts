// Run by `npm run scanner:corrections -- --out <folder>`: exports the photos and corrections of customers who consented.
import { parseArgs } from 'node:util'
import { systemClock } from '../../platform/clock/clock.ts'
import { atInstallation } from '../../platform/postgres/at-installation.ts'
import { openStorage } from '../../platform/storage/open-storage.ts'
import { exportCorrections } from '../use-cases/export-corrections.ts'

const { out } = parseArgs({ options: { out: { type: 'string' } } }).values
if (!out) {
  process.stderr.write('npm run scanner:corrections -- --out <folder>\n')
  process.exit(2)
}
await atInstallation(async ({ config, db }) => {
  const storage = await openStorage(config, systemClock)
  const count = await exportCorrections({ db, storage }, out)
  process.stdout.write(`${count} photos with their labels are in ${out}\n`)
})
