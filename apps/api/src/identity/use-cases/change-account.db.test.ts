import type { UserId } from '@washline/contract/ids'
import { afterAll, expect, test } from 'vitest'
import { sql } from '../../platform/db/sql.ts'
import type { Email } from '../../platform/mail/mail.ts'
import { aUser, startIdentity } from '../builders.ts'
import { createReset } from '../store.ts'

const api = await startIdentity({ withJobs: true })
afterAll(api.close)
const { db, clock, events, call, mail } = api

const tokenIn = (email: Email) => /token=([\w-]+)/.exec(email.text)?.[1] ?? ''

const addProfile = (userId: UserId, online: boolean) =>
  db.run(sql`
    insert into washers (user_id, business_name, street, city, state, postal_code, country, latitude, longitude,
      online, verified_at, deposit_intent_id, deposit_held)
    values (${userId}, 'Sudsy', 'Jalan Alor 1', 'Kuala Lumpur', 'WP', '50200', 'Malaysia', 3.14, 101.7,
      ${online}, now(), ${`pi_${userId}`}, true)`)

test('changes name and contact details, and leaves omitted fields unchanged', async () => {
  const { token, email } = await aUser(db, clock)
  const changed = await call('PATCH', '/api/account', { name: 'Ana P.', address: 'Jalan Alor 1' }, token)
  expect(changed).toMatchObject({ status: 200, body: { data: { name: 'Ana P.', email, address: 'Jalan Alor 1' } } })
  await call('PATCH', '/api/account', { phone_number: '+60 99 888' }, token)
  const read = await call('GET', '/api/account', undefined, token)
  expect(read.body.data).toMatchObject({ name: 'Ana P.', phone_number: '+60 99 888', address: 'Jalan Alor 1' })
})

test('stores the language and refuses unsupported ones with 422', async () => {
  const { token } = await aUser(db, clock)
  const change = (language: string) => call('PATCH', '/api/account', { language }, token)
  expect(await change('ja')).toMatchObject({ status: 200, body: { data: { language: 'ja' } } })
  expect((await change('nl')).body.errors).toEqual({ language: ['This language is not available.'] })
  await call('PATCH', '/api/account', { name: 'Ana P.' }, token)
  expect((await call('GET', '/api/get-auth', undefined, token)).body.user).toMatchObject({ language: 'ja' })
})

test.each([
  ['name', { name: '' }, 'Name is required'],
  ['email', { email: 'nowhere' }, 'Please enter a valid email address.'],
  ['phone_number', { phone_number: 'call me' }, 'Please enter a valid phone number.'],
])('refuses an invalid %s with 422', async (field, change, text) => {
  const { token } = await aUser(db, clock)
  const { status, body } = await call('PATCH', '/api/account', change, token)
  expect([status, body.errors?.[field]]).toEqual([422, [text]])
})

test('refuses a taken address and applies a free one once its link was opened', async () => {
  const { token, userId, email } = await aUser(db, clock)
  const other = await aUser(db, clock)
  await db.transaction((tx) => createReset(tx, { email, at: clock.now() }))
  const confirm = (link: string, by = token) => call('POST', '/api/account/email/confirm', { token: link }, by)
  const read = async () => (await call('GET', '/api/account', undefined, token)).body.data
  const links = () => db.one(sql`select count(*) as n from password_resets where user_id = ${userId}`)

  const taken = await call('PATCH', '/api/account', { email: other.email.toUpperCase() }, token)
  expect(taken).toMatchObject({ status: 422, body: { errors: { email: ['The email has already been taken.'] } } })

  const mailed = mail.next()
  const asked = await call('PATCH', '/api/account', { email: 'moved@example.test', name: 'Ana P.' }, token)
  expect(asked.body.data).toMatchObject({ email, pending_email: 'moved@example.test', name: 'Ana P.' })
  expect(await mailed).toMatchObject({ to: 'moved@example.test' })
  const link = tokenIn(await mailed)

  for (const wrong of [await confirm('nothing'), await confirm(link, other.token)])
    expect(wrong).toMatchObject({ status: 422, body: { errors: { token: [expect.stringContaining('expired')] } } })
  expect(await read()).toMatchObject({ email, email_verified: false })
  expect(await links()).toEqual({ n: 1 })

  const notice = mail.next()
  const both = await Promise.all([confirm(link), confirm(link)])
  expect(both.map(({ status }) => status).sort()).toEqual([200, 422])
  expect(await read()).toMatchObject({ email: 'moved@example.test', pending_email: null, email_verified: true })
  expect(await links()).toEqual({ n: 0 })
  expect(await notice).toMatchObject({ to: email, subject: 'The email address of your Washline account was changed' })
})

test('expires a pending address, replaces it by the next one, and cancels it by the current one', async () => {
  const { token, email } = await aUser(db, clock)
  const ask = async (to: string) => {
    const mailed = mail.next()
    await call('PATCH', '/api/account', { email: to }, token)
    return tokenIn(await mailed)
  }
  const confirm = async (link: string) =>
    (await call('POST', '/api/account/email/confirm', { token: link }, token)).status
  const first = await ask('first@example.test')
  const second = await ask('second@example.test')
  expect(await confirm(first)).toBe(422)
  clock.advance(24 * 3_600_000)
  expect(await confirm(second)).toBe(422)
  await db.run(sql`update access_tokens set created_at = ${clock.now()}`)
  const third = await ask('third@example.test')
  const { body } = await call('PATCH', '/api/account', { email: email.toUpperCase() }, token)
  expect(body.data).toMatchObject({ email, pending_email: null })
  expect(await confirm(third)).toBe(422)
})

test('refuses the second of two users who confirm the same address', async () => {
  const people = [await aUser(db, clock), await aUser(db, clock)]
  const links: string[] = []
  for (const { token } of people) {
    const mailed = mail.next()
    await call('PATCH', '/api/account', { email: 'shared@example.test' }, token)
    links.push(tokenIn(await mailed))
  }
  const answers = []
  for (const [n, { token }] of people.entries())
    answers.push(await call('POST', '/api/account/email/confirm', { token: links[n] }, token))
  expect(answers.map(({ status }) => status)).toEqual([200, 422])
  expect(answers[1]?.body.errors).toEqual({ token: ['The email has already been taken.'] })
})

test('switches the account type of users with a Washer profile and publishes the availability', async () => {
  const published: boolean[] = []
  events.on('washer.availability-changed', async (_, { online }) => void published.push(online))
  const { token, userId } = await aUser(db, clock)
  const switchType = async () => (await call('PUT', '/api/switch-account-type', {}, token)).body
  expect(await switchType()).toEqual({
    success: false,
    message: 'Error when switching account type',
    isProvider: false,
  })
  await addProfile(userId, true)
  expect(await switchType()).toEqual({
    success: true,
    message: 'Account type switched successfully!',
    isProvider: true,
  })
  const { body } = await call('GET', '/api/get-auth', undefined, token)
  expect(body.user).toMatchObject({
    is_provider: true,
    provider: { business_name: 'Sudsy', verified: true, address: { postal_code: '50200', latitude: 3.14 } },
  })
  expect(await switchType()).toMatchObject({ isProvider: false })
  expect(published).toEqual([true, false])
})

test('applies ten concurrent switches one after the other', async () => {
  const { token, userId } = await aUser(db, clock)
  await addProfile(userId, false)
  const all = await Promise.all(Array.from({ length: 10 }, () => call('PUT', '/api/switch-account-type', {}, token)))
  expect(all.filter(({ body }) => body.isProvider)).toHaveLength(5)
})
