import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import type { Endpoint } from './endpoint.ts'
import { orderRefusals } from './orders/refusals.ts'
import { platformRefusals } from './platform/refusals.ts'
import { refusals } from './refusals.ts'
import { refusalsOf } from './refusals-of.ts'

it('defines every code once', () => {
  const codes = refusals.map(({ code }) => code)
  expect(codes).toEqual([...new Set(codes)])
})

it.each(refusals.map((refusal) => [refusal.code, refusal] as const))(
  'gives an example of %s that fits it',
  (_, refusal) => {
    const { body, example, message, values, status } = refusal
    const fields = body?.extend({ errors: z.record(z.string(), z.array(z.string())).optional() }) ?? z.object({})
    if (body) expect(fields.strict().safeParse(example).error).toBeUndefined()
    if (status === 422 && refusal !== platformRefusals.idempotencyKeyReused)
      expect(example).toMatchObject({ errors: expect.anything() })
    expect([...message.matchAll(/\{(\w+)/g)].map(([, name]) => name)).toEqual(Object.keys(values ?? {}))
  },
)

describe('the refusals of a call', () => {
  const call = (part: Partial<Endpoint>): Endpoint => ({
    method: 'GET',
    path: '/api/orders',
    access: 'public',
    scope: 'public',
    summary: '',
    answers: { 200: z.unknown() },
    ...part,
  })
  const codes = (part: Partial<Endpoint>) => refusalsOf(call(part)).map(({ code }) => code)
  const always = ['bad_request', 'too_many_requests', 'unexpected', 'unavailable']

  it.each<[name: string, part: Partial<Endpoint>, more: string[]]>([
    ['a public read', {}, []],
    ['a read of one object', { params: z.object({}) }, ['not_found']],
    ['a read with a query', { query: z.object({}) }, ['invalid']],
    ['a signed-in read', { access: 'signed-in' }, ['unauthenticated']],
    ['a read of a session', { scope: 'session' }, ['session_required']],
    ['a read of a scope', { scope: 'money:read' }, ['insufficient_scope']],
    ['a role’s read', { access: 'washer' }, ['unauthenticated', 'forbidden']],
    ['an operator’s read', { access: 'operator' }, ['unauthenticated', 'forbidden', 'second_factor_required']],
    [
      'a change',
      { method: 'DELETE' },
      [
        'invalid',
        'malformed_json',
        'too_large',
        'unsupported_media_type',
        'request_in_progress',
        'idempotency_key_reused',
      ],
    ],
    [
      'an upload whose answer is a secret',
      { method: 'POST', multipart: true, secret: true },
      ['invalid', 'malformed_json', 'too_large', 'unsupported_media_type', 'malformed_form', 'uploads_used', 'no_room'],
    ],
  ])('follow from the shape of %s', (_, part, more) => {
    expect(codes(part)).toEqual([...always, ...more])
  })

  it('end with those that it declares', () => {
    expect(codes({ refusals: [orderRefusals.taken, platformRefusals.badRequest] })).toEqual([...always, 'taken'])
  })
})
