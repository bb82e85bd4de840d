import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, it } from 'vitest'
import { createApp } from '../../src/app.ts'
import { readConfig } from '../../src/platform/config/config.ts'
import { openDatabase } from '../../src/platform/db/database.ts'
import { sql } from '../../src/platform/db/sql.ts'
import { silentLog } from '../../src/platform/log/log.ts'
import { testDatabase } from '../harness/test-database.ts'

it('answers who asks at once, and is ready for what proxies send once the first order is rehearsed', async () => {
  const database = await testDatabase()
  const db = openDatabase({ url: database.url, maxConnections: 8 })
  const dataDir = await mkdtemp(path.join(tmpdir(), 'washline-start-'))
  const read = readConfig({ DATABASE_URL: database.url, DATA_DIR: dataDir, PORT: '0', HOST: '127.0.0.1' })
  if ('problems' in read) throw new Error(read.problems.join('\n'))
  const app = await createApp({ config: read.config, db, log: silentLog })
  const statusOf = async (route: string) => (await fetch(`http://127.0.0.1:${app.port()}${route}`)).status
  await app.start()
  // A rehearsal begins with the people who could order.
  await db.transaction(async (tx) => {
    await tx.run(sql`lock table users in access exclusive mode`)
    await app.listen()
    expect(await statusOf('/api/health')).toBe(200)
    expect(await statusOf('/api/ready')).toBe(503)
  })
  await expect.poll(() => statusOf('/api/ready')).toBe(200)
  await app.stop()
  await db.close()
  await database.drop()
  await rm(dataDir, { recursive: true, force: true })
})
