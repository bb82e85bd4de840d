import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

export type Spoken =
  | { readonly says: string; readonly finish?: string }
  | { readonly status: number }
  | { readonly silentMs: number }

export interface Asked {
  readonly path: string
  readonly key: string | undefined
  readonly body: { model: string; messages: unknown[]; response_format?: { type: string } }
}

/** A server that speaks OpenAI's chat completions and answers what it is told, one after the other. */
export async function startVisionDouble() {
  const asked: Asked[] = []
  const answers: Spoken[] = []
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk)
    asked.push({
      path: request.url ?? '',
      key: request.headers.authorization,
      body: JSON.parse(Buffer.concat(chunks).toString('utf8')),
    })
    const next = answers.shift() ?? { status: 500 }
    if ('silentMs' in next) return void setTimeout(() => response.destroy(), next.silentMs).unref()
    const completion =
      'says' in next
        ? {
            id: 'chat-1',
            object: 'chat.completion',
            created: 1,
            model: 'double',
            choices: [
              { index: 0, message: { role: 'assistant', content: next.says }, finish_reason: next.finish ?? 'stop' },
            ],
            usage: { prompt_tokens: 1, completion_tokens: 1, total_tokens: 2 },
          }
        : { error: { message: 'told to fail', type: 'server_error' } }
    response.writeHead('status' in next ? next.status : 200, { 'content-type': 'application/json' })
    response.end(JSON.stringify(completion))
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    asked,
    /** Forgets what was asked, and answers this from now on. */
    tell: (...next: readonly Spoken[]) => {
      asked.length = 0
      answers.splice(0, answers.length, ...next)
    },
    close: async () => {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}
