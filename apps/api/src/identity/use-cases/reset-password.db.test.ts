import { afterAll, expect, test } from 'vitest'
import { sql } from '../../platform/db/sql.ts'
import { startIdentity } from '../builders.ts'
import { createUser } from './create-user.ts'
import { sendResetLetter } from './send-reset-letter.ts'

const api = await startIdentity({ withJobs: true })
afterAll(api.close)
const { db, clock, mail, call } = api

const email = 'ana@example.test'
await db.transaction((tx) => createUser(tx, { name: 'Ana', email, password: 'washing-day', at: clock.now() }))

const letterDeps = { db, clock, mail, publicUrl: 'https://washline.test/' }
const linkIn = (text: string | undefined) =>
  /https:\/\/washline\.test\/reset-password\?token=([\w-]{43})\n/.exec(text ?? '')?.[1] ?? ''
const newLink = async () => {
  await sendResetLetter(letterDeps, { email })
  return linkIn(mail.letters.at(-1)?.text)
}
const reset = (token: string, password = 'ironing-day') =>
  call('POST', '/api/password/reset', { token, password, password_confirmation: password })
const signIn = async (password: string) => (await call('POST', '/api/login', { email, password })).status
const lapsed = { status: 422, body: { errors: { token: [expect.stringContaining('expired or was already used')] } } }

test('a forgotten password is set anew by letter, and every session ends', async () => {
  const { token: session } = (await call('POST', '/api/login', { email, password: 'washing-day' })).body
  const letter = mail.next()
  const asked = await call('POST', '/api/password/forgot', { email: 'Ana@Example.test' })
  expect(asked.status).toBe(200)
  const { to, text } = await letter
  expect(to).toBe(email)
  const token = linkIn(text)
  expect(JSON.stringify(await db.all(sql`select encode(token_hash, 'escape') h from password_resets`))).not.toContain(
    token,
  )
  expect((await reset(token)).status).toBe(200)
  expect(await signIn('washing-day')).toBe(422)
  expect(await signIn('ironing-day')).toBe(200)
  expect((await call('GET', '/api/get-auth', undefined, String(session))).status).toBe(401)

  const unknown = await call('POST', '/api/password/forgot', { email: 'nobody@example.test' })
  expect(unknown).toEqual(asked)
})

test.each([
  ['de', 'fr', 'Neues Passwort für Washline', 'Hallo Ana,'],
  [null, 'de-AT', 'Neues Passwort für Washline', 'Hallo Ana,'],
  [null, 'nl', 'Reset your Washline password', 'Hello Ana,'],
])('the letter of an account in %s, asked for in %s', async (language, asked, subject, greeting) => {
  await db.run(sql`update users set language = ${language} where email = ${email}`)
  clock.advance(1_000_000)
  const letter = mail.next()
  await call('POST', '/api/password/forgot', { email }, undefined, { 'accept-language': asked })
  const { subject: said, text } = await letter
  expect([said, text.split('\n')[0]]).toEqual([subject, greeting])
})

test('an unknown address gets no letter', async () => {
  const before = mail.letters.length
  await sendResetLetter(letterDeps, { email: 'nobody@example.test' })
  expect(mail.letters.length).toBe(before)
})

test('a link works once, and using one ends the others', async () => {
  const [first, second] = [await newLink(), await newLink()]
  expect((await reset(first)).status).toBe(200)
  expect(await reset(first)).toMatchObject(lapsed)
  expect(await reset(second)).toMatchObject(lapsed)
})

test('of two uses at once, one wins', async () => {
  const token = await newLink()
  const answers = await Promise.all([reset(token, 'password-one'), reset(token, 'password-two')])
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 422])
  const winner = answers[0]?.status === 200 ? 'password-one' : 'password-two'
  expect(await signIn(winner)).toBe(200)
})

test('a link lapses after an hour', async () => {
  const token = await newLink()
  clock.advance(3_600_000)
  expect(await reset(token)).toMatchObject(lapsed)
})

test('a made-up token and a weak password are refused', async () => {
  expect(await reset('made-up')).toMatchObject(lapsed)
  const weak = await reset(await newLink(), 'short')
  expect(weak).toMatchObject({ status: 422, body: { errors: { password: ['Use at least 8 characters.'] } } })
})

test('an address is written to at most three times in a while', async () => {
  const ask = async () => (await call('POST', '/api/password/forgot', { email: 'often@example.test' })).status
  expect([await ask(), await ask(), await ask(), await ask()]).toEqual([200, 200, 200, 429])
})
