import type { Endpoint } from '@washline/contract/endpoint'
import { platformRefusals } from '@washline/contract/platform/refusals'
import type { FastifyRequest } from 'fastify'
import type { ZodError, ZodType } from 'zod'
import { invalid, notFound, type Refusal, refuse } from './refusal.ts'

const errorsOf = (error: ZodError): Record<string, string[]> => {
  const errors: Record<string, string[]> = {}
  for (const issue of error.issues) {
    const field = issue.path.join('.') || 'body'
    errors[field] = [...(errors[field] ?? []), issue.message]
  }
  return errors
}

const parsed = (schema: ZodType | undefined, value: unknown, refusalOf: (error: ZodError) => Refusal): unknown => {
  if (!schema) return undefined
  const result = schema.safeParse(value)
  if (!result.success) throw refusalOf(result.error)
  return result.data
}

/** Parses the parts of a request by its endpoint: 404 for an id that cannot exist, 422 for everything else. */
export function parseRequest(
  endpoint: Endpoint,
  request: Pick<FastifyRequest, 'url' | 'params' | 'query' | 'body'>,
): { params: unknown; query: unknown; body: unknown } {
  if (request.url.includes('%00'))
    throw refuse(platformRefusals.badRequest, { message: 'The address has characters that cannot be used.' })
  return {
    params: parsed(endpoint.params, request.params, () => notFound()),
    query: parsed(endpoint.query, request.query, (error) => invalid(errorsOf(error))),
    body: endpoint.multipart ? undefined : parsed(endpoint.body, request.body, (error) => invalid(errorsOf(error))),
  }
}
