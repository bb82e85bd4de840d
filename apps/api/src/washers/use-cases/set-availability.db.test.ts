import { afterAll, beforeEach, expect, test } from 'vitest'
import { aWasher, noPayments, startWashers } from '../builders.ts'

const api = await startWashers({ payments: noPayments, verification: 'auto' })
afterAll(api.close)
beforeEach(() => {
  api.availability.length = 0
})

const put = (token: string, body: object) => api.call('PUT', '/api/provider/availability', body, token)

test('keeps the place of a Washer who goes offline and online again', async () => {
  const { token, userId } = await aWasher(api)
  expect(await put(token, { online: false })).toEqual({
    status: 200,
    body: {
      success: true,
      data: { online: false, radius_km: 15, verified: true, latitude: 3.1478, longitude: 101.7117 },
    },
  })
  expect((await put(token, { online: true })).body.data).toMatchObject({ online: true, latitude: 3.1478 })
  expect(api.availability.map(({ online }) => online)).toEqual([false, true])
  expect(api.availability[0]?.userId).toBe(userId)
})

test('sets place and radius, and publishes nothing for a repeat', async () => {
  const { token } = await aWasher(api)
  const there = { online: true, latitude: 3.2, longitude: 101.6, radius_km: 4.5 }
  expect((await put(token, there)).body.data).toMatchObject({ latitude: 3.2, longitude: 101.6, radius_km: 4.5 })
  await put(token, there)
  expect(api.availability).toHaveLength(1)
})

test('refuses to go online without a place with 422', async () => {
  const { token } = await aWasher(api, { latitude: null, longitude: null, online: false })
  for (const body of [{ online: true }, { online: true, latitude: 0, longitude: 0 }])
    expect(await put(token, body)).toMatchObject({
      status: 422,
      body: { errors: { latitude: ['Please set your location to go online.'] } },
    })
  expect((await put(token, { online: true, latitude: 3.1, longitude: 101.7 })).status).toBe(200)
})

test.each([
  [{}, 'online'],
  [{ online: 'yes' }, 'online'],
  [{ online: true, latitude: 3.1 }, 'longitude'],
  [{ online: true, longitude: 3.1 }, 'latitude'],
  [{ online: true, latitude: 90.1, longitude: 0 }, 'latitude'],
  [{ online: true, radius_km: 51 }, 'radius_km'],
  [{ online: true, radius_km: 0 }, 'radius_km'],
])('refuses %j with 422 for %s', async (body, field) => {
  const { token } = await aWasher(api)
  const answer = await put(token, body)
  expect([answer.status, Object.keys(answer.body.errors ?? {})]).toEqual([422, [field]])
})

test('refuses users whose account type is customer with 403', async () => {
  const customer = await api.aUser()
  expect((await put(customer.token, { online: true })).status).toBe(403)
  const resting = await aWasher(api, { accountIsWasher: false })
  expect((await put(resting.token, { online: true })).status).toBe(403)
})
