import { argon2Sync } from 'node:crypto'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { sql } from '../../platform/db/sql.ts'
import { startIdentity } from '../builders.ts'
import { authenticate } from '../queries.ts'
import { createUser } from './create-user.ts'
import { sweepExpiredSignIns } from './sweep-expired-sign-ins.ts'

const api = await startIdentity()
afterAll(api.close)
const { db, clock, call } = api

const day = 24 * 3_600_000
await db.transaction((tx) =>
  createUser(tx, { name: 'Ana', email: 'ana@example.test', password: 'washing-day', at: clock.now() }),
)
beforeEach(() => db.run(sql`with limits as (delete from rate_limits) delete from sign_in_attempts`))

const signIn = (password = 'washing-day', email = 'ana@example.test') => call('POST', '/api/login', { email, password })
const tokenOf = async () => String((await signIn()).body.token)
const statusWith = async (token: string) => (await call('GET', '/api/get-auth', undefined, token)).status

test('ignores the case of the address', async () => {
  expect((await signIn('washing-day', ' ANA@example.TEST ')).status).toBe(200)
})

test('answers a wrong password and an unknown address the same', async () => {
  const [wrong, unknown] = [await signIn('washing-days'), await signIn('washing-day', 'nobody@example.test')]
  expect(wrong.status).toBe(422)
  expect(wrong.body.errors).toEqual({ email: ['These credentials do not match our records.'] })
  expect(unknown).toEqual(wrong)
})

test('a sign-in raises a hash that was made with a lower cost, once', async () => {
  const hashNow = async () =>
    (await db.one<{ hash: string }>(sql`select password_hash as hash from users where email = 'ana@example.test'`)).hash
  const tag = argon2Sync('argon2id', {
    message: 'washing-day',
    nonce: Buffer.alloc(16, 7),
    parallelism: 1,
    tagLength: 32,
    memory: 8_192,
    passes: 1,
  })
  const bare = (bytes: Buffer) => bytes.toString('base64').replace(/=+$/, '')
  const cheap = `$argon2id$v=19$m=8192,t=1,p=1$${bare(Buffer.alloc(16, 7))}$${bare(tag)}`
  await db.run(sql`update users set password_hash = ${cheap} where email = 'ana@example.test'`)
  expect((await signIn('washing-days')).status).toBe(422)
  expect(await hashNow()).toBe(cheap)
  expect((await signIn()).status).toBe(200)
  const raised = await hashNow()
  expect(raised).toContain('m=19456,t=2,p=1')
  expect((await signIn()).status).toBe(200)
  expect(await hashNow()).toBe(raised)
})

test('limits wrong passwords, and a success clears the count', async () => {
  for (let i = 0; i < 9; i += 1) await signIn(`guess-${i}`)
  expect((await signIn()).status).toBe(200)
  for (let i = 0; i < 10; i += 1) expect((await signIn(`guess-${i}`)).status).toBe(422)
  expect((await signIn()).status).toBe(429)
  expect((await signIn('washing-day', 'other@example.test')).status).toBe(422)
})

test('stores no token with an Idempotency-Key, so that a repeat is a new sign-in', async () => {
  const headers = { authorization: `Bearer ${await tokenOf()}`, 'idempotency-key': 'sign-in-once' }
  const payload = { email: 'ana@example.test', password: 'washing-day' }
  const again = async () =>
    (await api.http.fastify.inject({ method: 'POST', url: '/api/login', headers, payload })).json().token
  expect(await again()).not.toBe(await again())
  expect(await db.all(sql`select key from idempotency_keys`)).toEqual([])
})

test('answers 401 without a token and for unknown and revoked ones', async () => {
  const [token, other] = [await tokenOf(), await tokenOf()]
  expect((await call('POST', '/api/logout', undefined, token)).status).toBe(200)
  expect(await statusWith(token)).toBe(401)
  expect(await statusWith(other)).toBe(200)
  expect(await statusWith('A'.repeat(43))).toBe(401)
  const none = await call('GET', '/api/get-auth')
  expect(none).toMatchObject({ status: 401, body: { message: 'Unauthenticated.' } })
})

test('expires a token 30 days after its last use', async () => {
  const token = await tokenOf()
  clock.advance(29 * day)
  expect(await statusWith(token)).toBe(200)
  clock.advance(29 * day)
  expect(await statusWith(token)).toBe(200)
  clock.advance(30 * day)
  expect(await statusWith(token)).toBe(401)
  await sweepExpiredSignIns(api)
  expect(await db.all(sql`select 1 from access_tokens`)).toEqual([])
})

test('finds the caller in one statement and writes the last use at most every five minutes', async () => {
  const token = await tokenOf()
  const lastUse = () => db.one<{ at: Date }>(sql`select max(last_used_at) as at from access_tokens`)
  const issued = (await lastUse()).at
  clock.advance(4 * 60_000)
  const before = db.statements()
  await authenticate(db, clock, token)
  expect(db.statements() - before).toBe(1)
  expect((await lastUse()).at).toEqual(issued)
  clock.advance(60_000)
  await authenticate(db, clock, token)
  expect((await lastUse()).at).toEqual(clock.now())
})
