import { afterAll, expect, test } from 'vitest'
import { sql } from '../../platform/db/sql.ts'
import { startIdentity } from '../builders.ts'
import { createUser } from './create-user.ts'
import { sendResetEmail } from './send-reset-email.ts'

const api = await startIdentity({ withJobs: true })
afterAll(api.close)
const { db, clock, mail, call } = api

const email = 'ana@example.test'
await db.transaction((tx) => createUser(tx, { name: 'Ana', email, password: 'washing-day', at: clock.now() }))

const emailDeps = { db, clock, mail, publicUrl: 'https://washline.test/' }
const linkIn = (text: string | undefined) =>
  /https:\/\/washline\.test\/reset-password\?token=([\w-]{43})\n/.exec(text ?? '')?.[1] ?? ''
const newLink = async () => {
  await sendResetEmail(emailDeps, { email })
  return linkIn(mail.emails.at(-1)?.text)
}
const reset = (token: string, password = 'ironing-day') =>
  call('POST', '/api/password/reset', { token, password, password_confirmation: password })
const signIn = async (password: string) => (await call('POST', '/api/login', { email, password })).status
const expired = { status: 422, body: { errors: { token: [expect.stringContaining('expired or was already used')] } } }

test('resets a password by email and ends every session', async () => {
  const { token: session } = (await call('POST', '/api/login', { email, password: 'washing-day' })).body
  const mailed = mail.next()
  const asked = await call('POST', '/api/password/forgot', { email: 'Ana@Example.test' })
  expect(asked.status).toBe(200)
  const { to, text } = await mailed
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
  ['de', 'fr', 'Neues Passwort für Washline', 'Hallo,'],
  [null, 'de-AT', 'Neues Passwort für Washline', 'Hallo,'],
  [null, 'nl', 'Reset your Washline password', 'Hello,'],
])('mails an account in language %s, with a request in %s', async (language, asked, subject, greeting) => {
  await db.run(sql`update users set language = ${language} where email = ${email}`)
  clock.advance(1_000_000)
  const mailed = mail.next()
  await call('POST', '/api/password/forgot', { email }, undefined, { 'accept-language': asked })
  const { subject: sent, text } = await mailed
  expect([sent, text.split('\n')[0]]).toEqual([subject, greeting])
  // The person who made the account chose its name; the address may be somebody else's.
  expect(text).not.toContain('Ana')
})

test('mails nothing to an unknown address', async () => {
  const before = mail.emails.length
  await sendResetEmail(emailDeps, { email: 'nobody@example.test' })
  expect(mail.emails.length).toBe(before)
})

test('accepts a link once and invalidates the others', async () => {
  const [first, second] = [await newLink(), await newLink()]
  expect((await reset(first)).status).toBe(200)
  expect(await reset(first)).toMatchObject(expired)
  expect(await reset(second)).toMatchObject(expired)
})

test('accepts one of two concurrent uses of a link', async () => {
  const token = await newLink()
  const answers = await Promise.all([reset(token, 'password-one'), reset(token, 'password-two')])
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 422])
  const winner = answers[0]?.status === 200 ? 'password-one' : 'password-two'
  expect(await signIn(winner)).toBe(200)
})

test('refuses a link after an hour', async () => {
  const token = await newLink()
  clock.advance(3_600_000)
  expect(await reset(token)).toMatchObject(expired)
})

test('refuses an unknown token and a weak password with 422', async () => {
  expect(await reset('made-up')).toMatchObject(expired)
  const weak = await reset(await newLink(), 'short')
  expect(weak).toMatchObject({ status: 422, body: { errors: { password: ['Use at least 8 characters.'] } } })
})

test('limits reset emails to one address with 429', async () => {
  const ask = async () => (await call('POST', '/api/password/forgot', { email: 'often@example.test' })).status
  expect([await ask(), await ask(), await ask(), await ask()]).toEqual([200, 200, 200, 429])
})

test('mails no more than ten links of an hour, however many ask', async () => {
  clock.advance(2 * 3_600_000)
  const before = mail.emails.length
  for (let asked = 0; asked < 12; asked += 1) await sendResetEmail(emailDeps, { email })
  expect(mail.emails.length - before).toBe(10)
  clock.advance(3_600_000)
  await sendResetEmail(emailDeps, { email })
  expect(mail.emails.length - before).toBe(11)
})

test('counts no link that the mail server did not take', async () => {
  clock.advance(2 * 3_600_000)
  const away = { ...emailDeps, mail: { send: () => Promise.reject(new Error('away')) } }
  for (let tries = 0; tries < 12; tries += 1) await expect(sendResetEmail(away, { email })).rejects.toThrow('away')
  expect((await reset(await newLink(), 'ironing-day')).status).toBe(200)
})
