import type { ZodObject, ZodType, z } from 'zod'
import type { RefusalDefinition } from './refusal.ts'
import type { Scope } from './tokens/scopes.ts'

/**
 * Who may call: anyone; any signed-in user; a customer account; a Washer account; an operator with a proven second
 * factor in this session; an operator who has yet to prove it.
 */
export type Access = 'public' | 'signed-in' | 'customer' | 'washer' | 'operator' | 'unproven-operator'

/**
 * What a token of a program needs for a call, beside the rights of its person: a scope; nothing, where anyone may call; or no token is
 * accepted, since the call is only made in a session, by the person.
 */
export type TokenAccess = Scope | 'public' | 'session'

export interface Endpoint {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  /** Path under the API base, with `:name` parameters, e.g. `/api/orders/:id`. */
  readonly path: `/api/${string}`
  readonly access: Access
  readonly scope: TokenAccess
  readonly summary: string
  readonly params?: ZodType
  readonly query?: ZodType
  readonly body?: ZodType
  /** Set for file uploads; the body is then read as multipart form data. */
  readonly multipart?: true
  /** The fields of that form beside `image`, each a text. */
  readonly form?: ZodObject
  /** Set when the answer is a file, of this type and name. */
  readonly file?: { readonly type: 'text/csv' | 'text/calendar'; readonly name: string }
  /** Set when the answer contains a secret: it is not stored with its Idempotency-Key, and a repeat is a new call. */
  readonly secret?: true
  /** Set for an operator's list that contains people's money: reading it is recorded, like reading one subject. */
  readonly audited?: true
  readonly answers: { readonly 200: ZodType }
  /** What this call refuses beyond what `refusalsOf` derives from its shape. The server can answer with nothing else. */
  readonly refusals?: readonly RefusalDefinition[]
}

export type Answer<E extends Endpoint> = z.output<E['answers'][200]>
/** The answer before parsing, as the server builds it. */
export type AnswerInput<E extends Endpoint> = z.input<E['answers'][200]>
type PartOf<E extends Endpoint, K extends 'params' | 'query' | 'body', Side extends 'in' | 'out'> = E[K] extends ZodType
  ? Side extends 'in'
    ? z.input<E[K]>
    : z.output<E[K]>
  : undefined
export type Params<E extends Endpoint, Side extends 'in' | 'out' = 'out'> = PartOf<E, 'params', Side>
export type Query<E extends Endpoint, Side extends 'in' | 'out' = 'out'> = PartOf<E, 'query', Side>
export type Body<E extends Endpoint, Side extends 'in' | 'out' = 'out'> = PartOf<E, 'body', Side>

/** The path of a call with its `:name` parameters filled in. */
export const pathOf = (endpoint: Pick<Endpoint, 'path'>, params: Readonly<Record<string, unknown>> = {}): string =>
  endpoint.path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name])))

/** Declares one call of the API for the server's route, the web client and the OpenAPI document. */
export function defineEndpoint<const E extends Endpoint>(endpoint: E): E {
  return endpoint
}
