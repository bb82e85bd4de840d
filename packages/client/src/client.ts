import type { AnswerOf, Arguments, CallOptions, Input, PagedName, RowOf } from './call-types.ts'
import type { OperationName } from './operation-types.ts'
import { rowsOf } from './pages.ts'
import { type Patience, repeat } from './repeat.ts'
import { type AnyInput, operationNames, requestOf } from './request-of.ts'
import { WashlineError, waitingStatus } from './washline-error.ts'

export interface ClientOptions extends Partial<Patience> {
  /** Where the server is: `https://washline.example`. */
  readonly url: string
  /** The token of a session or an access token. */
  readonly token?: string | undefined
  /** Gets a token where there is none, and a new one once where the old one is not valid any more. */
  readonly signIn?: ((guest: Client) => Promise<string>) | undefined
  /** For the texts that people read: en, de, es, fr, ja, zh. */
  readonly language?: string
  /** For each attempt. */
  readonly timeoutMs?: number
  readonly fetch?: typeof fetch
}

type Calls = { readonly [N in OperationName]: (...call: Arguments<N>) => Promise<AnswerOf<N>> }

export interface Client extends Calls {
  /** Every row of a list that comes in pages: `for await (const order of client.rows('listOrders'))`. */
  rows<N extends PagedName>(name: N, input?: Input<N>, options?: CallOptions): AsyncGenerator<RowOf<N>>
  /** The same server as another person. */
  withToken(token: string | undefined): Client
  /** Requests something beside the calls with this person's token, such as a channel's signature. */
  readonly fetch: (path: string, init?: RequestInit) => Promise<Response>
}

const usual = { attempts: 4, pauseMs: 400, longestPauseMs: 30_000, timeoutMs: 15_000 } as const

/** A client of one server as one person. Its calls have the names of the API's operations. */
export function createClient(options: ClientOptions): Client {
  const { url, signIn, language, fetch: send = fetch, ...given } = options
  const settings = { ...usual, ...given }
  let token = options.token
  let signingIn: Promise<string> | undefined

  const request = (path: string, init: RequestInit = {}) => {
    const headers = new Headers(init.headers)
    headers.set('accept', 'application/json')
    if (language) headers.set('accept-language', language)
    if (token) headers.set('authorization', `Bearer ${token}`)
    return send(new URL(path, url), { ...init, headers })
  }

  const renewToken = async () => {
    signingIn ??= signIn?.(createClient({ ...options, token: undefined, signIn: undefined })).finally(() => {
      signingIn = undefined
    })
    token = await signingIn
  }

  const once = async (name: OperationName, input: AnyInput, key: string, { signal, timeoutMs }: CallOptions) => {
    const { method, path, body, isText } = requestOf(name, input)
    const limit = AbortSignal.timeout(timeoutMs ?? settings.timeoutMs)
    const response = await request(path, {
      method,
      headers: {
        ...(method === 'GET' ? {} : { 'idempotency-key': key }),
        ...(typeof body === 'string' ? { 'content-type': 'application/json' } : {}),
      },
      signal: signal ? AbortSignal.any([signal, limit]) : limit,
      ...(body === undefined ? {} : { body }),
    })
    // What waits for a person's approval has not happened: the caller must not take it for an answer.
    if (!response.ok || response.status === waitingStatus)
      throw new WashlineError(name, response, await response.json().catch(() => undefined))
    return isText ? response.text() : response.json()
  }

  const call = async (name: OperationName, input: AnyInput = {}, options: CallOptions = {}): Promise<unknown> => {
    const { method, isOnce } = requestOf(name, input)
    const key = options.idempotencyKey ?? crypto.randomUUID()
    const attempt = () =>
      repeat(() => once(name, input, key, options), {
        ...settings,
        isRepeatable: isOnce || method === 'GET',
        signal: options.signal,
      })
    if (signIn && !token) await renewToken()
    const used = token
    try {
      return await attempt()
    } catch (error) {
      if (!signIn || !(error instanceof WashlineError) || error.status !== 401) throw error
      if (token === used) await renewToken()
      return attempt()
    }
  }

  const calls = operationNames.map((name) => [
    name,
    (...[input, more]: [AnyInput?, CallOptions?]) => call(name, input, more),
  ])
  return {
    ...(Object.fromEntries(calls) as Calls),
    rows: (name, input, more) =>
      rowsOf((each, page) => call(each, page, more), name, (input ?? {}) as AnyInput) as AsyncGenerator<
        RowOf<typeof name>
      >,
    withToken: (other) => createClient({ ...options, token: other }),
    fetch: request,
  }
}
