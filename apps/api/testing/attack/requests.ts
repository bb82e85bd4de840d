import { type Endpoint, pathOf } from '@washline/contract/endpoint'
import fc from 'fast-check'
import { z } from 'zod'
import { plainPhoto } from '../../src/scanning/builders.ts'
import { photoForm, type Sent } from '../harness/start-app.ts'
import { type JsonSchema, oddValues, valuesOf } from './values-of-schema.ts'

/** The people of an attack: nobody, then those of the scenario in their order. */
const suited: Record<Endpoint['access'], readonly number[]> = {
  public: [0, 1, 2],
  'signed-in': [1, 2, 3, 4],
  customer: [1, 3],
  washer: [2, 4],
  operator: [5],
  'unproven-operator': [6],
}

/** A request, and the number of the person who makes it. */
export interface AttackRequest {
  readonly by: number
  readonly sent: Sent
}

const schemaOf = (schema: z.ZodType) => z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as JsonSchema

const paramsOf = (endpoint: Endpoint, ids: readonly number[]): fc.Arbitrary<Record<string, unknown>> => {
  const names = [...endpoint.path.matchAll(/:(\w+)/g)].map(([, name]) => name as string)
  const properties = endpoint.params ? (schemaOf(endpoint.params).properties ?? {}) : {}
  const existing = fc.constantFrom(...ids)
  const value = (name: string) =>
    fc.oneof(
      { weight: 6, arbitrary: existing },
      { weight: 4, arbitrary: valuesOf(properties[name] ?? {}, ids) },
      { weight: 1, arbitrary: fc.constantFrom('abc', '-1', '0', '1e3', '99999999999999999999', '😀', '..', '%') },
    )
  return fc.record(Object.fromEntries(names.map((name) => [name, value(name)])))
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : (JSON.stringify(value) ?? ''))

const textsIn = (values: object): Record<string, string> =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, textOf(value).toWellFormed()]))

const queryOf = (endpoint: Endpoint, ids: readonly number[]): fc.Arbitrary<string> =>
  endpoint.query
    ? valuesOf(schemaOf(endpoint.query), ids).map((query) =>
        typeof query === 'object' && query ? `?${new URLSearchParams(textsIn(query))}` : '',
      )
    : fc.constantFrom('', '', '', '?page=1', '?%ff=1', '?a[b]=c')

const malformed: fc.Arbitrary<Pick<Sent, 'raw' | 'headers'>> = fc.oneof(
  fc
    .constantFrom('{"a":', '{', 'nonsense', '[1,]', '\u0000', '{"__proto__":{"x":1}}', '"\\ud800"')
    .map((raw) => ({ raw })),
  fc.integer({ min: 33, max: 20_000 }).map((depth) => ({ raw: `${'['.repeat(depth)}${']'.repeat(depth)}` })),
  fc.string({ unit: 'binary', maxLength: 300 }).map((raw) => ({ raw })),
  fc
    .constantFrom(
      'text/plain',
      'application/xml',
      'multipart/form-data',
      'application/json; charset=utf-16',
      'nonsense',
    )
    .map((type) => ({ raw: 'a=1', headers: { 'content-type': type } })),
)

const pictures = fc.oneof(
  fc.constant(plainPhoto),
  fc.nat(plainPhoto.length).map((length) => plainPhoto.subarray(0, length)),
  fc.uint8Array({ maxLength: 600 }).map((bytes) => Buffer.from(bytes)),
)
const forms = fc
  .tuple(pictures, fc.dictionary(fc.constantFrom('order_id', 'by_hand', 'other'), fc.constantFrom('1', '', 'x', '99')))
  .map(([picture, fields]) => photoForm(picture, fields))

const bodiesOf = (endpoint: Endpoint, ids: readonly number[]): fc.Arbitrary<Pick<Sent, 'raw' | 'headers' | 'body'>> => {
  if (endpoint.method === 'GET') return fc.constant({})
  if (endpoint.multipart) return fc.oneof({ weight: 8, arbitrary: forms }, { weight: 1, arbitrary: malformed })
  const plain = endpoint.body ? valuesOf(schemaOf(endpoint.body), ids) : oddValues
  const bodies = plain.map((body) => (body === undefined ? {} : { body }))
  return fc.oneof(
    { weight: 12, arbitrary: bodies },
    { weight: 1, arbitrary: malformed },
    { weight: 1, arbitrary: fc.constant({}) },
  )
}

const moreHeaders = fc.oneof(
  { weight: 6, arbitrary: fc.constant({}) },
  { weight: 2, arbitrary: fc.integer({ min: 1, max: 40 }).map((key) => ({ 'idempotency-key': `key ${key}` })) },
  {
    weight: 1,
    arbitrary: fc.constantFrom<Record<string, string>>(
      { 'accept-language': 'xx-YY;q=,de' },
      { 'x-socket-id': '1.1' },
      { 'x-forwarded-for': "'; --, 1" },
      { cookie: 'language=%00' },
      { authorization: `Bearer ${'x'.repeat(300)}` },
    ),
  },
)

/** Requests for a call as its contract describes them, and malformed ones. */
export const requestsFor = (endpoint: Endpoint, ids: readonly number[]): fc.Arbitrary<AttackRequest> =>
  fc
    .record({
      by: fc.oneof(
        { weight: 3, arbitrary: fc.constantFrom(...suited[endpoint.access]) },
        { weight: 1, arbitrary: fc.nat(6) },
      ),
      params: paramsOf(endpoint, ids),
      query: queryOf(endpoint, ids),
      body: bodiesOf(endpoint, ids),
      headers: moreHeaders,
    })
    .map(({ by, params, query, body, headers }) => ({
      by,
      sent: {
        method: endpoint.method,
        url: wellFormed(pathOf(endpoint, textsIn(params))) + query,
        ...body,
        headers: { ...headers, ...body.headers },
      },
    }))

/** An address without its last part would be that of another call. */
const wellFormed = (path: string) => path.replace(/\/(?=\/|$)/g, '/ ').replaceAll(' ', '%20')
