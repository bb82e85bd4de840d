import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Backups } from '@washline/contract/backups/endpoints'
import { afterAll, beforeEach, expect, it } from 'vitest'
import { startTestApi } from '../../testing/harness/test-api.ts'
import { anOperator } from '../console/builders.ts'
import { aCustomer } from '../orders/builders.ts'
import type { Config } from '../platform/config/config.ts'
import { sql } from '../platform/db/sql.ts'
import { silentLog } from '../platform/log/log.ts'
import { diskFiles } from '../platform/storage/disk-files.ts'
import { configOf, temporaryFolders } from './builders.ts'
import { backupsModule } from './module.ts'

const folders = temporaryFolders()
const [dataDir, to] = [await folders.make(), await folders.make()]
let config: Config
const api = await startTestApi(({ db, clock }) => {
  config = { ...configOf({ DATA_DIR: dataDir, DATABASE_URL: db.url, BACKUP_TO: to, BACKUP_KEEP: '2' }) }
  return backupsModule({ db, clock, log: silentLog, config, files: diskFiles(dataDir) })
}, new Date('2026-11-20T09:00:00Z'))
const { db } = api
afterAll(async () => {
  await api.close()
  await folders.remove()
})
const [odile, omar] = [await anOperator(db, 'Odile'), await anOperator(db, 'Omar')]
beforeEach(() => db.run(sql`delete from rate_limits`))

const reason = 'Before the upgrade of tonight'
const begin = (by = odile) => api.call(by.id, 'POST', '/api/ops/backups', { reason })
const list = async (): Promise<Backups> => (await api.call(odile.id, 'GET', '/api/ops/backups')).body.data
const ended = () =>
  expect.poll(async () => (await list()).backups.map(({ state }) => state), { interval: 20, timeout: 20_000 })

it('is for operators only', async () => {
  const customer = await aCustomer(db)
  expect((await api.call(customer.id, 'GET', '/api/ops/backups')).status).toBe(403)
  expect((await begin(customer)).status).toBe(403)
  expect(await list()).toMatchObject({ place: to, keep: 2, backups: [] })
})

it('begins one of two at once, refuses the other with 409, and proves it by reading it back', async () => {
  const answers = await Promise.all([begin(odile), begin(omar)])
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
  expect(answers.find(({ status }) => status === 409)?.body.code).toBe('backup_running')
  await ended().toEqual(['whole'])
  const [backup] = (await list()).backups
  expect(backup).toMatchObject({ triggered_by: 'operator', problem: null, proven_at: expect.any(String) })
  expect(['Odile', 'Omar']).toContain(backup?.by)
  expect(backup?.bytes).toBeGreaterThan(1_000)
  const audited = await db.all(sql`select subject_id as id, reason from audit_log where action = 'begin_backup'`)
  expect(audited).toEqual([{ id: backup?.id, reason }])
})

it('names why one failed', async () => {
  const blocked = join(dataDir, 'no-folder')
  await writeFile(blocked, '')
  Object.assign(config, { BACKUP_TO: join(blocked, 'backups') })
  expect((await begin()).status).toBe(200)
  await ended().toEqual(['failed', 'whole'])
  expect((await list()).backups[0]).toMatchObject({
    name: null,
    problem: expect.stringMatching(/failed|Cannot|folder/i),
  })
  Object.assign(config, { BACKUP_TO: undefined })
  expect((await begin()).body.code).toBe('backup_not_set')
})
