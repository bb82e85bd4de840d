import { readdir, readFile, rm, truncate, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startFakeS3 } from '../../testing/fakes/fake-s3.ts'
import { emptyDatabase, type TestDatabase } from '../../testing/harness/test-database.ts'
import { startCustody } from '../custody/builders.ts'
import { listBackups } from '../platform/backup/backup-names.ts'
import { openBackupStore } from '../platform/backup/backup-store.ts'
import { readBackup } from '../platform/backup/read-backup.ts'
import { restoreBackup } from '../platform/backup/restore-backup.ts'
import { beginRestore, refuseUnfinishedRestore, refuseUnprovenRows } from '../platform/backup/restore-mark.ts'
import type { S3 } from '../platform/config/config.ts'
import { openDatabase } from '../platform/db/database.ts'
import { migrate } from '../platform/db/migrate.ts'
import { sql } from '../platform/db/sql.ts'
import { diskFiles } from '../platform/storage/disk-files.ts'
import { openFiles } from '../platform/storage/open-storage.ts'
import { configOf, passphrase, tablesOf, temporaryFolders } from './builders.ts'
import { beginBackup } from './use-cases/back-up-market.ts'
import { restoreMarket } from './use-cases/restore-market.ts'

const s3 = await startFakeS3()
const custody = await startCustody()
const folders = temporaryFolders()
const databases: TestDatabase[] = []
let backups: string
let name: string

beforeAll(async () => {
  const { accepted, handOver, photoOf, walk, db } = custody
  const id = await accepted()
  await handOver(id, 'pickup', { note: 'One bag\twith\\tab\nand line', photo: await photoOf(id) })
  await walk(id, 'in_progress')
  await handOver(id, 'return', { photo: await photoOf(id) })
  backups = await folders.make()
  name = await backUp()
  await db.run(sql`delete from rate_limits`)
})
afterAll(async () => {
  await s3.close()
  await custody.close()
  for (const database of databases) await database.drop()
  await folders.remove()
})

async function backUp(more: Record<string, string> = {}) {
  const { db, clock, log, dataDir } = custody
  const config = configOf({ DATA_DIR: dataDir, DATABASE_URL: db.url, BACKUP_TO: backups, ...more })
  const begun = await beginBackup({ db, clock, log, config, files: diskFiles(dataDir) }, { triggeredBy: 'command' })
  if (!begun) throw new Error('another one runs')
  return (await begun.done).name
}

async function emptyMachine() {
  const database = await emptyDatabase()
  databases.push(database)
  return { database, config: configOf({ DATA_DIR: await folders.make(), DATABASE_URL: database.ownerUrl }) }
}

const restore = (
  { database, config }: Awaited<ReturnType<typeof emptyMachine>>,
  change: { passphrase?: string; name?: string; from?: string; s3?: S3 } = {},
) =>
  restoreMarket({
    config: { ...config, s3: change.s3 },
    ownerUrl: database.ownerUrl,
    store: openBackupStore(change.from ?? backups, change.s3),
    name: change.name ?? name,
    passphrase: change.passphrase ?? passphrase,
  })

/** A copy of the backup that a test may break. */
async function broken(breakIt: (folder: string) => Promise<void>): Promise<string> {
  const from = await folders.make()
  const store = openBackupStore(from, undefined)
  for (const file of await openBackupStore(backups, undefined).list(`${name}/`))
    await store.put(file, await readFile(join(backups, file)))
  await breakIt(join(from, name))
  return from
}

it('brings rows, photos and secrets to an empty machine, and proves books and chains there', async () => {
  const machine = await emptyMachine()
  const { proof, photos } = await restore(machine)
  expect(proof.findings).toEqual([])
  expect(proof.seen).toEqual([expect.stringMatching(/^books: \d+ transfers/), 'custody: 1 chains, 3 steps, 2 photos'])
  expect(photos.size).toBe(2)
  expect(await readdir(join(machine.config.DATA_DIR, 'secrets'))).toEqual(
    expect.arrayContaining(['links', 'media', 'pins', 'second-factor', 'vapid', 'webhooks']),
  )
  for (const secret of ['links', 'media'])
    expect((await readFile(join(machine.config.DATA_DIR, 'secrets', secret), 'utf8')).trim()).toBe(
      (await readFile(join(custody.dataDir, 'secrets', secret), 'utf8')).trim(),
    )
  expect(() => refuseUnfinishedRestore(machine.config.DATA_DIR)).not.toThrow()

  const restored = openDatabase({ url: machine.database.ownerUrl })
  const rows = sql`select (select count(*) from orders) as orders, (select count(*) from ledger_entries) as entries,
    (select note from custody_details where note is not null) as note, (select count(*) from jobs.job) as jobs`
  expect(await restored.one(rows)).toEqual(await custody.db.one(rows))
  // Triggers are back: the books refuse changes as before.
  await expect(restored.run(sql`update custody_steps set step = step`)).rejects.toThrow('append-only')
  // Sequences go on behind the last id.
  const { id } = await restored.one<{ id: number }>(sql`
    insert into users (name, email, created_at) values ('Ana', 'ana@example.test', now()) returning id`)
  expect(id).toBeGreaterThan(custody.customer.id)
  await restored.close()
  // An installation in use is not even marked.
  await expect(restore(machine)).rejects.toThrow(/not empty/)
  expect(() => refuseUnfinishedRestore(machine.config.DATA_DIR)).not.toThrow()
  await refuseUnprovenRows(machine.database.ownerUrl)
})

it.each([
  ['a wrong passphrase', { passphrase: 'another passphrase' }, /passphrase is not the one/],
  ['a name that is not there', { name: 'washline-20200101T000000Z' }, /There is no backup/],
])('refuses %s and leaves the database empty and the machine marked', async (_, change, line) => {
  const machine = await emptyMachine()
  await expect(restore(machine, change)).rejects.toThrow(line)
  expect(await tablesOf(machine.database)).toBe(0)
  expect(() => refuseUnfinishedRestore(machine.config.DATA_DIR)).toThrow(/was not finished/)
})

it.each([
  ['cut', (folder: string) => truncate(join(folder, '000000.piece'), 4_000), /Piece 1 of the backup was cut short/],
  ['missing', (folder: string) => rm(join(folder, '000000.piece')), /Piece 1 of 1 of the backup is missing/],
  [
    'changed',
    async (folder: string) => {
      const path = join(folder, '000000.piece')
      const bytes = await readFile(path)
      bytes.writeUInt8(bytes.readUInt8(9_000) ^ 1, 9_000)
      await writeFile(path, bytes)
    },
    /cut short or changed/,
  ],
  ['never finished', (folder: string) => rm(join(folder, 'backup.json')), /never finished/],
])('refuses a backup that is %s', async (_, breakIt, line) => {
  const machine = await emptyMachine()
  await expect(restore(machine, { from: await broken(breakIt) })).rejects.toThrow(line)
  expect(await tablesOf(machine.database)).toBe(0)
})

it('refuses a machine with other secrets, and a version that lacks a migration', async () => {
  const other = await emptyMachine()
  await openBackupStore(other.config.DATA_DIR, undefined).put('secrets/links', Buffer.from('x'.repeat(43)))
  await expect(restore(other)).rejects.toThrow(/has other secrets/)
  expect(await tablesOf(other.database)).toBe(0)

  const owner = openDatabase({ url: custody.ownerUrl })
  await owner.run(sql`insert into migrations (name, checksum) values ('9999-later.sql', 'x')`)
  custody.clock.advance(1_000)
  const newer = await backUp()
  await owner.run(sql`delete from migrations where name = '9999-later.sql'`)
  await owner.close()
  await expect(restore(await emptyMachine(), { name: newer })).rejects.toThrow(
    /newer version: it has the migration 9999/,
  )
})

it('names what contradicts itself, and stays marked', async () => {
  const machine = await emptyMachine()
  const files = diskFiles(custody.dataDir)
  const [photo = ''] = (await files.list?.()) ?? []
  const jpeg = (await files.get(photo)) ?? Buffer.alloc(0)
  await files.put(photo, Buffer.concat([jpeg, Buffer.from('x')]))
  custody.clock.advance(1_000)
  const tampered = await backUp()
  await files.put(photo, jpeg)
  const { proof } = await restore(machine, { name: tampered })
  expect(proof.findings).toEqual([expect.stringMatching(/^order \d+: step \d \(\w+\), photo$/)])
  expect(() => refuseUnfinishedRestore(machine.config.DATA_DIR)).toThrow(/not proven/)
})

/** What a restore leaves that is killed: the work of its process ends, and nothing is cleaned up. */
async function killedAfter(machine: Awaited<ReturnType<typeof emptyMachine>>, isEnough: (kind: string) => boolean) {
  const { config, database } = machine
  const entries = readBackup(openBackupStore(backups, undefined), name, passphrase)
  async function* untilKilled() {
    for await (const entry of entries) {
      yield entry
      if (isEnough(entry.header.kind)) throw new Error('killed')
    }
  }
  const { DATA_DIR: dataDir } = config
  await beginRestore({ ownerUrl: database.ownerUrl, dataDir }, name)
  const target = { backup: name, ownerUrl: database.ownerUrl, files: await openFiles(config), dataDir }
  const filling = restoreBackup(untilKilled(), target).then(({ rows }) => rows)
  return filling.catch((error: Error) => void expect(error.message).toBe('killed'))
}

it.each(['manifest', 'table', 'end', 'nothing: its rows are there, and not proven'])(
  'that was ended after %s refuses a start, and brings everything when it is begun again',
  async (phase) => {
    const machine = await emptyMachine()
    const { database, config } = machine
    const committed = await killedAfter(machine, (kind) => kind === phase)
    const hasRows = phase.startsWith('nothing')
    expect((await tablesOf(database)) > 0).toBe(hasRows)
    expect(() => refuseUnfinishedRestore(config.DATA_DIR)).toThrow(/not finished.*Run npm run restore again/)
    // Another machine, whose folder has no mark.
    if (!hasRows) await expect(migrate(database.ownerUrl)).rejects.toThrow(/has begun and was not finished/)
    else {
      await expect(refuseUnprovenRows(database.ownerUrl)).rejects.toThrow(`npm run restore -- --name ${name} again`)
      await expect(restore(machine, { name: 'washline-20200101T000000Z' })).rejects.toThrow(/has the rows of/)
    }
    const { proof, rows, photos } = await restore(machine)
    expect([proof.findings, photos.size, rows]).toEqual([[], 2, committed ?? expect.any(Number)])
    expect(() => refuseUnfinishedRestore(config.DATA_DIR)).not.toThrow()
    await refuseUnprovenRows(database.ownerUrl)
    expect(await migrate(database.ownerUrl)).toEqual([])
  },
)

it('is written one at a time, keeps the latest, and removes what was never finished', async () => {
  const store = openBackupStore(backups, undefined)
  await store.put('washline-20200101T000000Z/000000.piece', Buffer.from('left by a killed process'))
  for (let round = 0; round < 3; round += 1) {
    custody.clock.advance(1_000)
    await backUp({ BACKUP_KEEP: '2' })
  }
  const { whole, unfinished } = await listBackups(store)
  expect([whole.length, unfinished]).toEqual([2, []])

  await custody.db.run(sql`
    insert into backups (triggered_by, place, begun_at, seen_at) values ('schedule', 'x', now(), ${custody.clock.now()})`)
  await expect(backUp()).rejects.toThrow('another one runs')
  custody.clock.advance(61_000)
  await backUp()
  const rows = await custody.db.all<{ problem: string }>(sql`select problem from backups where problem is not null`)
  expect(rows).toEqual([{ problem: 'The process that wrote it has ended.' }])
})

it('names a folder that cannot be written', async () => {
  custody.clock.advance(1_000)
  await writeFile(join(backups, 'file'), '')
  await expect(backUp({ BACKUP_TO: join(backups, 'file') })).rejects.toThrow(/file cannot be written \(ENOTDIR\)/)
})

describe('in a bucket', () => {
  const settings = () => ({
    BACKUP_TO: 'bucket',
    BACKUP_KEEP: '1',
    S3_BUCKET: s3.options.bucket,
    S3_REGION: s3.options.region,
    S3_ENDPOINT: s3.options.endpoint,
    S3_ACCESS_KEY_ID: s3.options.accessKeyId,
    S3_SECRET_ACCESS_KEY: s3.options.secretAccessKey,
  })
  const bucket = () => openBackupStore('bucket', s3.options)
  const there = { from: 'bucket', s3: s3.options }

  it('the latest are kept, and an empty machine is filled from there: photos go into the bucket too', async () => {
    s3.objects.clear()
    const names: string[] = []
    for (let round = 0; round < 2; round += 1) {
      custody.clock.advance(1_000)
      names.push(await backUp(settings()))
    }
    expect(await listBackups(bucket())).toEqual({ whole: names.slice(1), unfinished: [] })
    const { proof } = await restore(await emptyMachine(), { ...there, name: names.at(-1) ?? '' })
    expect(proof.findings).toEqual([])
    expect([...s3.objects.keys()].filter((key) => key.endsWith('.jpg'))).toHaveLength(2)
    // The photos beside it are no backup.
    expect((await listBackups(bucket())).whole).toHaveLength(1)
  })

  it('that fails in the middle, nothing counts, what came there goes, and the next one is whole', async () => {
    s3.objects.clear()
    custody.clock.advance(1_000)
    s3.failAfter(1)
    await expect(backUp(settings())).rejects.toThrow(/S3 answered 503/)
    s3.fail()
    expect((await listBackups(bucket())).whole).toEqual([])
    const last = sql`select problem from backups order by id desc limit 1`
    expect(await custody.db.one(last)).toEqual({ problem: expect.stringMatching(/bucket washline-photos/) })
    custody.clock.advance(1_000)
    const next = await backUp(settings())
    expect(await listBackups(bucket())).toEqual({ whole: [next], unfinished: [] })
  })

  it('a wrong passphrase and a piece that is cut short end a restore with one line and an empty database', async () => {
    s3.objects.clear()
    custody.clock.advance(1_000)
    const cut = { ...there, name: await backUp(settings()) }
    const machine = await emptyMachine()
    await expect(restore(machine, { ...cut, passphrase: 'another passphrase' })).rejects.toThrow(/is not the one/)
    for (const [key, object] of s3.objects)
      if (key.endsWith('.piece')) s3.objects.set(key, { ...object, body: object.body.subarray(0, -10) })
    await expect(restore(machine, cut)).rejects.toThrow(/cut short or changed/)
    expect(await tablesOf(machine.database)).toBe(0)
  })
})
