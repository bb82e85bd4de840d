import { afterAll, beforeEach, expect, test } from 'vitest'
import { hashPassword } from '../../platform/crypto/hash-password.ts'
import { sql } from '../../platform/db/sql.ts'
import { aUser, startIdentity } from '../builders.ts'
import { createReset } from '../store.ts'

const api = await startIdentity({ withJobs: true })
afterAll(api.close)
const { db, clock, call } = api
beforeEach(() => db.run(sql`delete from rate_limits`))

const common = 'This is one of the most common passwords. Choose another one.'
const personal = 'This password uses your name or email address, which is easy to guess. Choose another one.'
const product = 'This password uses words from this service, which are easy to guess. Choose another one.'
const plain = 'This password repeats itself. Choose another one.'
const rows = [
  ['one of the most used', 'football', common],
  ['one of them in capitals', 'Football', common],
  ['the ten thousandth of them', 'dalmatio', common],
  ['the person’s name', 'anapereira1', personal],
  ['the product’s name', 'Washline2026', product],
  ['one character', 'xxxxxxxxxx', plain],
] as const

test.each(rows)('refuses %s at sign-up, at a change and at a reset', async (_, password, text) => {
  const repeated = { password, password_confirmation: password }
  const form = { name: 'Ana Pereira', email: 'new@example.test', phone_number: '+60 12 345 678' }
  const refused = { status: 422, body: { errors: { password: [text] } } }
  expect(await call('POST', '/api/register', { ...form, ...repeated })).toMatchObject(refused)
  const { userId, token, email } = await aUser(db, clock)
  await db.run(sql`update users set password_hash = ${await hashPassword('first secret')} where id = ${userId}`)
  const change = { current_password: 'first secret', ...repeated }
  expect(await call('PUT', '/api/account/password', change, token)).toMatchObject(refused)
  const reset = await db.transaction((tx) => createReset(tx, { email, at: clock.now() }))
  const sent = (body: object) => call('POST', '/api/password/reset', { token: reset?.token, ...body })
  expect(await sent(repeated)).toMatchObject(refused)
  const better = { password: 'washline-demo', password_confirmation: 'washline-demo' }
  expect((await sent(better)).status).toBe(200)
})
