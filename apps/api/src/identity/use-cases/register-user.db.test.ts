import { afterAll, expect, test } from 'vitest'
import { sql } from '../../platform/db/sql.ts'
import { startIdentity } from '../builders.ts'

const api = await startIdentity({ withJobs: true })
afterAll(api.close)

const form = {
  name: 'Ana Pereira',
  email: 'ana@example.test',
  phone_number: '+60 12 345 6789',
  password: 'washing-day',
  password_confirmation: 'washing-day',
  is_provider: false,
}

test('creates a customer with a session and stores neither password nor token in clear', async () => {
  const { status, body } = await api.call('POST', '/api/register', form)
  expect(status).toBe(200)
  expect(body.user).toEqual({
    id: expect.any(Number),
    name: 'Ana Pereira',
    email: 'ana@example.test',
    phone_number: '+60 12 345 6789',
    is_provider: false,
    isProvider: false,
    is_operator: false,
    photo_url: null,
    language: null,
    provider: null,
  })
  const me = await api.call('GET', '/api/get-auth', undefined, String(body.token))
  expect(me.body.user).toEqual(body.user)
  const stored = JSON.stringify([
    await api.db.all(sql`select * from users`),
    await api.db.all(sql`select encode(token_hash, 'escape') as hash from access_tokens`),
  ])
  expect(stored).not.toContain('washing-day')
  expect(stored).not.toContain(String(body.token))
})

test.each([
  ['fr-CA, en;q=0.5', 'fr'],
  ['nl', null],
])('creates an account in the language of the request: %s', async (asked, language) => {
  const email = `${asked.slice(0, 2)}@example.test`
  const { body } = await api.call('POST', '/api/register', { ...form, email }, undefined, { 'accept-language': asked })
  expect(body.user).toMatchObject({ email, language })
})

test.each([
  ['name', { name: ' ' }, 'Name is required'],
  ['name', { name: undefined }, 'Name is required'],
  ['email', { email: 'ana at example' }, 'Please enter a valid email address.'],
  ['phone_number', { phone_number: '' }, 'Phone number is required'],
  ['password', { password: 'short', password_confirmation: 'short' }, 'Use at least 8 characters.'],
  ['password_confirmation', { password_confirmation: 'washing-days' }, 'The two passwords do not match.'],
])('refuses an invalid %s in %j with 422', async (field, change, text) => {
  const { status, body } = await api.call('POST', '/api/register', { ...form, email: 'new@example.test', ...change })
  expect(status).toBe(422)
  expect(body).toMatchObject({ success: false, code: 'invalid' })
  expect(body.errors?.[field]).toContain(text)
})

test('ignores requests to register as an operator or a Washer', async () => {
  const sent = { ...form, email: 'sly@example.test', is_operator: true, isProvider: true }
  const { body } = await api.call('POST', '/api/register', sent)
  expect(body.user).toMatchObject({ is_operator: false, is_provider: false, provider: null })
})

const text = 'This address could not be used. If it is yours, open the email we sent to it.'

test('creates one account per address, regardless of case, also for concurrent calls', async () => {
  const taken = await api.call('POST', '/api/register', { ...form, email: 'ANA@Example.test' })
  expect(taken).toMatchObject({ status: 422, body: { errors: { email: [text] } } })

  const both = await Promise.all(
    ['two@example.test', 'Two@example.test'].map((email) => api.call('POST', '/api/register', { ...form, email })),
  )
  expect(both.map(({ status }) => status).sort()).toEqual([200, 422])
  expect(both.find(({ status }) => status === 422)?.body.errors).toEqual({
    email: [text],
  })
})

test('limits registrations of one address with 429', async () => {
  const answers = []
  for (let i = 0; i < 12; i += 1) answers.push(await api.call('POST', '/api/register', form))
  expect(answers.at(-1)).toMatchObject({ status: 429, body: { code: 'too_many_requests' } })
})
