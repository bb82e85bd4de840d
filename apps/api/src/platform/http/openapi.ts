import type { Endpoint } from '@washline/contract/endpoint'
import { problem } from '@washline/contract/envelope'
import type { RefusalDefinition } from '@washline/contract/refusal'
import { refusalsOf } from '@washline/contract/refusals-of'
import { type ZodType, z } from 'zod'
import { problemOf } from './answer-problem.ts'
import type { Http } from './http.ts'
import { refuse } from './refusal.ts'

const schemaOf = (schema: ZodType, io: 'input' | 'output') => {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' })
  return rest
}

interface ObjectSchema {
  readonly properties?: Record<string, unknown>
  readonly required?: readonly string[]
}

const parametersOf = (schema: ZodType | undefined, place: 'path' | 'query') => {
  if (!schema) return []
  const { properties = {}, required = [] } = schemaOf(schema, 'input') as ObjectSchema
  return Object.entries(properties).map(([name, property]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema: property,
  }))
}

const exampleOf = (refusal: RefusalDefinition) => ({
  summary: refusal.description,
  value: { ...problemOf(refuse(refusal, refusal.values && { values: refusal.values })).body, ...refusal.example },
})

const schemaOfRefusal = ({ code, body }: RefusalDefinition) => ({
  allOf: [
    { $ref: '#/components/schemas/Problem' },
    { type: 'object', properties: { code: { const: code } } },
    ...(body ? [schemaOf(body, 'output')] : []),
  ],
})

const byCode = (refusals: readonly RefusalDefinition[], part: (refusal: RefusalDefinition) => object) =>
  Object.fromEntries(refusals.map((refusal) => [refusal.code, part(refusal)]))

/** The refusals of a call by status: each code with its meaning, its body and an example. */
const problemsOf = (endpoint: Endpoint) =>
  Object.fromEntries(
    [...Map.groupBy(refusalsOf(endpoint), ({ status }) => status)].map(([status, refusals]) => [
      status,
      {
        description: refusals.map(({ code, description }) => `- \`${code}\`: ${description}`).join('\n'),
        content: {
          'application/json': {
            schema: { oneOf: refusals.map(({ code }) => ({ $ref: `#/components/schemas/${code}` })) },
            examples: Object.fromEntries(refusals.map(({ code }) => [code, { $ref: `#/components/examples/${code}` }])),
          },
        },
      },
    ]),
  )

const operationOf = (endpoint: Endpoint) => ({
  summary: endpoint.summary,
  tags: [endpoint.path.split('/')[2] ?? 'api'],
  'x-access': endpoint.access,
  security: endpoint.access === 'public' ? [] : [{ bearer: [] }],
  parameters: [
    ...parametersOf(endpoint.params, 'path'),
    ...parametersOf(endpoint.query, 'query'),
    ...(endpoint.method !== 'GET'
      ? [{ name: 'Idempotency-Key', in: 'header', required: false, schema: { type: 'string', maxLength: 200 } }]
      : []),
  ],
  ...(endpoint.multipart
    ? {
        requestBody: {
          required: true,
          content: {
            'multipart/form-data': {
              schema: {
                type: 'object',
                properties: { image: { type: 'string', format: 'binary' }, order_id: { type: 'integer' } },
                required: ['image'],
              },
            },
          },
        },
      }
    : endpoint.body
      ? {
          requestBody: {
            required: true,
            content: { 'application/json': { schema: schemaOf(endpoint.body, 'input') } },
          },
        }
      : {}),
  responses: {
    200: {
      description: 'OK',
      content: { [endpoint.file?.type ?? 'application/json']: { schema: schemaOf(endpoint.answers[200], 'output') } },
    },
    ...problemsOf(endpoint),
  },
})

/** The OpenAPI 3.1 document of every bound endpoint, from the contract itself. */
export function openApiDocument(endpoints: readonly Endpoint[], publicUrl: string): object {
  const paths: Record<string, Record<string, unknown>> = {}
  for (const endpoint of endpoints) {
    const path = endpoint.path.replace(/:(\w+)/g, '{$1}')
    paths[path] = { ...paths[path], [endpoint.method.toLowerCase()]: operationOf(endpoint) }
  }
  const refusals = [...new Set(endpoints.flatMap(refusalsOf))]
  return {
    openapi: '3.1.0',
    info: {
      title: 'Washline',
      version: '1',
      description: 'On-demand peer-to-peer laundry: scan, order, track, get it back within three hours.',
    },
    servers: [{ url: publicUrl }],
    components: {
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } },
      schemas: { Problem: schemaOf(problem, 'output'), ...byCode(refusals, schemaOfRefusal) },
      examples: byCode(refusals, exampleOf),
    },
    paths,
  }
}

const escapeHtml = (text: string) => text.replace(/[&<>"]/g, (char) => `&#${char.charCodeAt(0)};`)

const docsPage = (
  endpoints: readonly Endpoint[],
) => `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Washline API</title><style>body{font:16px/1.5 system-ui;max-width:72rem;margin:2rem auto;padding:0 1rem;color:#171c46;background:#f8f5ec}
td,th{padding:.4rem .8rem .4rem 0;text-align:left;vertical-align:top;border-bottom:1px dashed #b9b4a1}code{font-weight:600}div{overflow-x:auto}</style>
<h1>Washline API</h1><p>The machine-readable form is <a href="/api/openapi.json">openapi.json</a>. Calls carry a bearer token; every call that changes something takes an <code>Idempotency-Key</code>.</p>
<div><table><thead><tr><th>Call</th><th>Who</th><th>What it does</th></tr></thead><tbody>${endpoints
  .map(
    (e) =>
      `<tr><td><code>${e.method} ${escapeHtml(e.path)}</code></td><td>${e.access}</td><td>${escapeHtml(e.summary)}</td></tr>`,
  )
  .join('')}</tbody></table></div></html>`

export function serveOpenApi(http: Http, publicUrl: string): void {
  http.fastify.get('/api/openapi.json', async () => openApiDocument(http.endpoints, publicUrl))
  http.fastify.get('/api/docs', async (_request, reply) =>
    reply.type('text/html; charset=utf-8').send(docsPage(http.endpoints)),
  )
}
