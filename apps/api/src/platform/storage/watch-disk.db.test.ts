import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Person, startApp, type TestApp } from '../../../testing/harness/start-app.ts'
import { testDatabase } from '../../../testing/harness/test-database.ts'
import { sql } from '../db/sql.ts'
import { silentLog } from '../log/log.ts'
import { diskRoomOf } from './disk-room.ts'
import { sweepDiskWatches, watchDisk } from './watch-disk.ts'

const gigabyte = 1_000_000_000
const aRoom = (volume: string) => {
  const room = {
    left: 40 * gigabyte,
    floorBytes: gigabyte,
    measure: async () => ({ volume, freeBytes: room.left, totalBytes: 50 * gigabyte }),
  }
  return room
}
const rooms = [aRoom('one'), aRoom('one'), aRoom('two')] as const
const database = await testDatabase()
const shared = { ...database, drop: async () => undefined }
let apps: TestApp[]
let app: TestApp
let operator: Person

beforeAll(async () => {
  const [room, ...others] = rooms
  app = await startApp({ database, room })
  apps = [app]
  for (const room of others) apps.push(await startApp({ database: shared, room, at: app.clock.now() }))
  operator = await app.join('Olga Marsh', { isOperator: true })
})
afterAll(async () => {
  for (const one of apps.reverse()) await one.close()
})

const minuteMs = 60_000
const wait = (ms: number) => {
  for (const { clock } of apps) clock.advance(ms)
}
const measure = () => Promise.all(apps.map(({ disk }) => disk?.measure()))
const readDisks = ({ token }: Person) => app.send(token, { method: 'GET', url: '/api/ops/disks' })
const disks = async () => (await readDisks(operator)).body.data.disks
const rows = () => app.db.run(sql`select from disk_watches`)

it('every process has its row, and operators see a disk while it is almost full or full', async () => {
  await measure()
  expect(await rows()).toBe(3)
  expect(await disks()).toEqual([])

  wait(minuteMs)
  const lowAt = app.clock.now().toISOString()
  for (const room of rooms.slice(0, 2)) room.left = 1.2 * gigabyte
  await measure()
  wait(minuteMs)
  for (const room of rooms.slice(0, 2)) room.left = 1.1 * gigabyte
  await measure()
  const low = { volume: 'one', state: 'low', free_bytes: 1.1 * gigabyte, since: lowAt, processes: 2 }
  expect(await disks()).toEqual([
    { ...low, host: expect.any(String), total_bytes: 50 * gigabyte, floor_bytes: gigabyte },
  ])

  wait(minuteMs)
  const fullAt = app.clock.now().toISOString()
  rooms[0].left = gigabyte - 1
  rooms[1].left = gigabyte - 1
  rooms[2].left = 2 * gigabyte
  await measure()
  expect(await disks()).toMatchObject([
    { volume: 'one', state: 'full', since: fullAt, free_bytes: gigabyte - 1, processes: 2 },
    { volume: 'two', state: 'low', since: fullAt, processes: 1 },
  ])
  expect(await rows()).toBe(3)

  wait(minuteMs)
  for (const room of rooms) room.left = 3 * gigabyte
  await measure()
  expect(await disks()).toEqual([])
})

it('a process that measures no more is shown for three minutes, and its row is swept', async () => {
  rooms[2].left = 0
  await measure()
  wait(3 * minuteMs)
  await apps[0]?.disk?.measure()
  expect(await disks()).toMatchObject([{ volume: 'two', state: 'full' }])
  await sweepDiskWatches(app)
  expect(await rows()).toBe(3)
  wait(1)
  expect(await disks()).toEqual([])
  await sweepDiskWatches(app)
  expect(await rows()).toBe(1)
})

it('a process measures and sweeps as soon as it starts; a failed measurement is in the log', async () => {
  await measure()
  wait(4 * minuteMs)
  const room = aRoom('three')
  const started = await startApp({ database: shared, room, at: app.clock.now(), withJobs: true })
  apps.push(started)
  const volumes = () => app.db.all(sql`select volume from disk_watches`)
  await expect.poll(volumes, { timeout: 10_000 }).toEqual([{ volume: 'three' }])
  room.measure = () => Promise.reject(new Error('the disk is gone'))
  started.disk?.start()
  await started.disk?.stop()
  expect(started.faults.splice(0).map((line) => JSON.parse(line).event)).toEqual(['disk.unmeasured'])
})

it('a process measures again and again', async () => {
  const room = aRoom('four')
  const watch = watchDisk({ ...app, log: silentLog, room, paceMs: 20 })
  watch.start()
  const state = () => app.db.all(sql`select state from disk_watches where volume = 'four'`)
  await expect.poll(state).toEqual([{ state: 'ok' }])
  room.left = 0
  await expect.poll(state).toEqual([{ state: 'full' }])
  await watch.stop()
})

it('is for operators with a second factor only', async () => {
  expect((await readDisks(await app.join('Uma Fresh', { isOperator: true, isUnproven: true }))).status).toBe(403)
  expect((await readDisks(await app.join('Sam Stranger'))).status).toBe(403)
  expect((await app.send(undefined, { method: 'GET', url: '/api/ops/disks' })).status).toBe(401)
})

it('measures the disk of the data folder, and none where photos are in a bucket', async () => {
  const config = { DATA_DIR: app.dataDir, DISK_FLOOR_MB: 1_000, s3: undefined }
  const { freeBytes, totalBytes } = (await diskRoomOf(config)?.measure()) ?? { freeBytes: 0, totalBytes: 0 }
  expect(freeBytes).toBeGreaterThan(0)
  expect(totalBytes).toBeGreaterThan(freeBytes)
  const s3 = { bucket: 'photos', region: 'a', endpoint: 'https://s3.test', accessKeyId: 'a', secretAccessKey: 'b' }
  expect(diskRoomOf({ ...config, s3 })).toBeUndefined()
})
