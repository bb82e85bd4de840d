import { afterAll, beforeEach, expect, test } from 'vitest'
import { hashPassword } from '../../platform/crypto/hash-password.ts'
import { sql } from '../../platform/db/sql.ts'
import type { Email } from '../../platform/mail/mail.ts'
import { aUser, startIdentity } from '../builders.ts'

const api = await startIdentity({ withJobs: true })
afterAll(api.close)
const { db, clock, call, mail } = api
const hash = await hashPassword('first secret')
beforeEach(() => db.run(sql`delete from rate_limits`))

const proof = { current_password: 'first secret' }
const linkIn = ({ text }: Email) => /undo-change\?token=([\w-]{43})\n/.exec(text)?.[1] ?? ''
async function aPerson() {
  const person = await aUser(db, clock)
  await db.run(sql`update users set password_hash = ${hash} where id = ${person.userId}`)
  return person
}
/** Moves the account to another address, and returns what the former one was mailed. */
async function moveTo(email: string, token: string): Promise<Email> {
  const asked = mail.next()
  await call('PATCH', '/api/account', { email, ...proof }, token)
  const confirmation = /confirm-email\?token=([\w-]+)/.exec((await asked).text)?.[1]
  const notice = mail.next()
  expect((await call('POST', '/api/account/email/confirm', { token: confirmation }, token)).status).toBe(200)
  return notice
}
const undo = (token: string) => call('POST', '/api/account/undo-change', { token })
const statusOf = async (token: string) => (await call('GET', '/api/get-auth', undefined, token)).status
const invalid = (text: string) => ({ status: 422, body: { errors: { token: [text] } } })

test('the former address undoes a change: it is restored, everybody is signed out, and a new password is chosen', async () => {
  const { token, email, userId } = await aPerson()
  const notice = await moveTo('thief1@example.test', token)
  expect(notice).toMatchObject({ to: email, subject: 'The email address of your Washline account was changed' })
  await db.run(sql`update users set google_sub = 'thief' where id = ${userId}`)
  const undone = await undo(linkIn(notice))
  expect(undone.status).toBe(200)
  expect(await statusOf(token)).toBe(401)
  const signIn = (address: string, password: string) => call('POST', '/api/login', { email: address, password })
  for (const address of [email, 'thief1@example.test']) expect((await signIn(address, 'first secret')).status).toBe(422)
  const { reset_token } = undone.body.data as { reset_token: string }
  const next = { token: reset_token, password: 'second secret', password_confirmation: 'second secret' }
  expect((await call('POST', '/api/password/reset', next)).status).toBe(200)
  expect((await signIn(email, 'second secret')).status).toBe(200)
  expect(await db.one(sql`select google_sub as sub from users where id = ${userId}`)).toEqual({ sub: null })
  expect(await undo(linkIn(notice))).toMatchObject(
    invalid('This link has expired or was already used. Request a new one under Forgot password.'),
  )
})

test('who took the account over cannot undo the owner’s way back, and loses the own one by it', async () => {
  const { token, email } = await aPerson()
  const owners = linkIn(await moveTo('thief2@example.test', token))
  clock.advance(1_000)
  const thiefs = linkIn(await moveTo('thief3@example.test', token))
  expect((await undo(thiefs)).status).toBe(200)
  expect((await undo(owners)).status).toBe(200)
  const { email: restored } = await db.one<{ email: string }>(sql`select email from users where email = ${email}`)
  expect(restored).toBe(email)
  const again = await aPerson()
  const first = linkIn(await moveTo('thief4@example.test', again.token))
  clock.advance(1_000)
  const later = linkIn(await moveTo('thief5@example.test', again.token))
  expect((await undo(first)).status).toBe(200)
  expect((await undo(later)).status).toBe(422)
})

test('a link ends after seven days, and an address that has an account by then is not restored', async () => {
  const week = 7 * 24 * 3_600_000
  const one = await aPerson()
  const late = linkIn(await moveTo('moved1@example.test', one.token))
  const other = await aPerson()
  const taken = linkIn(await moveTo('moved2@example.test', other.token))
  await aUser(db, clock, { email: other.email })
  expect(await undo(taken)).toMatchObject(invalid('The email has already been taken.'))
  clock.advance(week)
  expect((await undo(late)).status).toBe(422)
})

test('a changed password is mailed, with a way back', async () => {
  const { token, email } = await aPerson()
  const notice = mail.next()
  const change = { ...proof, password: 'stolen secret', password_confirmation: 'stolen secret' }
  expect((await call('PUT', '/api/account/password', change, token)).status).toBe(200)
  expect(await notice).toMatchObject({ to: email, subject: 'The password of your Washline account was changed' })
  expect((await undo(linkIn(await notice))).status).toBe(200)
  expect(await statusOf(token)).toBe(401)
})
