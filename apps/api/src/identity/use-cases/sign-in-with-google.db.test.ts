import { afterAll, beforeEach, expect, test } from 'vitest'
import { sql } from '../../platform/db/sql.ts'
import { startIdentity } from '../builders.ts'
import type { GoogleAnswer } from '../google-identity-gateway.ts'
import { createUser } from './create-user.ts'

let google: Record<string, GoogleAnswer>
const api = await startIdentity({
  google: { identify: async (token) => google[token] ?? { refused: 'Invalid Value' } },
})
const withoutGoogle = await startIdentity()
afterAll(async () => {
  await api.close()
  await withoutGoogle.close()
})
const { db, clock, call } = api

const identity = (sub: string, email: string, name?: string): GoogleAnswer => ({ identity: { sub, email, name } })
const enter = (token: string) => call('POST', '/api/google-oauth', { access_token: token })
const userId = async (token: string) => ((await enter(token)).body.user as { id: number }).id
const addUser = (email: string, emailVerified: boolean) =>
  db.transaction((tx) =>
    createUser(tx, { name: 'Ben', email, password: 'washing-day', emailVerified, at: clock.now() }),
  )
const signIn = (email: string) => call('POST', '/api/login', { email, password: 'washing-day' })

beforeEach(() => {
  google = {
    ana: identity('g-1', 'ana@example.test', 'Ana Pereira'),
    'ana, moved': identity('g-1', 'ana.new@example.test'),
    ben: identity('g-2', 'ben@example.test'),
    'ben again': identity('g-3', 'ben@example.test'),
    victim: identity('g-4', 'victim@example.test'),
    down: { unavailable: 'TimeoutError' },
  }
})

test('creates the account first and identifies it by the Google id afterwards', async () => {
  const first = await enter('ana')
  expect(first).toMatchObject({
    status: 200,
    body: { signIn: false, user: { name: 'Ana Pereira', email: 'ana@example.test', is_provider: false } },
  })
  expect((await call('GET', '/api/get-auth', undefined, String(first.body.token))).status).toBe(200)
  expect(await enter('ana, moved')).toMatchObject({ body: { signIn: true, user: first.body.user } })
})

test('creates one account for concurrent first sign-ins', async () => {
  google.new = identity('g-9', 'new@example.test')
  const answers = await Promise.all([enter('new'), enter('new')])
  expect(answers.map(({ body }) => body.signIn).sort()).toEqual([false, true])
  expect(await db.all(sql`select 1 from users where google_sub = 'g-9'`)).toHaveLength(1)
})

test('links an account with the same verified address and keeps its password', async () => {
  const id = await addUser('ben@example.test', true)
  expect(await userId('ben')).toBe(id)
  expect((await signIn('ben@example.test')).status).toBe(200)
  const other = await enter('ben again')
  expect(other).toMatchObject({ status: 422, body: { errors: { email: [expect.any(String)] } } })
})

test('removes password and sessions from an account with an unverified address', async () => {
  const id = await addUser('victim@example.test', false)
  const squatter = String((await signIn('victim@example.test')).body.token)
  expect(await userId('victim')).toBe(id)
  expect((await signIn('victim@example.test')).status).toBe(422)
  expect((await call('GET', '/api/get-auth', undefined, squatter)).status).toBe(401)
})

test('answers 422 for a refused token and 503 for an outage of Google', async () => {
  expect(await enter('forged')).toMatchObject({ status: 422, body: { message: 'Invalid Value' } })
  expect(await enter('down')).toMatchObject({
    status: 503,
    body: { code: 'google_unavailable', message: 'Unexpected error during Google OAuth.' },
  })
  expect((await call('POST', '/api/google-oauth', {})).status).toBe(422)
})

test('answers 404 without a client id', async () => {
  const { status } = await withoutGoogle.call('POST', '/api/google-oauth', { access_token: 'ana' })
  expect(status).toBe(404)
})
