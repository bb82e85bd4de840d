import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { createConfig, lintFromString } from '@redocly/openapi-core'
import { type Operation, operations } from '@washline/contract/documents/operations'
import { namedSchemas } from '@washline/contract/documents/schema-names'
import { sentEvents } from '@washline/contract/documents/sent-events'
import { orderRefusals } from '@washline/contract/orders/refusals'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { openApiDocument } from './openapi.ts'

interface Media {
  readonly schema?: unknown
  readonly example?: unknown
}
interface Described {
  readonly operationId: string
  readonly summary: string
  readonly description: string
  readonly parameters?: readonly object[]
  readonly requestBody?: { readonly content: Record<string, Media> }
  readonly responses: Record<string, { readonly content?: Record<string, Media> }>
}

const document = openApiDocument(
  operations.map(({ endpoint }) => endpoint),
  'https://washline.example',
  sentEvents,
)
const paths = document.paths as unknown as Record<string, Record<string, Described>>
const webhooks = document.webhooks as unknown as Record<string, Record<string, Described>>
const described = Object.values(paths).flatMap((item) => Object.values(item))
const byName = new Map(described.map((each) => [each.operationId, each]))
const describedAs = ({ name }: Operation): Described => {
  const found = byName.get(name)
  if (!found) throw new Error(`${name} is not described`)
  return found
}

const contract = path.resolve(import.meta.dirname, '../../../../../packages/contract/src')

describe('the contract', () => {
  it('lists every call and every schema that it exports, each under one name', async () => {
    const files = globSync('*/**/*.ts', { cwd: contract }).filter(
      (file) => !file.endsWith('.test.ts') && !file.startsWith('documents/'),
    )
    const listed = new Set<unknown>([
      ...operations.map(({ endpoint }) => endpoint),
      ...namedSchemas.map(({ schema }) => schema),
    ])
    const missing: string[] = []
    for (const file of files) {
      const source = readFileSync(path.join(contract, file), 'utf8')
      if (!/defineEndpoint\(|from 'zod'/.test(source)) continue
      const exported: Record<string, unknown> = await import(path.join(contract, file))
      for (const [name, value] of Object.entries(exported)) {
        const isCall = typeof value === 'object' && value !== null && 'answers' in value && 'path' in value
        const isSchema = value instanceof z.ZodObject || value instanceof z.ZodEnum || value instanceof z.ZodUnion
        if ((isCall || isSchema) && !listed.has(value)) missing.push(`${file} ${name}`)
      }
    }
    expect(missing).toEqual([])
  })

  it('has no name twice', () => {
    const twice = (names: readonly (string | undefined)[]) =>
      names.filter((name, index) => name !== undefined && names.indexOf(name) !== index)
    expect(twice(operations.map(({ name }) => name))).toEqual([])
    expect(twice(namedSchemas.map(({ name }) => name))).toEqual([])
    expect(new Set(namedSchemas.map(({ schema }) => schema)).size).toBe(namedSchemas.length)
  })
})

describe('the OpenAPI document', () => {
  it('has no error and no warning by the recommended rules', { timeout: 60_000 }, async () => {
    const config = await createConfig({ extends: ['recommended'] })
    const found = await lintFromString({ source: JSON.stringify(document), absoluteRef: '/openapi.json', config })
    expect(found.map(({ ruleId, message, location }) => [ruleId, message, location[0]?.pointer])).toEqual([])
  })

  it.each(operations.map((operation) => [operation.name, operation] as const))(
    '%s has a summary, a description and examples that its own schemas take',
    (_, operation) => {
      const { endpoint } = operation
      const { summary, description, requestBody, responses } = describedAs(operation)
      expect(summary.length).toBeGreaterThan(3)
      expect(description.length).toBeGreaterThan(summary.length)
      const body = requestBody?.content['application/json']
      if (endpoint.body && !endpoint.multipart) expect(endpoint.body.safeParse(body?.example).error).toBeUndefined()
      for (const media of Object.values(responses[200]?.content ?? {}))
        expect(endpoint.answers[200].safeParse(media.example).error).toBeUndefined()
    },
  )

  it('names schemas instead of repeating them', () => {
    const { schemas = {} } = document.components ?? {}
    for (const name of ['Order', 'Item', 'Quote', 'Claim', 'Notification', 'MajorAmount', 'MinorAmount'])
      expect(Object.keys(schemas)).toContain(name)
    expect(JSON.stringify(describedAs(operationOf('getOrder')).responses[200])).toContain('#/components/schemas/Order')
  })

  it('stays small enough to be served', () => {
    expect(JSON.stringify(document).length).toBeLessThan(1_300_000)
  })

  it('lists the refusals of a call by status, each with its meaning, its body and an example', () => {
    const { responses } = describedAs(operationOf('placeOrder'))
    const { $ref } = responses[409] as { $ref?: string }
    const response = document.components?.responses?.[$ref?.split('/').at(-1) ?? ''] as Record<string, unknown>
    expect(response).toMatchObject({
      description: expect.stringContaining(`- \`wrong_status\`: ${orderRefusals.wrongStatus.description}`),
      content: {
        'application/json': {
          schema: { oneOf: expect.arrayContaining([{ $ref: '#/components/schemas/quote_changed' }]) },
          examples: { quote_changed: { $ref: '#/components/examples/quote_changed' } },
        },
      },
    })
    expect(document.components?.schemas?.quote_changed).toMatchObject({
      allOf: [
        { $ref: '#/components/schemas/Problem' },
        { properties: { code: { const: 'quote_changed' } } },
        { required: ['quote'] },
      ],
    })
    expect(document.components?.examples?.quote_changed).toMatchObject({
      value: { success: false, code: 'quote_changed', quote: { total: 27.5 } },
    })
  })

  it.each(sentEvents.map((event) => [event.name, event] as const))(
    'describes %s, which is sent to others, with an example that its own schema takes',
    (name, { payload }) => {
      const { post } = webhooks[name] ?? {}
      const example = post?.requestBody?.content['application/json']?.example
      expect(payload.safeParse(example).error).toBeUndefined()
    },
  )

  it('describes repeats, pages, photos and channels', () => {
    const withKey = describedAs(operationOf('placeOrder')).parameters
    expect(withKey).toContainEqual({ $ref: '#/components/parameters/IdempotencyKey' })
    expect(describedAs(operationOf('listOrders')).description).toContain('next_cursor')
    expect(JSON.stringify(describedAs(operationOf('scanLaundry')).requestBody)).toContain('by_hand')
    expect(document.components?.responses?.too_many_requests).toMatchObject({
      headers: { 'Retry-After': { $ref: '#/components/headers/RetryAfter' } },
    })
    expect(byName.has('getPhoto')).toBe(true)
    expect(byName.has('authorizeChannel')).toBe(true)
  })

  it('leaves no name of a schema behind for others', () => {
    expect(z.globalRegistry.get(operationOf('getOrder').endpoint.answers[200])).toBeUndefined()
    expect(namedSchemas.filter(({ schema }) => z.globalRegistry.get(schema)?.id)).toEqual([])
  })
})

function operationOf(name: Operation['name']): Operation {
  const found = operations.find((operation) => operation.name === name)
  if (!found) throw new Error(`${name} is no call`)
  return found
}
