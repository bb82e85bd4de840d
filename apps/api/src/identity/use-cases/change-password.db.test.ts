import { afterAll, expect, test } from 'vitest'
import { hashPassword } from '../../platform/crypto/hash-password.ts'
import { sql } from '../../platform/db/sql.ts'
import { aUser, startIdentity } from '../builders.ts'
import { createToken } from '../store.ts'

const api = await startIdentity({ withJobs: true })
afterAll(api.close)
const { db, clock, call } = api

const hash = await hashPassword('first secret')
const chrome =
  'Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36'

/** A user with two sessions. */
async function aPerson(passwordHash: string | null = hash) {
  const person = await aUser(db, clock)
  await db.run(sql`update users set password_hash = ${passwordHash} where id = ${person.userId}`)
  const elsewhere = await createToken(db, { userId: person.userId, at: clock.now(), userAgent: chrome })
  const status = async (token: string) => (await call('GET', '/api/get-auth', undefined, token)).status
  const change = (body: Record<string, unknown>) =>
    call(
      'PUT',
      '/api/account/password',
      { password: 'second secret', password_confirmation: 'second secret', ...body },
      person.token,
    )
  const signIn = async (password: string) =>
    (await call('POST', '/api/login', { email: person.email, password })).status
  return { ...person, elsewhere, status, change, signIn }
}

test('changes the password and ends every other session', async () => {
  const { change, signIn, status, token, elsewhere } = await aPerson()
  expect(await change({ current_password: 'first secret' })).toMatchObject({ status: 200 })
  expect([await status(token), await status(elsewhere)]).toEqual([200, 401])
  expect([await signIn('first secret'), await signIn('second secret')]).toEqual([422, 200])
})

test.each([
  ['no current password', {}, 'current_password', 'Please enter your password.'],
  ['a wrong current password', { current_password: 'guess' }, 'current_password', 'This is not your current password.'],
  [
    'a short new password',
    { current_password: 'first secret', password: 'short', password_confirmation: 'short' },
    'password',
    'Use at least 8 characters.',
  ],
  [
    'a different repetition',
    { current_password: 'first secret', password_confirmation: 'x' },
    'password_confirmation',
    'The two passwords do not match.',
  ],
])('refuses %s with 422 and changes nothing', async (_, body, field, text) => {
  const { change, signIn, status, elsewhere } = await aPerson()
  const answer = await change(body)
  expect([answer.status, answer.body.errors]).toEqual([422, { [field]: [text] }])
  expect([await status(elsewhere), await signIn('first secret')]).toEqual([200, 200])
})

test('limits wrong passwords with 429', async () => {
  const { change } = await aPerson()
  const statuses = []
  for (let n = 0; n < 11; n += 1) statuses.push((await change({ current_password: 'guess' })).status)
  expect(statuses.at(-1)).toBe(429)
})

test('sets the first password of a Google user without a current one', async () => {
  const { change, signIn, token } = await aPerson(null)
  const has = async () => (await call('GET', '/api/account', undefined, token)).body.data
  expect(await has()).toMatchObject({ has_password: false })
  expect((await change({})).status).toBe(200)
  expect(await has()).toMatchObject({ has_password: true })
  expect(await signIn('second secret')).toBe(200)
})

test('lists sessions with their devices, the calling one first, and ends one or all others', async () => {
  const { token, elsewhere, status } = await aPerson()
  const stranger = await aPerson()
  const list = async (by: string) =>
    (await call('GET', '/api/account/sessions', undefined, by)).body.data as { id: number }[]
  const sessions = await list(token)
  expect(sessions).toEqual([
    expect.objectContaining({ browser: null, system: null, current: true, last_used_at: clock.now().toISOString() }),
    expect.objectContaining({ browser: 'Chrome', system: 'Android', current: false }),
  ])
  const end = async (id: number | undefined, by: string) =>
    (await call('DELETE', `/api/account/sessions/${id}`, undefined, by)).status
  const other = sessions[1]?.id
  expect(await end(other, stranger.token)).toBe(404)
  expect([await end(other, token), await end(other, token)]).toEqual([200, 404])
  expect(await status(elsewhere)).toBe(401)

  await call('DELETE', '/api/account/sessions', undefined, stranger.token)
  expect(await list(stranger.token)).toHaveLength(1)
  expect([await status(token), await status(stranger.elsewhere)]).toEqual([200, 401])
})
