import { endConsoleSessions } from '@washline/contract/console/timelines'
import { listSecurityEvents } from '@washline/contract/identity/security-events'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Person, startApp, type TestApp } from '../../../testing/harness/start-app.ts'
import { createToken } from '../../identity/index.ts'
import { sql } from '../../platform/db/sql.ts'

let app: TestApp
let operator: Person
let other: Person
beforeAll(async () => {
  app = await startApp()
  operator = await app.join('Olga Marsh', { isOperator: true })
  other = await app.join('Otto Marsh', { isOperator: true })
})
afterAll(() => app.close())

const reason = 'The phone was stolen'
const end = (id: number, { by = operator, headers = {} }: { by?: Person; headers?: Record<string, string> } = {}) =>
  app.send(by.token, {
    method: 'POST',
    url: endConsoleSessions.path.replace(':id', `${id}`),
    body: { reason },
    headers,
  })
const statusOf = async (token: string) => (await app.send(token, { method: 'GET', url: '/api/get-auth' })).status
const auditOf = (id: number) =>
  app.db.all(sql`select action, reason, operator_id as "operatorId" from audit_log where person_id = ${id}`)

it('ends every session of one person, with a reason in the log and an event for the person', async () => {
  const ana = await app.join('Ana Pereira')
  const ben = await app.join('Ben Tan')
  const second = await createToken(app.db, { userId: ana.id, at: app.clock.now() })
  expect((await end(ana.id)).body).toEqual({ success: true, data: { sessions: 2 } })
  expect(await Promise.all([ana.token, second, ben.token].map(statusOf))).toEqual([401, 401, 200])
  expect(await auditOf(ana.id)).toEqual([{ action: 'end_sessions', reason, operatorId: operator.id }])
  const next = await createToken(app.db, { userId: ana.id, at: app.clock.now() })
  const { body } = await app.send(next, { method: 'GET', url: listSecurityEvents.path })
  expect(body.data).toMatchObject([{ kind: 'sessions_ended_by_operator', browser: null, system: null }])
})

it('ends a sign-in that waits for its code', async () => {
  const olga = await app.join('Olga Second', { isOperator: true })
  await app.db.run(sql`
    insert into waiting_sign_ins (token_hash, user_id, created_at, expires_at)
    values (sha256('waiting'), ${olga.id}, ${app.clock.now()}, ${new Date(app.clock.now().getTime() + 60_000)})`)
  expect((await end(olga.id)).status).toBe(200)
  expect(await app.db.all(sql`select from waiting_sign_ins where user_id = ${olga.id}`)).toEqual([])
})

it('is recorded once: by a repeated call, by two operators, and where nobody is signed in', async () => {
  const cy = await app.join('Cy Lim')
  const answers = await Promise.all([end(cy.id), end(cy.id, { by: other })])
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
  expect((await end(cy.id)).body).toMatchObject({ code: 'not_signed_in' })
  expect(await auditOf(cy.id)).toHaveLength(1)
  await createToken(app.db, { userId: cy.id, at: app.clock.now() })
  const headers = { 'idempotency-key': 'end the sessions of Cy' }
  const first = await end(cy.id, { headers })
  const later = await createToken(app.db, { userId: cy.id, at: app.clock.now() })
  expect((await end(cy.id, { headers })).body).toEqual(first.body)
  expect(await statusOf(later)).toBe(200)
  expect(await auditOf(cy.id)).toHaveLength(2)
})

it('knows nobody by another id, and is for operators only', async () => {
  const dee = await app.join('Dee Ong')
  expect((await end(99_999_999)).status).toBe(404)
  expect((await end(dee.id, { by: dee })).status).toBe(403)
  expect(await statusOf(dee.token)).toBe(200)
})
