import type { Endpoint } from '@washline/contract/endpoint'
import { platformRefusals } from '@washline/contract/platform/refusals'
import { issueText, issueTexts } from '@washline/contract/texts/issue-text'
import type { FastifyRequest } from 'fastify'
import type { ZodError, ZodType } from 'zod'
import { invalid, notFound, type Refusal, refuse } from './refusal.ts'

/** Refuses with the texts by field. Who reads the message alone has to learn which field it is about. */
const refusalOf = (error: ZodError): Refusal => {
  const errors: Record<string, string[]> = {}
  for (const issue of error.issues) {
    const field = issue.path.join('.') || 'body'
    errors[field] = [...(errors[field] ?? []), issue.message]
  }
  return invalid(errors, isGeneral(error.issues[0]?.message) ? Object.keys(errors)[0] : undefined)
}

const generalTexts = new Set<string>(Object.values(issueTexts))
const isGeneral = (text: string | undefined): boolean => text !== undefined && generalTexts.has(text)

const parsed = (schema: ZodType | undefined, value: unknown, refused: (error: ZodError) => Refusal): unknown => {
  if (!schema) return undefined
  const result = schema.safeParse(value, { error: issueText })
  if (!result.success) throw refused(result.error)
  return result.data
}

/** Parses the parts of a request by its endpoint: 404 for an id that cannot exist, 422 for everything else. */
export function parseRequest(
  endpoint: Endpoint,
  request: Pick<FastifyRequest, 'url' | 'params' | 'query' | 'body'>,
): { params: unknown; query: unknown; body: unknown } {
  if (request.url.includes('%00'))
    throw refuse(platformRefusals.badRequest, { message: 'This address has characters that cannot be used.' })
  return {
    params: parsed(endpoint.params, request.params, () => notFound()),
    query: parsed(endpoint.query, request.query, refusalOf),
    body: endpoint.multipart ? undefined : parsed(endpoint.body, request.body, refusalOf),
  }
}
