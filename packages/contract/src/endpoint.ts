import type { ZodType, z } from 'zod'

/**
 * Who may call: anyone; any signed-in user; a user whose account is of the customer type;
 * a user whose account is of the Washer type; an operator whose second factor is proven in this session; an operator
 * who may still have to prove it.
 */
export type Access = 'public' | 'signed-in' | 'customer' | 'washer' | 'operator' | 'unproven-operator'

export interface Endpoint {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  /** Path under the API base, with `:name` parameters, e.g. `/api/orders/:id`. */
  readonly path: `/api/${string}`
  readonly access: Access
  readonly summary: string
  readonly params?: ZodType
  readonly query?: ZodType
  readonly body?: ZodType
  /** Set for file uploads; the body is then read as multipart form data. */
  readonly multipart?: true
  /** Set where the answer is a file of this type: a text that is sent as it is. */
  readonly file?: 'text/csv'
  /** Set where the answer holds a secret: it is not kept with its Idempotency-Key, and a repeat is a call of its own. */
  readonly secret?: true
  /** Answer bodies by status. Errors are always the `problem` envelope and are not listed. */
  readonly answers: { readonly 200: ZodType }
}

export type Answer<E extends Endpoint> = z.output<E['answers'][200]>
/** What the server must give: the answer before parsing. */
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

/** Declares one call of the API once, for the server's route, the web client and the OpenAPI document. */
export function defineEndpoint<const E extends Endpoint>(endpoint: E): E {
  return endpoint
}
