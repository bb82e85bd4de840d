import { platformRefusals } from '@washline/contract/platform/refusals'
import type { FastifyRequest } from 'fastify'
import { Refusal } from './refusal.ts'

/** `WWW-Authenticate` of a refusal that another token may avoid, as RFC 6750 defines it; nothing for any other one. */
export function challengeOf(error: unknown, request: Pick<FastifyRequest, 'headers'>): string | undefined {
  if (!(error instanceof Refusal)) return undefined
  switch (error.definition) {
    case platformRefusals.unauthenticated:
      return challenge(request.headers.authorization === undefined ? {} : { error: 'invalid_token' })
    case platformRefusals.insufficientScope:
      return challenge({ error: 'insufficient_scope', scope: String(error.body.scope) })
    case platformRefusals.sessionRequired:
      return challenge({ error: 'insufficient_scope' })
    default:
      return undefined
  }
}

const challenge = (parameters: Readonly<Record<string, string>>): string =>
  `Bearer ${Object.entries({ realm: 'Washline', ...parameters })
    .map(([name, value]) => `${name}="${value}"`)
    .join(', ')}`
