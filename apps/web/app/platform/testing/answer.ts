import type { AnswerInput, Endpoint } from '@washline/contract/endpoint'
import { type DefaultBodyType, HttpResponse, http, type RequestHandler } from 'msw'

const verbs = { GET: http.get, POST: http.post, PUT: http.put, PATCH: http.patch, DELETE: http.delete } as const

interface Asked {
  request: Request
  params: Record<string, string | readonly string[] | undefined>
}

/** The API answers this call. */
export function answer<E extends Endpoint>(endpoint: E, body: AnswerInput<E>): RequestHandler {
  return verbs[endpoint.method](endpoint.path, () => HttpResponse.json(body as DefaultBodyType))
}

/** The API answers this call with what the function makes of it. */
export function answerBy<E extends Endpoint, const B extends AnswerInput<E>>(
  endpoint: E,
  make: (asked: Asked) => B | Promise<B>,
): RequestHandler {
  return verbs[endpoint.method](endpoint.path, async (asked) =>
    HttpResponse.json((await make(asked)) as DefaultBodyType),
  )
}

export interface Refusal {
  status: number
  message: string
  code?: string
  errors?: Record<string, string[]>
}

/** The API refuses this call. */
export function refuse(endpoint: Endpoint, { status, code = 'refused', ...said }: Refusal): RequestHandler {
  return verbs[endpoint.method](endpoint.path, () => HttpResponse.json({ success: false, code, ...said }, { status }))
}

/** The call does not reach the API. */
export function unreachable(endpoint: Endpoint): RequestHandler {
  return verbs[endpoint.method](endpoint.path, () => HttpResponse.error())
}
