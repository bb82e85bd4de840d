import { type Answer, type Body, type Endpoint, type Params, pathOf, type Query } from '@washline/contract/endpoint'
import { activeLanguage } from '../i18n/i18n.ts'
import { doubtNetwork } from '../network/reachability.ts'
import { socketId } from '../realtime/socket-id.ts'
import { clearSession, getSession } from '../session/session.ts'
import { ApiError } from './api-error.ts'
import { NetworkError } from './network-error.ts'
import { newKey } from './new-key.ts'
import { oneATask } from './one-a-task.ts'
import { readAnswer } from './read-answer.ts'

type Text = string | number | boolean
type Texts<T> = { [K in keyof T]: T[K] extends string ? Text : T[K] | Text }
/** An id is of its own kind, which no other number or text can stand for. */
type Ids<T> = { [K in keyof T]: T[K] extends number ? T[K] : Text }
type Needed<E extends Endpoint, K extends 'params' | 'query' | 'body', V> = E[K] extends object
  ? object extends V
    ? { [P in K]?: V }
    : { [P in K]: V }
  : unknown

/** The arguments of a call, from its endpoint. */
export type CallInput<E extends Endpoint> = Needed<E, 'params', Ids<Params<E>>> &
  Needed<E, 'query', Partial<Texts<Query<E, 'in'>>>> &
  Needed<E, 'body', Body<E, 'in'>> & {
    /** The upload, for endpoints that take multipart form data. */
    form?: FormData
    /** Pass the same key again when the same submit is retried. */
    idempotencyKey?: string
    signal?: AbortSignal
  }

interface AnyInput {
  params?: Record<string, Text>
  query?: Record<string, Text | null | undefined>
  body?: unknown
  form?: FormData
  idempotencyKey?: string
  signal?: AbortSignal
}

/** Calls the API and returns its answer, which the server has parsed by the contract. Throws `ApiError` or `NetworkError`. */
export async function callApi<E extends Endpoint>(endpoint: E, input?: CallInput<E>): Promise<Answer<E>> {
  const given = (input ?? {}) as AnyInput
  const { token } = getSession()
  if (endpoint.method === 'GET') await oneATask()
  const response = await send(endpoint, given, token)
  try {
    return (await readAnswer(response, endpoint.file !== undefined)) as Answer<E>
  } catch (error) {
    if (error instanceof ApiError && error.status === 401 && token === getSession().token) clearSession()
    throw error
  }
}

/** Calls the API in the name of another session than this page's: of one of the demo's phones. */
export async function callApiAs<E extends Endpoint>(
  token: string,
  endpoint: E,
  input?: CallInput<E>,
): Promise<Answer<E>> {
  const response = await send(endpoint, (input ?? {}) as AnyInput, token)
  return (await readAnswer(response, endpoint.file !== undefined)) as Answer<E>
}

async function send(endpoint: Endpoint, input: AnyInput, token: string | null): Promise<Response> {
  const hasBody = endpoint.method !== 'GET' && input.form === undefined
  const live = socketId()
  const headers: Record<string, string> = {
    Accept: 'application/json',
    'Accept-Language': activeLanguage(),
    ...(hasBody && { 'Content-Type': 'application/json' }),
    ...(token && { Authorization: `Bearer ${token}` }),
    ...(live && { 'X-Socket-ID': live }),
    ...((endpoint.method === 'POST' || input.idempotencyKey) && {
      'Idempotency-Key': input.idempotencyKey ?? newKey(),
    }),
  }
  try {
    return await fetch(addressOf(endpoint, input), {
      method: endpoint.method,
      headers,
      body: input.form ?? (hasBody ? JSON.stringify(input.body ?? {}) : null),
      signal: input.signal ?? null,
    })
  } catch (error) {
    if (input.signal?.aborted) throw error
    void doubtNetwork()
    throw new NetworkError(error)
  }
}

function addressOf(endpoint: Endpoint, { params = {}, query = {} }: AnyInput): string {
  const path = pathOf(endpoint, params)
  const asked = Object.entries(query).flatMap(([name, value]) => (value == null ? [] : [[name, String(value)]]))
  return asked.length ? `${path}?${new URLSearchParams(asked)}` : path
}
