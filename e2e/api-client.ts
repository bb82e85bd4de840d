import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { type Answer, type Body, type Endpoint, type Params, pathOf } from '@washline/contract/endpoint'
import { type WaitingForApproval, waitingForApproval } from '@washline/contract/mandates/schemas'
import { scanLaundry } from '@washline/contract/orders/endpoints'

type Input<E extends Endpoint> = { readonly params?: Params<E>; readonly body?: Body<E, 'in'> }

export interface ApiClient {
  call<E extends Endpoint>(endpoint: E, input?: Input<E>): Promise<Answer<E>>
  /** The same with the token of a program, whose call waits for its person. */
  ask<E extends Endpoint>(token: string, endpoint: E, input?: Input<E>): Promise<WaitingForApproval['approval']>
  /** Sends a photo to a call that takes one. */
  upload<E extends Endpoint>(endpoint: E, params: Params<E>, photo: string | Buffer): Promise<Answer<E>>
  /** Scans a photo into a new draft. */
  scan(photo: string): Promise<Answer<typeof scanLaundry>['data']>
}

/** Speaks the public API as one person: for what a journey is not about. */
export function apiClient(url: string, token?: string): ApiClient {
  const send = async (
    endpoint: Endpoint,
    path: string,
    body: string | FormData | undefined,
    { as = token, status = 200 } = {},
  ) => {
    const response = await fetch(url + path, {
      method: endpoint.method,
      headers: {
        accept: 'application/json',
        ...(typeof body === 'string' ? { 'content-type': 'application/json' } : {}),
        ...(as ? { authorization: `Bearer ${as}` } : {}),
        ...(endpoint.method === 'POST' ? { 'idempotency-key': randomUUID() } : {}),
      },
      ...(body === undefined ? {} : { body }),
    })
    if (response.status !== status)
      throw new Error(`${endpoint.method} ${path} answered ${response.status} ${await response.text()}`)
    return response.json()
  }
  return {
    call: async (endpoint, { params, body } = {}) =>
      endpoint.answers[200].parse(
        await send(
          endpoint,
          pathOf(endpoint, params as Record<string, unknown>),
          body === undefined ? undefined : JSON.stringify(body),
        ),
      ) as Answer<typeof endpoint>,
    ask: async (program, endpoint, { params, body } = {}) => {
      const path = pathOf(endpoint, params as Record<string, unknown>)
      const answer = await send(endpoint, path, JSON.stringify(body), { as: program, status: 202 })
      return waitingForApproval.parse(answer).approval
    },
    upload: async (endpoint, params, photo) =>
      endpoint.answers[200].parse(
        await send(endpoint, pathOf(endpoint, params as Record<string, unknown>), await formOf(photo)),
      ) as Answer<typeof endpoint>,
    scan: async (photo) =>
      scanLaundry.answers[200].parse(await send(scanLaundry, scanLaundry.path, await formOf(photo))).data,
  }
}

/** A photo by its path, or itself. */
async function formOf(photo: string | Buffer): Promise<FormData> {
  const form = new FormData()
  const bytes = typeof photo === 'string' ? await readFile(photo) : photo
  form.set('image', new Blob([new Uint8Array(bytes)], { type: 'image/jpeg' }), 'photo.jpg')
  return form
}
