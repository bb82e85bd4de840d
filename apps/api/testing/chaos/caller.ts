import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { type Answer, type Body, type Endpoint, type Params, pathOf } from '@washline/contract/endpoint'

type Input<E extends Endpoint> = { readonly params?: Params<E>; readonly body?: Body<E, 'in'> }

export type Call = <E extends Endpoint>(endpoint: E, input?: Input<E>) => Promise<Answer<E> | undefined>

const retryMs = 60

/** One try of a call: without a status nobody answered. */
export interface Attempt {
  readonly method: string
  readonly path: string
  readonly status: number | undefined
  readonly retryAfter: string | null
  readonly tookMs: number
  /** The code of a refusal, with its text. */
  readonly refusal?: string | undefined
}

/** Code and text of a refusal; nothing of an answer that is none. */
export function refusalOf(text: string): string | undefined {
  try {
    const { success, code, message } = JSON.parse(text) as Record<string, unknown>
    return success === false && typeof message === 'string' ? `${code}: ${message}` : undefined
  } catch {
    return undefined
  }
}

/** Whether the server has decided; anything else leaves open what it did. */
const isSettled = (status: number, text: string) =>
  status < 500 && status !== 429 && !text.includes('request_in_progress')

/**
 * Calls as one person, as the web client does: what nobody answered goes out again under the same key, for as long as it
 * takes. Gives nothing where the server refuses.
 */
export function createCaller(
  url: string,
  token?: string,
  attempted: (attempt: Attempt) => void = () => undefined,
): Call {
  const send = async (endpoint: Endpoint, path: string, body: unknown, key: string) => {
    const response = await fetch(url + path, {
      method: endpoint.method,
      headers: {
        ...(token ? { authorization: `Bearer ${token}` } : {}),
        ...(endpoint.method === 'GET' ? {} : { 'content-type': 'application/json', 'idempotency-key': key }),
      },
      ...(endpoint.method === 'GET' ? {} : { body: JSON.stringify(body ?? {}) }),
    })
    return { status: response.status, retryAfter: response.headers.get('retry-after'), text: await response.text() }
  }
  return async (endpoint, { params, body } = {}) => {
    const path = pathOf(endpoint, params as Record<string, unknown> | undefined)
    const key = randomUUID()
    for (;;) {
      const begunMs = performance.now()
      const answer = await send(endpoint, path, body, key).catch(() => undefined)
      const { status, retryAfter = null } = answer ?? {}
      attempted({
        method: endpoint.method,
        path: endpoint.path,
        status,
        retryAfter,
        tookMs: performance.now() - begunMs,
        refusal: answer && refusalOf(answer.text),
      })
      if (answer && isSettled(answer.status, answer.text))
        return answer.status === 200
          ? (endpoint.answers[200].parse(JSON.parse(answer.text)) as Answer<typeof endpoint>)
          : undefined
      await pause(retryMs)
    }
  }
}
