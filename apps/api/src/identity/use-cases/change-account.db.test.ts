import { afterAll, expect, test } from 'vitest'
import { sql } from '../../platform/db/sql.ts'
import { aUser, startIdentity } from '../builders.ts'
import { createReset } from '../store.ts'

const api = await startIdentity()
afterAll(api.close)
const { db, clock, facts, call } = api

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

test('a new address must be free, is unproven, and ends links mailed to the old one', async () => {
  const { token, userId, email } = await aUser(db, clock)
  const other = await aUser(db, clock)
  await db.run(sql`update users set email_verified_at = now() where id = ${userId}`)
  await db.transaction((tx) => createReset(tx, { email, at: clock.now() }))
  const state = () =>
    db.one(sql`
      select email, email_verified_at is not null as proven,
        (select count(*) from password_resets r where r.user_id = u.id) as links
      from users u where id = ${userId}`)

  const taken = await call('PATCH', '/api/account', { email: other.email.toUpperCase() }, token)
  expect(taken).toMatchObject({ status: 422, body: { errors: { email: ['The email has already been taken.'] } } })
  await call('PATCH', '/api/account', { email }, token)
  expect(await state()).toEqual({ email, proven: true, links: 1 })
  await call('PATCH', '/api/account', { email: 'moved@example.test' }, token)
  expect(await state()).toEqual({ email: 'moved@example.test', proven: false, links: 0 })
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
