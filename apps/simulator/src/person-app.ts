import { randomUUID } from 'node:crypto'
import { type Answer, type Body, type Endpoint, type Params, pathOf } from '@washline/contract/endpoint'
import { login } from '@washline/contract/identity/endpoints'

type Input<E extends Endpoint> = { readonly params?: Params<E>; readonly body?: Body<E, 'in'> }

/** The public API as a person's phone calls it. Signs in, and again when the session has expired. */
export interface PersonApp {
  call<E extends Endpoint>(endpoint: E, input?: Input<E>): Promise<Answer<E>>
  /** Sends a PNG as a form. */
  upload<E extends Endpoint>(
    endpoint: E,
    input: {
      readonly params?: Params<E>
      readonly photo: Buffer
      readonly fields?: Readonly<Record<string, string>>
    },
  ): Promise<Answer<E>>
}

export class CallFailed extends Error {
  readonly status: number
  constructor(status: number, message: string) {
    super(message)
    this.status = status
  }
}

export function personApp(baseUrl: string, credentials: { email: string; password: string }): PersonApp {
  let token: string | undefined

  const send = async (
    endpoint: Endpoint,
    input: { params?: unknown; body?: unknown; form?: FormData },
  ): Promise<unknown> => {
    const response = await fetch(new URL(pathOf(endpoint, input.params as Record<string, unknown>), baseUrl), {
      method: endpoint.method,
      headers: {
        accept: 'application/json',
        ...(input.form ? {} : { 'content-type': 'application/json' }),
        ...(token ? { authorization: `Bearer ${token}` } : {}),
        ...(endpoint.method === 'POST' ? { 'idempotency-key': randomUUID() } : {}),
      },
      signal: AbortSignal.timeout(10_000),
      ...(endpoint.method === 'GET' ? {} : { body: input.form ?? JSON.stringify(input.body ?? {}) }),
    })
    const answer = (await response.json()) as { message?: string }
    if (!response.ok) throw new CallFailed(response.status, answer.message ?? response.statusText)
    return endpoint.answers[200].parse(answer)
  }

  const signIn = async () => {
    token = undefined
    token = ((await send(login, { body: credentials })) as Answer<typeof login>).token
  }

  const sendSignedIn = async (...call: Parameters<typeof send>) => {
    if (!token) await signIn()
    try {
      return await send(...call)
    } catch (error) {
      if (!(error instanceof CallFailed) || error.status !== 401) throw error
      await signIn()
      return send(...call)
    }
  }

  return {
    call: async (endpoint, input = {}) => (await sendSignedIn(endpoint, input)) as Answer<typeof endpoint>,
    upload: async (endpoint, { params, photo, fields = {} }) => {
      const form = new FormData()
      for (const [name, value] of Object.entries(fields)) form.set(name, value)
      form.set('image', new Blob([new Uint8Array(photo)], { type: 'image/png' }), 'door.png')
      return (await sendSignedIn(endpoint, { params, form })) as Answer<typeof endpoint>
    },
  }
}
