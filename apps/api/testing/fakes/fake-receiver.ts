import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'

export interface Received {
  readonly path: string
  readonly headers: IncomingHttpHeaders
  readonly body: string
  readonly event: { readonly type: string; readonly timestamp: string; readonly data: Record<string, unknown> }
}

interface Answer {
  readonly status?: number
  readonly headers?: Readonly<Record<string, string>>
  readonly text?: string
  /** Before it answers. */
  readonly after?: Promise<unknown>
}

/** The server of somebody who made a webhook: it records what it gets and answers 204, or as a test decides. */
export async function startReceiver(answerOf: (call: Received) => Answer = () => ({})) {
  const received: Received[] = []
  let decide = answerOf
  const server = createServer(async (request, response) => {
    let body = ''
    for await (const part of request) body += String(part)
    const call = { path: request.url ?? '', headers: request.headers, body, event: JSON.parse(body) }
    received.push(call)
    const { status = 204, headers = {}, text = '', after } = decide(call)
    await after
    response.writeHead(status, headers).end(text)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    received,
    answer: (next: (call: Received) => Answer) => {
      decide = next
    },
    close: async () => {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

export type FakeReceiver = Awaited<ReturnType<typeof startReceiver>>
