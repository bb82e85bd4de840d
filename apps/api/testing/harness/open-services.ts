import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createEventBus } from '../../src/events/event-bus.ts'
import { handClock } from '../../src/platform/clock/clock.ts'
import { openDatabase } from '../../src/platform/db/database.ts'
import { createJobs } from '../../src/platform/jobs/pg-boss-jobs.ts'
import { silentLog } from '../../src/platform/log/log.ts'
import type { Email } from '../../src/platform/mail/mail.ts'
import { createOutbox } from '../../src/platform/outbox/outbox.ts'
import { openStorage } from '../../src/platform/storage/open-storage.ts'
import { testDatabase } from './test-database.ts'

/** What modules get from the platform, on a database and a data folder of the test's own. Emails are collected. */
export async function openServices() {
  const test = await testDatabase()
  const db = openDatabase({ url: test.url, maxConnections: 20 })
  const dataDir = await mkdtemp(join(tmpdir(), 'washline-services-'))
  const clock = handClock(new Date(Math.floor(Date.now() / 1_000) * 1_000))
  const jobs = createJobs({ databaseUrl: test.url, log: silentLog })
  const storage = await openStorage({ DATA_DIR: dataDir, SECRET_KEYS: [], s3: undefined }, clock)
  const { broadcast, revoke } = createOutbox(() => undefined)
  const emails: Email[] = []
  return {
    deps: {
      db,
      clock,
      events: createEventBus(),
      jobs,
      storage,
      broadcast,
      revoke,
      mail: { send: async (email: Email) => void emails.push(email) },
      log: silentLog,
      newId: randomUUID,
    },
    ownerUrl: test.ownerUrl,
    dataDir,
    emails,
    close: async () => {
      await db.close()
      await test.drop()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}
