import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { sql } from '../../src/platform/db/sql.ts'
import { plainPhoto } from '../../src/scanning/builders.ts'
import { type Person, photoForm, startApp, type TestApp } from '../harness/start-app.ts'

let app: TestApp
let ana: Person
let bo: Person
const room = {
  floorBytes: 1_000,
  left: 1_000_000,
  measure: async () => ({ volume: 'a', freeBytes: room.left, totalBytes: 2_000_000 }),
}

beforeAll(async () => {
  app = await startApp({ room })
  ana = await app.join('Ana Pereira')
  bo = await app.join('Bo Tan')
})
afterEach(() => app.forgetLimits())
afterAll(() => app.close())

const scan = (person: Person, photo: Buffer = plainPhoto) =>
  app.send(person.token, { method: 'POST', url: '/api/orders/scan', ...photoForm(photo) })
/** As if the person had sent so much already today. */
const countBefore = (key: string, person: Person, calls: number) =>
  app.db.run(sql`update rate_limits set calls = ${calls} where key = ${`${key} user:${person.id}`}`)
const used = { status: 429, body: { code: 'uploads_used' } }

test('one account has so many photos a day, others are not concerned, and the next day is a new one', async () => {
  expect((await scan(ana)).status).toBe(200)
  await countBefore('uploads', ana, 2_000)
  const refused = await scan(ana)
  expect(refused).toMatchObject(used)
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
  expect((await scan(bo)).status).toBe(200)
  app.clock.advance(86_400_000)
  expect((await scan(ana)).status).toBe(200)
})

test('one account has so many megabytes a day', async () => {
  expect((await scan(ana)).status).toBe(200)
  await countBefore('upload-kilobytes', ana, 4_000_000)
  expect(await scan(ana)).toMatchObject(used)
  expect((await scan(bo)).status).toBe(200)
})

test('of many uploads of one account at once some have no place, and those of others have', async () => {
  const many = Array.from({ length: 30 }, () => scan(ana))
  expect((await scan(bo)).status).toBe(200)
  const answers = await Promise.all(many)
  const refused = answers.filter(({ status }) => status !== 200)
  expect(refused.length).toBeGreaterThan(0)
  expect(answers.length - refused.length).toBeGreaterThanOrEqual(6)
  for (const answer of refused)
    expect(answer).toMatchObject({ status: 429, body: { code: 'too_many_requests' }, headers: { 'retry-after': '5' } })
})

test('a disk without room takes no photos, does everything else, and takes them again', async () => {
  room.left = 999
  expect(await scan(ana)).toMatchObject({ status: 503, body: { code: 'no_room' }, headers: { 'retry-after': '600' } })
  expect((await app.send(ana.token, { method: 'GET', url: '/api/get-auth' })).status).toBe(200)
  const metrics = await app.http.fastify.inject({ url: '/metrics', headers: { host: 'localhost' } })
  expect(metrics.body).toContain('washline_disk_bytes{stat="free"} 999')
  expect(app.faults.splice(0).map((line) => JSON.parse(line).event)).toContain('disk.full')
  room.left = 1_000_000
  expect((await scan(ana)).status).toBe(200)
  expect(app.faults).toEqual([])
})
