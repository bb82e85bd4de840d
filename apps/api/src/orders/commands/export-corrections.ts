// Run by `npm run scanner:corrections -- --out <folder>`: writes the photos and corrections of those who agreed, to train on.
import { parseArgs } from 'node:util'
import { systemClock } from '../../platform/clock/clock.ts'
import { readConfig } from '../../platform/config/config.ts'
import { keptSecret } from '../../platform/config/secrets.ts'
import { openDatabase } from '../../platform/db/database.ts'
import { reachDatabase } from '../../platform/postgres/reach-database.ts'
import { diskStorage } from '../../platform/storage/disk-storage.ts'
import { exportCorrections } from '../use-cases/export-corrections.ts'

const { out } = parseArgs({ options: { out: { type: 'string' } } }).values
const read = readConfig(process.env)
if ('problems' in read) throw new Error(read.problems.join('\n'))
if (!out) throw new Error('say where: npm run scanner:corrections -- --out <folder>')
const dataDir = read.config.DATA_DIR
const server = await reachDatabase(process.env)
const db = openDatabase({ url: server.url, maxConnections: 1 })
try {
  const storage = diskStorage({ dataDir, secret: await keptSecret(dataDir, 'media'), clock: systemClock })
  const count = await exportCorrections({ db, storage }, out)
  process.stdout.write(`${count} photos with their labels are in ${out}\n`)
} finally {
  await db.close()
  await server.stop()
}
