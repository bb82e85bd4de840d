import { randomBytes } from 'node:crypto'
import type { ConsoleCluster } from '@washline/contract/console/clusters'
import type { UserId } from '@washline/contract/ids'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Person, startApp, type TestApp } from '../../../testing/harness/start-app.ts'
import { sql } from '../../platform/db/sql.ts'

let app: TestApp
let operator: Person
let other: Person
let family: [Person, Person, Person]

beforeAll(async () => {
  app = await startApp()
  operator = await app.join('Olga Marsh', { isOperator: true })
  other = await app.join('Otto Marsh', { isOperator: true })
  family = [await app.join('Ana Lim'), await app.join('Ben Lim'), await app.join('Cy Lim')]
})
afterAll(() => app.close())

const reason = 'A family with one telephone'
const givePhone = (number: string, ...people: Person[]) =>
  app.db.run(sql`update users set phone_number = ${number} where id = any(${people.map(({ id }) => id)})`)
const list = async (person?: UserId, by = operator) => {
  const url = `/api/ops/clusters${person === undefined ? '' : `?person=${person}`}`
  const answer = await app.send(by.token, { method: 'GET', url })
  return answer.status === 200 ? (answer.body.data as { clusters: ConsoleCluster[] }).clusters : answer.status
}
const check = (id: number, by = operator) =>
  app.send(by.token, { method: 'POST', url: `/api/ops/clusters/${id}/check`, body: { reason } })
const one = async () => {
  const clusters = await list(family[0].id)
  if (typeof clusters === 'number' || !clusters[0]) throw new Error('there is no cluster')
  return clusters[0]
}

it('lists nobody who is tied to nobody, and nothing for who is no operator', async () => {
  expect(await list()).toEqual([])
  expect(await list(undefined, family[0])).toBe(403)
})

it('lists accounts with one phone number however it is written, with the reason, and records the read', async () => {
  await givePhone('+60 3-5550 1234', family[0])
  await givePhone('+60355501234', family[1])
  const [ana, ben] = family
  expect(await list()).toMatchObject([
    {
      members: [
        { id: ana.id, name: 'Ana Lim', is_washer: false },
        { id: ben.id, name: 'Ben Lim', is_washer: false },
      ],
      reasons: ['phone'],
      orders: 0,
      paid_claims: 0,
      paid_minor: 0,
      newest_at: null,
      checked: null,
    },
  ])
  expect(await list(family[2].id)).toEqual([])
  const reads = await app.db.all(sql`
    select route, person_id as "personId" from audit_log where route = 'GET /api/ops/clusters' order by id desc limit 2`)
  expect(reads).toEqual([
    { route: 'GET /api/ops/clusters', personId: family[2].id },
    { route: 'GET /api/ops/clusters', personId: null },
  ])
})

it('lists accounts that signed in on one device, with the reason', async () => {
  const pair = [await app.join('Dee Ong'), await app.join('Eli Ong')]
  await app.db.run(sql`
    insert into user_devices (user_id, device_hash, first_seen_at, last_seen_at)
    select unnest(${pair.map(({ id }) => id)}::bigint[]), ${randomBytes(32)}, now(), now()`)
  expect(await list(pair[1]?.id)).toMatchObject([{ members: pair.map(({ id }) => ({ id })), reasons: ['device'] }])
})

it('one of two operators who check it at once wins, and it is checked until another account joins', async () => {
  const { id } = await one()
  const answers = await Promise.all([check(id), check(id, other)])
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
  expect((await one()).checked).toMatchObject({ reason })
  await givePhone('+60355501234', family[2])
  const grown = await one()
  expect([grown.members.length, grown.checked, grown.id === id]).toEqual([3, null, false])
  expect((await check(id)).status).toBe(409)
  const checks = await app.db.all(sql`select reason, subject_id as id from audit_log where action = 'check_cluster'`)
  expect(checks).toEqual([{ reason, id }])
})
