import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { type Answer, type Body, type Endpoint, type Params, pathOf } from '@washline/contract/endpoint'
import type { FastifyInstance, InjectOptions } from 'fastify'

type Input<E extends Endpoint> = { readonly params?: Params<E>; readonly body?: Body<E, 'in'> }

export interface DemoClient {
  call<E extends Endpoint>(endpoint: E, input?: Input<E>): Promise<Answer<E>>
  /** Sends a photo to an endpoint that takes one. */
  upload<E extends Endpoint>(
    endpoint: E,
    jpeg: Buffer,
    params?: Params<E>,
    fields?: Readonly<Record<string, string>>,
  ): Promise<Answer<E>>
}

/** A machine that also builds the client may leave the database without processor for a moment: the same call again finds it there. */
const againAfterMs = 1_000
const mostTries = 30

async function patiently(fastify: FastifyInstance, call: InjectOptions, afterMs: number) {
  for (let tries = 1; ; tries += 1) {
    const response = await fastify.inject(call)
    if (response.statusCode !== 503 || tries === mostTries) return response
    await pause(afterMs)
  }
}

/** Speaks the public API as one person, in process: demo data is made the way people make it. */
export function demoClient(
  fastify: FastifyInstance,
  tokenNow: () => Promise<string>,
  afterMs = againAfterMs,
): DemoClient {
  const send = async (
    method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE',
    url: string,
    payload: unknown,
    type: string,
  ) => {
    const response = await patiently(
      fastify,
      {
        method,
        url,
        headers: {
          authorization: `Bearer ${await tokenNow()}`,
          'content-type': type,
          ...(method === 'POST' ? { 'idempotency-key': randomUUID() } : {}),
        },
        ...(payload === undefined ? {} : { payload: payload as Buffer | string }),
      },
      afterMs,
    )
    if (response.statusCode !== 200)
      throw new Error(`demo data: ${method} ${url} answered ${response.statusCode} ${response.body.slice(0, 300)}`)
    return response.json<Record<string, unknown>>()
  }
  return {
    call: async (endpoint, input = {}) =>
      endpoint.answers[200].parse(
        await send(
          endpoint.method,
          pathOf(endpoint, input.params as Record<string, unknown>),
          input.body === undefined ? undefined : JSON.stringify(input.body),
          'application/json',
        ),
      ) as Answer<typeof endpoint>,
    upload: async (endpoint, jpeg, params, fields = {}) => {
      const boundary = 'washline-demo'
      const parts = Object.entries(fields).map(
        ([name, value]) => `--${boundary}\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
      )
      const head = `--${boundary}\r\ncontent-disposition: form-data; name="image"; filename="laundry.jpg"\r\ncontent-type: image/jpeg\r\n\r\n`
      const form = Buffer.concat([Buffer.from(parts.join('') + head), jpeg, Buffer.from(`\r\n--${boundary}--\r\n`)])
      const url = pathOf(endpoint, params as Record<string, unknown>)
      return endpoint.answers[200].parse(
        await send(endpoint.method, url, form, `multipart/form-data; boundary=${boundary}`),
      ) as Answer<typeof endpoint>
    },
  }
}
