// Run by `npm run release:snapshot`: fills a database with this version and writes its snapshot, which the test of upgrades
// loads. The snapshot belongs to the release: it is made when the version is tagged.
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import { migrate } from '../../src/platform/db/migrate.ts'
import { restrictRole } from '../../src/platform/db/restrict-role.ts'
import { startPostgres } from '../../src/platform/postgres/start-postgres.ts'
import { dumpDatabase } from './dump-database.ts'
import { fillDatabase } from './fill-database.ts'
import { snapshotOf } from './snapshots.ts'

const { version } = JSON.parse(await readFile(new URL('../../../../package.json', import.meta.url), 'utf8'))
const dataDir = await mkdtemp(join(tmpdir(), 'washline-snapshot-'))
const server = await startPostgres({ dataDir, log: () => undefined, durability: 'throw-away' })
try {
  await migrate(server.url)
  const { url } = await restrictRole(server.url)
  await fillDatabase({ url, ownerUrl: server.url, drop: async () => undefined })
  const packed = await promisify(gzip)(await dumpDatabase(server.url), { level: 9 })
  await writeFile(snapshotOf(version), packed)
  process.stdout.write(`${snapshotOf(version).pathname}: ${Math.ceil(packed.length / 1_000)} kB\n`)
} finally {
  await server.stop()
  await rm(dataDir, { recursive: true, force: true })
}
