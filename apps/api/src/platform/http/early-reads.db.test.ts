import { randomUUID } from 'node:crypto'
import { sessionId, userId } from '@washline/contract/ids'
import { getOrder } from '@washline/contract/orders/endpoints'
import { listWasherOrders } from '@washline/contract/orders/list-endpoints'
import { getTrainingConsent, saveTrainingConsent } from '@washline/contract/orders/training'
import { afterAll, beforeEach, expect, it } from 'vitest'
import { testDatabase } from '../../../testing/harness/test-database.ts'
import { systemClock } from '../clock/clock.ts'
import { openDatabase } from '../db/database.ts'
import { sql } from '../db/sql.ts'
import { createLog } from '../log/log.ts'
import type { Actor } from './actor.ts'
import { notFound } from './refusal.ts'
import { createHttp } from './server.ts'

const test = await testDatabase()
const owner = openDatabase({ url: test.ownerUrl, maxConnections: 1 })
const db = openDatabase({ url: test.ownerUrl })
await owner.run(sql`create table badges (token text primary key, id int, washes boolean, program int)`)
await owner.run(sql`create table answers (id int primary key, consents boolean)`)

const lines: string[] = []
const http = await createHttp({
  db,
  clock: systemClock,
  log: createLog('warn', (line) => lines.push(line)),
  authenticate: async (token): Promise<Actor | undefined> => {
    const row = await db.maybe<{ id: number; washes: boolean; program: number | null }>(
      sql`select id, washes, program from badges where token = ${token}`,
    )
    return (
      row && {
        ...{ userId: userId.parse(row.id), name: 'Ana', tokenId: sessionId.parse(1) },
        ...{ isWasher: row.washes, isOperator: false, hasSecondFactor: false },
        ...(row.program !== null && { accessToken: { id: 1 as never, scopes: [] } }),
      }
    )
  },
})
const readsEarly = { readsEarly: true } as const
/** For whom the read was made, vain ones included. */
const readFor: number[] = []
http.route(
  getTrainingConsent,
  async ({ actor }) => {
    readFor.push(actor.userId)
    const data = await db.one<{ consents: boolean }>(sql`select consents from answers where id = ${actor.userId}`)
    return { success: true as const, data }
  },
  readsEarly,
)
http.route(
  listWasherOrders,
  async ({ actor }) => {
    readFor.push(actor.userId)
    return { success: true as const, data: [], next_cursor: null }
  },
  readsEarly,
)
http.route(
  getOrder,
  async () => {
    await db.one(sql`select 1`)
    throw notFound()
  },
  readsEarly,
)
afterAll(async () => {
  await http.fastify.close()
  for (const each of [owner, db]) await each.close()
  await test.drop()
})

let token = ''
const ask = async (path: string, given = token) => {
  const trips = db.roundTrips()
  const answer = await http.fastify.inject({ url: path, headers: { authorization: `Bearer ${given}` } })
  return { status: answer.statusCode, body: answer.json(), trips: db.roundTrips() - trips }
}
const consent = (given?: string) => ask(getTrainingConsent.path, given)

beforeEach(async () => {
  token = `a-token-of-ana-${randomUUID()}`
  await owner.run(sql`delete from badges`)
  await owner.run(sql`delete from answers`)
  await owner.run(sql`insert into badges values (${token}, 7, true, null)`)
  await owner.run(sql`insert into answers values (7, true), (8, false)`)
  readFor.length = 0
  lines.length = 0
})

it('reads in the round trip of the token, from the second time on', async () => {
  expect(await consent('a-token-unseen')).toMatchObject({ status: 401, trips: 1 })
  await consent()
  expect(await consent()).toMatchObject({ status: 200, body: { data: { consents: true } }, trips: 1 })
  expect(readFor).toEqual([7, 7])
})

it('answers nothing of what was read for a token that has ended meanwhile', async () => {
  await consent()
  await owner.run(sql`delete from badges`)
  expect(await consent()).toMatchObject({ status: 401, body: { success: false, code: 'unauthenticated' } })
  expect(readFor).toEqual([7, 7])
  await consent()
  await consent()
  expect(readFor, 'a token that was refused is forgotten').toEqual([7, 7])
})

it('reads again for whom the token means now', async () => {
  await consent()
  await owner.run(sql`update badges set id = 8`)
  expect(await consent()).toMatchObject({ status: 200, body: { data: { consents: false } } })
  expect(readFor).toEqual([7, 7, 8])
})

it('asks for the rights of now, whatever they were', async () => {
  const list = () => ask(listWasherOrders.path)
  expect((await list()).status).toBe(200)
  await owner.run(sql`update badges set washes = false`)
  expect((await list()).status).toBe(403)
  expect((await list()).status).toBe(403)
  expect(readFor, 'nothing is read for a right that was missing').toEqual([7, 7])
  await owner.run(sql`update badges set washes = true`)
  expect((await list()).status).toBe(200)
})

it('reads nothing early for a program, whose calls are counted first', async () => {
  await consent()
  await owner.run(sql`update badges set program = 1`)
  expect((await consent()).status).toBe(403)
  readFor.length = 0
  expect((await consent()).status).toBe(403)
  expect(readFor).toEqual([])
})

it('refuses malformed input and reports denied calls as any call', async () => {
  await ask(listWasherOrders.path)
  expect((await ask(`${listWasherOrders.path}?limit=many`)).status).toBe(422)
  expect(await ask('/api/orders/5')).toMatchObject({ status: 404, trips: 1 })
  const denied = lines.map((line) => JSON.parse(line)).filter(({ event }) => event === 'security.denied')
  expect(denied).toMatchObject([{ user: 7, route: getOrder.path, status: 404 }])
})

it('takes no call that changes something or is counted', () => {
  const bind = () =>
    http.route(saveTrainingConsent, async () => ({ success: true as const, data: { consents: true } }), readsEarly)
  expect(bind).toThrow('cannot read early')
  const counted = { ...readsEarly, limit: { per: 'ip', max: 1, windowS: 1 } } as const
  expect(() =>
    http.route(getTrainingConsent, async () => ({ success: true as const, data: { consents: true } }), counted),
  ).toThrow('cannot read early')
})
