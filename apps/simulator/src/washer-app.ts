import { randomUUID } from 'node:crypto'
import { type Answer, type Body, type Endpoint, type Params, pathOf } from '@washline/contract/endpoint'
import { login } from '@washline/contract/identity/endpoints'

type Input<E extends Endpoint> = { readonly params?: Params<E>; readonly body?: Body<E, 'in'> }

/** The public API as a Washer's phone calls it. Signs in, and again when the session has expired. */
export interface WasherApp {
  call<E extends Endpoint>(endpoint: E, input?: Input<E>): Promise<Answer<E>>
}

export class CallFailed extends Error {
  readonly status: number
  constructor(status: number, message: string) {
    super(message)
    this.status = status
  }
}

export function washerApp(baseUrl: string, credentials: { email: string; password: string }): WasherApp {
  let token: string | undefined

  const send = async (endpoint: Endpoint, input: { params?: unknown; body?: unknown }): Promise<unknown> => {
    const response = await fetch(new URL(pathOf(endpoint, input.params as Record<string, unknown>), baseUrl), {
      method: endpoint.method,
      headers: {
        accept: 'application/json',
        'content-type': 'application/json',
        ...(token ? { authorization: `Bearer ${token}` } : {}),
        ...(endpoint.method === 'POST' ? { 'idempotency-key': randomUUID() } : {}),
      },
      signal: AbortSignal.timeout(10_000),
      ...(endpoint.method === 'GET' ? {} : { body: JSON.stringify(input.body ?? {}) }),
    })
    const answer = (await response.json()) as { message?: string }
    if (!response.ok) throw new CallFailed(response.status, answer.message ?? response.statusText)
    return endpoint.answers[200].parse(answer)
  }

  const signIn = async () => {
    token = undefined
    token = ((await send(login, { body: credentials })) as Answer<typeof login>).token
  }

  return {
    call: async (endpoint, input = {}) => {
      if (!token) await signIn()
      try {
        return (await send(endpoint, input)) as Answer<typeof endpoint>
      } catch (error) {
        if (!(error instanceof CallFailed) || error.status !== 401) throw error
        await signIn()
        return (await send(endpoint, input)) as Answer<typeof endpoint>
      }
    },
  }
}
