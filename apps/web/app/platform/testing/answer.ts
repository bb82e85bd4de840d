import type { AnswerInput, Endpoint } from '@washline/contract/endpoint'
import type { ProblemOf } from '@washline/contract/problem-of'
import { type DefaultBodyType, HttpResponse, type RequestHandler } from 'msw'
import { CallHandler } from './call-handler.ts'

interface Asked {
  request: Request
  params: Record<string, string | readonly string[] | undefined>
}

/** As the server, which parses what it answers with. A file is text. */
const answered = (endpoint: Endpoint, body: unknown) =>
  HttpResponse.json((endpoint.file ? body : endpoint.answers[200].parse(body)) as DefaultBodyType)

/** The API answers this call. */
export function answer<E extends Endpoint>(endpoint: E, body: AnswerInput<E>): RequestHandler {
  return new CallHandler(endpoint, () => answered(endpoint, body))
}

/** The API answers this call with what the function makes of it. */
export function answerBy<E extends Endpoint, const B extends AnswerInput<E>>(
  endpoint: E,
  make: (asked: Asked) => B | Promise<B>,
): RequestHandler {
  return new CallHandler(endpoint, async (asked) => answered(endpoint, await make(asked)))
}

export interface Refusal<E extends Endpoint> {
  status: ProblemOf<E>['status']
  message: string
  /** One that the call declares. */
  code?: ProblemOf<E>['code']
  errors?: Record<string, string[]>
  /** The fields that answers with this code have beside those of every problem. */
  body?: Record<string, unknown>
}

/** The API refuses this call. */
export function refuse<E extends Endpoint>(endpoint: E, { status, body, ...problem }: Refusal<E>): RequestHandler {
  return new CallHandler(endpoint, () => HttpResponse.json({ success: false, ...problem, ...body }, { status }))
}

/** The call does not reach the API. */
export function unreachable(endpoint: Endpoint): RequestHandler {
  return new CallHandler(endpoint, () => HttpResponse.error())
}
