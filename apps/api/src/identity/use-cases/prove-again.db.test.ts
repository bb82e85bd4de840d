import { afterAll, beforeEach, expect, test } from 'vitest'
import { codeShown } from '../../../testing/harness/authenticator.ts'
import { hashPassword } from '../../platform/crypto/hash-password.ts'
import { sql } from '../../platform/db/sql.ts'
import { aUser, startIdentity } from '../builders.ts'

const api = await startIdentity({ withJobs: true })
afterAll(api.close)
const { db, clock, call } = api
const hash = await hashPassword('first secret')
beforeEach(() => db.run(sql`delete from rate_limits`))

async function aPerson(passwordHash: string | null = hash) {
  const person = await aUser(db, clock)
  await db.run(sql`update users set password_hash = ${passwordHash} where id = ${person.userId}`)
  return person
}
const change = { password: 'second secret', password_confirmation: 'second secret' }
const guarded = [
  ['a new address', 'PATCH', '/api/account', { email: 'moved@example.test' }],
  ['a new password', 'PUT', '/api/account/password', change],
  ['the data', 'POST', '/api/account/download', undefined],
  ['the deletion', 'DELETE', '/api/account', { confirmation: 'DELETE' }],
] as const

test.each(guarded)('%s takes the password, and nothing happens without the right one', async (_, method, url, body) => {
  const { token } = await aPerson()
  const submit = (proof: object) => call(method, url, { ...body, ...proof }, token)
  const refused = (text: string) => ({ status: 422, body: { errors: { current_password: [text] } } })
  expect(await submit({})).toMatchObject(refused('Please enter your password.'))
  expect(await submit({ current_password: 'a guess' })).toMatchObject(refused('This is not your current password.'))
  const { body: shown } = await call('GET', '/api/account', undefined, token)
  expect(shown.data).toMatchObject({ pending_email: null })
  expect((await submit({ current_password: 'first secret' })).status).toBe(200)
})

test.each(guarded)(
  '%s takes a sign-in of the last ten minutes where there is no password',
  async (_, method, url, body) => {
    const { token } = await aPerson(null)
    clock.advance(10 * 60_000)
    const text = 'Please sign out and in again. You then have ten minutes to do this.'
    expect(await call(method, url, body ?? {}, token)).toMatchObject({
      status: 422,
      body: { errors: { current_password: [text] } },
    })
    clock.advance(-1)
    expect((await call(method, url, body ?? {}, token)).status).toBe(200)
  },
)

test('a code of the second factor proves it, once', async () => {
  const { token, userId } = await aPerson()
  await db.run(sql`update users set is_operator = true where id = ${userId}`)
  const begun = await call('POST', '/api/account/second-factor', { password: 'first secret' }, token)
  const { secret } = begun.body.data as { secret: string }
  const first = codeShown(secret, clock.now(), 0)
  expect((await call('POST', '/api/account/second-factor/confirm', { code: first }, token)).status).toBe(200)
  clock.advance(30_000)
  const download = (code: string) => call('POST', '/api/account/download', { code }, token)
  const code = codeShown(secret, clock.now(), 0)
  expect((await download(code)).status).toBe(200)
  expect(await download(code)).toMatchObject({ status: 422, body: { errors: { code: [expect.anything()] } } })
})

test('name, phone, language and the present address need no proof', async () => {
  const { token, email } = await aPerson()
  const changes = { name: 'Ana P.', phone_number: '+60 99 888', language: 'fr', email }
  expect((await call('PATCH', '/api/account', changes, token)).status).toBe(200)
})

test('wrong proofs are counted over all of it', async () => {
  const { token } = await aPerson()
  for (let tries = 0; tries < 10; tries += 1) {
    const [, method, url, body] = guarded[tries % guarded.length] ?? guarded[0]
    expect((await call(method, url, { ...body, current_password: 'a guess' }, token)).status).toBe(422)
  }
  expect((await call('POST', '/api/account/download', { current_password: 'first secret' }, token)).status).toBe(429)
})
