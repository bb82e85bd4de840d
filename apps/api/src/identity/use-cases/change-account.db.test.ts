import { afterAll, expect, test } from 'vitest'
import { sql } from '../../platform/db/sql.ts'
import type { Letter } from '../../platform/mail/mail.ts'
import { aUser, startIdentity } from '../builders.ts'
import { createReset } from '../store.ts'

const api = await startIdentity({ withJobs: true })
afterAll(api.close)
const { db, clock, facts, call, mail } = api

const tokenIn = (letter: Letter) => /token=([\w-]+)/.exec(letter.text)?.[1] ?? ''

const addProfile = (userId: number, online: boolean) =>
  db.run(sql`
    insert into washers (user_id, business_name, street, city, state, postal_code, country, latitude, longitude,
      online, verified_at, deposit_intent_id, deposit_held)
    values (${userId}, 'Sudsy', 'Jalan Alor 1', 'Kuala Lumpur', 'WP', '50200', 'Malaysia', 3.14, 101.7,
      ${online}, now(), ${`pi_${userId}`}, true)`)

test('name and contact details change, and what is not sent stays', async () => {
  const { token, email } = await aUser(db, clock)
  const changed = await call('PATCH', '/api/account', { name: 'Ana P.', address: 'Jalan Alor 1' }, token)
  expect(changed).toMatchObject({ status: 200, body: { data: { name: 'Ana P.', email, address: 'Jalan Alor 1' } } })
  await call('PATCH', '/api/account', { phone_number: '+60 99 888' }, token)
  const read = await call('GET', '/api/account', undefined, token)
  expect(read.body.data).toMatchObject({ name: 'Ana P.', phone_number: '+60 99 888', address: 'Jalan Alor 1' })
})

test('the language is kept, and one that nobody speaks here is refused', async () => {
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
])('a bad %s is refused', async (field, change, text) => {
  const { token } = await aUser(db, clock)
  const { status, body } = await call('PATCH', '/api/account', change, token)
  expect([status, body.errors?.[field]]).toEqual([422, [text]])
})

test('a new address must be free, and is the account’s once its link was followed', async () => {
  const { token, userId, email } = await aUser(db, clock)
  const other = await aUser(db, clock)
  await db.transaction((tx) => createReset(tx, { email, at: clock.now() }))
  const confirm = (link: string, by = token) => call('POST', '/api/account/email/confirm', { token: link }, by)
  const read = async () => (await call('GET', '/api/account', undefined, token)).body.data
  const links = () => db.one(sql`select count(*) as n from password_resets where user_id = ${userId}`)

  const taken = await call('PATCH', '/api/account', { email: other.email.toUpperCase() }, token)
  expect(taken).toMatchObject({ status: 422, body: { errors: { email: ['The email has already been taken.'] } } })

  const letter = mail.next()
  const asked = await call('PATCH', '/api/account', { email: 'moved@example.test', name: 'Ana P.' }, token)
  expect(asked.body.data).toMatchObject({ email, pending_email: 'moved@example.test', name: 'Ana P.' })
  expect(await letter).toMatchObject({ to: 'moved@example.test' })
  const link = tokenIn(await letter)

  for (const wrong of [await confirm('nothing'), await confirm(link, other.token)])
    expect(wrong).toMatchObject({ status: 422, body: { errors: { token: [expect.stringContaining('expired')] } } })
  expect(await read()).toMatchObject({ email, email_verified: false })
  expect(await links()).toEqual({ n: 1 })

  const notice = mail.next()
  const both = await Promise.all([confirm(link), confirm(link)])
  expect(both.map(({ status }) => status).sort()).toEqual([200, 422])
  expect(await read()).toMatchObject({ email: 'moved@example.test', pending_email: null, email_verified: true })
  expect(await links()).toEqual({ n: 0 })
  expect(await notice).toMatchObject({ to: email, subject: 'The address of your Washline account has changed' })
})

test('a pending address lapses, is replaced by the next one, and goes with the present one', async () => {
  const { token, email } = await aUser(db, clock)
  const ask = async (to: string) => {
    const letter = mail.next()
    await call('PATCH', '/api/account', { email: to }, token)
    return tokenIn(await letter)
  }
  const confirm = async (link: string) =>
    (await call('POST', '/api/account/email/confirm', { token: link }, token)).status
  const first = await ask('first@example.test')
  const second = await ask('second@example.test')
  expect(await confirm(first)).toBe(422)
  clock.advance(24 * 3_600_000)
  expect(await confirm(second)).toBe(422)
  const third = await ask('third@example.test')
  const { body } = await call('PATCH', '/api/account', { email: email.toUpperCase() }, token)
  expect(body.data).toMatchObject({ email, pending_email: null })
  expect(await confirm(third)).toBe(422)
})

test('of two who wait for one address, the second is told that it is taken', async () => {
  const people = [await aUser(db, clock), await aUser(db, clock)]
  const links: string[] = []
  for (const { token } of people) {
    const letter = mail.next()
    await call('PATCH', '/api/account', { email: 'shared@example.test' }, token)
    links.push(tokenIn(await letter))
  }
  const answers = []
  for (const [n, { token }] of people.entries())
    answers.push(await call('POST', '/api/account/email/confirm', { token: links[n] }, token))
  expect(answers.map(({ status }) => status)).toEqual([200, 422])
  expect(answers[1]?.body.errors).toEqual({ token: ['The email has already been taken.'] })
})

test('the account type is switched by those with a Washer profile, and dispatch hears of it', async () => {
  const heard: boolean[] = []
  facts.on('washer.availability-changed', async (_, { online }) => void heard.push(online))
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
  expect(heard).toEqual([true, false])
})

test('ten switches at once are ten switches', async () => {
  const { token, userId } = await aUser(db, clock)
  await addProfile(userId, false)
  const all = await Promise.all(Array.from({ length: 10 }, () => call('PUT', '/api/switch-account-type', {}, token)))
  expect(all.filter(({ body }) => body.isProvider)).toHaveLength(5)
})
