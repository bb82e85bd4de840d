import type { Endpoint } from '@washline/contract/endpoint'
import { problem } from '@washline/contract/envelope'
import type { RefusalDefinition } from '@washline/contract/refusal'
import { refusalsOf } from '@washline/contract/refusals-of'
import { type ZodType, z } from 'zod'
import { problemOf } from '../http/answer-problem.ts'
import { refuse } from '../http/refusal.ts'

const schemaOf = (schema: ZodType) => {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, {
    io: 'input',
    unrepresentable: 'any',
    metadata: z.registry(),
  })
  return rest
}

const exampleOf = (refusal: RefusalDefinition) => ({
  summary: refusal.description,
  value: { ...problemOf(refuse(refusal, refusal.values && { values: refusal.values })).body, ...refusal.example },
})

const schemaOfRefusal = ({ code, description, body }: RefusalDefinition) => ({
  description,
  allOf: [
    { $ref: '#/components/schemas/Problem' },
    { type: 'object', properties: { code: { const: code } } },
    ...(body ? [schemaOf(body)] : []),
  ],
})

const byCode = (refusals: readonly RefusalDefinition[], part: (refusal: RefusalDefinition) => object) =>
  Object.fromEntries(refusals.map((refusal) => [refusal.code, part(refusal)]))

const nameOf = (refusals: readonly RefusalDefinition[]) => refusals.map(({ code }) => code).join('-or-')

/** The refusals of one status: each code with its meaning, its body and an example. */
const responseOf = (refusals: readonly RefusalDefinition[]) => {
  const waits = refusals.some(({ status }) => status === 429 || status === 503)
  return {
    description: refusals.map(({ code, description }) => `- \`${code}\`: ${description}`).join('\n'),
    ...(waits ? { headers: { 'Retry-After': { $ref: '#/components/headers/RetryAfter' } } } : {}),
    content: {
      'application/json': {
        schema: { oneOf: refusals.map(({ code }) => ({ $ref: `#/components/schemas/${code}` })) },
        examples: Object.fromEntries(refusals.map(({ code }) => [code, { $ref: `#/components/examples/${code}` }])),
      },
    },
  }
}

const byStatus = (endpoint: Endpoint) => Map.groupBy(refusalsOf(endpoint), ({ status }) => status)

/** The responses by which a call refuses, by status. Many calls share them. */
export const problemsOf = (endpoint: Endpoint): Record<string, { $ref: string }> =>
  Object.fromEntries(
    [...byStatus(endpoint)].map(([status, refusals]) => [
      status,
      { $ref: `#/components/responses/${nameOf(refusals)}` },
    ]),
  )

/** What `problemsOf` refers to. */
export function problemComponents(endpoints: readonly Endpoint[]) {
  const refusals = [...new Set(endpoints.flatMap(refusalsOf))]
  const responses = endpoints.flatMap((endpoint) =>
    [...byStatus(endpoint).values()].map((each) => [nameOf(each), responseOf(each)] as const),
  )
  return {
    schemas: {
      Problem: { description: 'Every refusal. `code` is for programs, `message` for people.', ...schemaOf(problem) },
      ...byCode(refusals, schemaOfRefusal),
    },
    examples: byCode(refusals, exampleOf),
    responses: Object.fromEntries(responses),
  }
}
