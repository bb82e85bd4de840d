import { defineEndpoint, type Endpoint } from '@washline/contract/endpoint'
import { minor } from '@washline/contract/money'
import { orderRefusals } from '@washline/contract/orders/refusals'
import { paymentRefusals } from '@washline/contract/payments/refusals'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { z } from 'zod'
import { startTestApi, type TestApi } from '../../../testing/harness/test-api.ts'
import type { Http } from './http.ts'
import { refuse } from './refusal.ts'

const call = (path: Endpoint['path'], refusals: NonNullable<Endpoint['refusals']>) =>
  defineEndpoint({
    method: 'GET',
    path,
    access: 'public',
    scope: 'public',
    summary: '',
    answers: { 200: z.object({ success: z.literal(true) }) },
    refusals,
  })

const routes = (http: Http) => {
  http.route(call('/api/declared', [orderRefusals.taken]), () => Promise.reject(refuse(orderRefusals.taken)))
  http.route(call('/api/undeclared', [orderRefusals.taken]), () => Promise.reject(refuse(orderRefusals.wrongStatus)))
  http.route(call('/api/with-fields', [paymentRefusals.refundTooMuch]), () =>
    Promise.reject(refuse(paymentRefusals.refundTooMuch, { body: { refundable_minor: minor(1250) } })),
  )
}

let api: TestApi
beforeAll(async () => {
  api = await startTestApi(() => ({ routes }), new Date('2030-01-01T12:00:00Z'))
})
afterAll(() => api.close())

it('answers a declared refusal with its status, code and message', async () => {
  expect(await api.call(undefined, 'GET', '/api/declared')).toEqual({
    status: 409,
    body: { success: false, code: 'taken', message: orderRefusals.taken.message },
  })
})

it('answers a refusal that has fields with these fields', async () => {
  expect(await api.call(undefined, 'GET', '/api/with-fields')).toMatchObject({
    status: 409,
    body: { code: 'refund_too_much', refundable_minor: 1250 },
  })
})

it('answers 500 where the endpoint does not declare the refusal', async () => {
  expect(await api.call(undefined, 'GET', '/api/undeclared')).toMatchObject({
    status: 500,
    body: { code: 'unexpected' },
  })
})

it.each([`/api/declared/${'a'.repeat(301)}`, '/api/declared/%zz'])(
  'answers an address that cannot be read like any other refusal',
  async (url) => {
    const byId = defineEndpoint({ ...call('/api/declared/:id', []), params: z.object({ id: z.string() }) })
    const other = await startTestApi(
      () => ({ routes: (http) => http.route(byId, async () => ({ success: true as const })) }),
      new Date('2030-01-01T12:00:00Z'),
    )
    const answer = await other.http.fastify.inject({ url })
    expect([answer.statusCode, answer.json().code]).toEqual([400, 'bad_request'])
    expect(answer.headers['content-security-policy']).toBeDefined()
    await other.close()
  },
)
