import type { UserId } from '@washline/contract/ids'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { sql } from '../../platform/db/sql.ts'
import { noPayments, startWashers } from '../builders.ts'

const deposits = new Map<string, 'held' | 'used'>()
const payments = {
  ...noPayments,
  depositOf: async (_: unknown, { paymentIntentId }: { paymentIntentId: string }) =>
    deposits.get(paymentIntentId) ?? 'unknown',
  claimDeposit: async (_: unknown, { paymentIntentId }: { paymentIntentId: string }) => {
    const wasHeld = deposits.get(paymentIntentId) === 'held'
    deposits.set(paymentIntentId, 'used')
    return wasHeld
  },
}
const api = await startWashers({ payments, verification: 'auto' })
const manual = await startWashers({ payments, verification: 'manual' })
afterAll(async () => {
  await api.close()
  await manual.close()
})

const form = {
  business_name: 'Sudsy',
  street: 'Jalan Alor 1',
  city: 'Kuala Lumpur',
  postal_code: '50200',
  state: 'WP',
  country: 'Malaysia',
  lat: 3.1478,
  lng: 101.7117,
}
let intent = ''
beforeEach(() => {
  intent = `pi_${deposits.size + 1}_held`
  deposits.set(intent, 'held')
})
const register = (token: string, change: object = {}, on = api) =>
  on.call('POST', '/api/provider/register', { ...form, payment_intent_id: intent, ...change }, token)
const profileOf = (userId: UserId) =>
  api.db.maybe(sql`
    select w.online, w.latitude, w.deposit_held, w.deposit_intent_id, u.is_washer
    from washers w join users u on u.id = w.user_id where u.id = ${userId}`)

test('makes a user with a paid deposit a Washer who is online at the address', async () => {
  const { userId, token } = await api.aUser()
  expect(await register(token)).toEqual({
    status: 200,
    body: {
      success: true,
      message: 'You are registered and online. You can now start receiving orders.',
      online: true,
      verified: true,
    },
  })
  expect(await profileOf(userId)).toEqual({
    online: true,
    latitude: 3.1478,
    deposit_held: true,
    deposit_intent_id: intent,
    is_washer: true,
  })
  expect(api.availability.at(-1)).toMatchObject({ userId, online: true })
})

test('registers a Washer without coordinates as offline and answers so', async () => {
  const { token } = await api.aUser()
  const { body } = await register(token, { lat: 0, lng: 0 })
  expect(body).toMatchObject({ success: true, online: false, verified: true })
  expect(body.message).toContain('set your location to go online')
})

test('answers that requests wait for verification when it is manual', async () => {
  const { token } = await manual.aUser()
  const { body } = await register(token, {}, manual)
  expect(body).toMatchObject({ success: true, online: true, verified: false })
  expect(body.message).toContain('once you are verified')
})

test.each([
  ['business_name', 'Business name is required'],
  ['street', 'Street address is required'],
  ['city', 'City is required'],
  ['state', 'State is required'],
  ['postal_code', 'Postal code is required'],
  ['country', 'Country is required'],
  ['payment_intent_id', 'The security deposit is missing.'],
])('refuses a form without %s with 422', async (field, text) => {
  const { token } = await api.aUser()
  for (const value of [undefined, '']) {
    const { status, body } = await register(token, { [field]: value })
    expect([status, body.errors]).toEqual([422, { [field]: [text] }])
  }
})

test('refuses a blank name and a latitude beyond the pole with 422', async () => {
  const { token } = await api.aUser()
  expect((await register(token, { business_name: '   ' })).body.errors).toEqual({
    business_name: ['Business name is required'],
  })
  expect((await register(token, { lat: 91 })).status).toBe(422)
})

test('refuses an unknown or used deposit with 422', async () => {
  const { userId, token } = await api.aUser()
  deposits.set('pi_used', 'used')
  for (const payment_intent_id of ['pi_made_up', 'pi_used']) {
    const { status, body } = await register(token, { payment_intent_id })
    expect([status, Object.keys(body.errors ?? {})]).toEqual([422, ['payment_intent_id']])
  }
  expect(await profileOf(userId)).toBeUndefined()
})

test('answers a repeat the same and refuses a second profile with 409', async () => {
  const { token } = await api.aUser()
  const first = await register(token)
  expect(await register(token)).toEqual(first)
  deposits.set('pi_other', 'held')
  expect(await register(token, { payment_intent_id: 'pi_other' })).toMatchObject({
    status: 409,
    body: { code: 'already_washer' },
  })
  expect(deposits.get('pi_other')).toBe('held')
})

test('creates one profile and claims one deposit for concurrent registrations', async () => {
  const { userId, token } = await api.aUser()
  const intents = ['pi_a', 'pi_b', 'pi_c', 'pi_d']
  for (const id of intents) deposits.set(id, 'held')
  const answers = await Promise.all(intents.map((id) => register(token, { payment_intent_id: id })))
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409])
  expect(await api.db.all(sql`select 1 from washers where user_id = ${userId}`)).toHaveLength(1)
  expect(intents.filter((id) => deposits.get(id) === 'used')).toHaveLength(1)
})
