import { type Operation, operations } from '@washline/contract/documents/operations'
import type { Endpoint } from '@washline/contract/endpoint'
import { platformRefusals } from '@washline/contract/platform/refusals'
import { scopes } from '@washline/contract/tokens/scopes'
import { tokenRules } from '@washline/contract/tokens/token-rules'
import { ZodObject } from 'zod'
import { createDocument, type ZodOpenApiOperationObject, type ZodOpenApiPathsObject } from 'zod-openapi'
import { addExamples } from './add-examples.ts'
import { bareCalls } from './bare-calls.ts'
import { describeOperation } from './describe-operation.ts'
import { introduction } from './introduction.ts'
import { problemComponents } from './problems.ts'
import { tags } from './tags.ts'
import { withNames } from './with-names.ts'

const idempotencyKey = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  description: 'Your own text for this call, new for each intended effect and the same for each repeat.',
  schema: { type: 'string', minLength: 1, maxLength: 200 },
  example: '0b2f8c1e-52a4-4f0e-9a1d-7f1c6b3d2e10',
} as const

const retryAfter = {
  description: 'Seconds to wait before the same call may succeed.',
  schema: { type: 'integer', minimum: 1 },
  example: 5,
} as const

/** The calls that a server has bound, by their names. A call without one is a mistake in `documents/contract.ts`. */
function namedOf(endpoints: readonly Endpoint[]): readonly Operation[] {
  const byEndpoint = new Map(operations.map((operation) => [operation.endpoint, operation]))
  return endpoints.map((endpoint) => {
    const operation = byEndpoint.get(endpoint)
    if (!operation) throw new Error(`${endpoint.method} ${endpoint.path} is missing in documents/contract.ts`)
    return operation
  })
}

const pathsOf = (named: readonly Operation[]): ZodOpenApiPathsObject => {
  const paths: Record<string, Record<string, ZodOpenApiOperationObject>> = {}
  for (const operation of named) {
    const path = operation.endpoint.path.replace(/:(\w+)/g, '{$1}')
    paths[path] = { ...paths[path], [operation.endpoint.method.toLowerCase()]: describeOperation(operation) }
  }
  return { ...paths, ...bareCalls }
}

/** The OpenAPI 3.1 document of every bound endpoint, from the contract itself. */
export function openApiDocument(endpoints: readonly Endpoint[], publicUrl: string) {
  const named = namedOf(endpoints)
  const { schemas, examples, responses } = problemComponents([...endpoints, bareRefusals])
  const used = new Set<string>(['platform', ...named.map(({ noun }) => noun)])
  const document = withNames(() =>
    createDocument(
      {
        openapi: '3.1.0',
        info: {
          title: 'Washline',
          version: '1',
          summary: 'Orders of laundry, from the photo to the return.',
          description: introduction,
          license: { name: 'Apache-2.0', identifier: 'Apache-2.0' },
        },
        servers: [{ url: publicUrl, description: 'This server.' }],
        tags: Object.entries(tags).flatMap(([name, description]) => (used.has(name) ? [{ name, description }] : [])),
        paths: pathsOf(named),
        components: {
          securitySchemes: {
            session: {
              type: 'http',
              scheme: 'bearer',
              description: 'The token of a session, from `login` or `register`.',
            },
            accessToken: {
              type: 'http',
              scheme: 'bearer',
              description: `An access token of a person, made by \`makeAccessToken\` or on the account page. It begins with \`${tokenRules.prefix}\` and may do what its scopes name: ${scopes.join(', ')}.`,
            },
          },
          parameters: { IdempotencyKey: idempotencyKey },
          headers: { RetryAfter: retryAfter },
          schemas,
          examples,
          responses,
        },
      } as Parameters<typeof createDocument>[0],
      {
        allowEmptySchema: { never: true },
        // An answer may get further fields: clients made from the document must take them.
        override: ({ jsonSchema, zodSchema, io }) => {
          for (const bound of ['minimum', 'maximum'] as const)
            if (Math.abs(jsonSchema[bound] ?? 0) === Number.MAX_SAFE_INTEGER) delete jsonSchema[bound]
          const isStrict = zodSchema instanceof ZodObject && zodSchema.def.catchall !== undefined
          if (io === 'output' && !isStrict && jsonSchema.additionalProperties === false)
            delete jsonSchema.additionalProperties
        },
      },
    ),
  )
  return addExamples(document, named)
}

/** What the calls beside the contract refuse with. */
const bareRefusals = {
  method: 'GET',
  path: '/api/media/:key',
  access: 'signed-in',
  scope: 'public',
  summary: '',
  answers: { 200: platformRefusals as never },
  refusals: [platformRefusals.notFound, platformRefusals.forbidden],
} satisfies Endpoint
