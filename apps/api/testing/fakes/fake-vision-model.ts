import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

export type FakeAnswer =
  | { readonly content: string; readonly finish?: string }
  | { readonly status: number; readonly location?: string }
  | { readonly silentMs: number }

export interface Asked {
  readonly path: string
  readonly key: string | undefined
  readonly body: { model: string; messages: unknown[]; response_format?: { type: string } }
}

/** A fake of OpenAI's chat completions that answers with the given answers in order, and with the last one otherwise. */
export async function startFakeVisionModel(otherwise: FakeAnswer = { status: 500 }) {
  const asked: Asked[] = []
  const answers: FakeAnswer[] = []
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk)
    asked.push({
      path: request.url ?? '',
      key: request.headers.authorization,
      body: JSON.parse(Buffer.concat(chunks).toString('utf8') || 'null'),
    })
    const next: FakeAnswer = answers.shift() ?? otherwise
    if ('silentMs' in next) return void setTimeout(() => response.destroy(), next.silentMs).unref()
    const completion =
      'content' in next
        ? {
            id: 'chat-1',
            object: 'chat.completion',
            created: 1,
            model: 'fake',
            choices: [
              { index: 0, message: { role: 'assistant', content: next.content }, finish_reason: next.finish ?? 'stop' },
            ],
            usage: { prompt_tokens: 1, completion_tokens: 1, total_tokens: 2 },
          }
        : { error: { message: 'failure set by the test', type: 'server_error' } }
    const location = 'status' in next && next.location !== undefined ? { location: next.location } : {}
    response.writeHead('status' in next ? next.status : 200, { 'content-type': 'application/json', ...location })
    response.end(JSON.stringify(completion))
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    asked,
    /** Clears the questions and answers with these from now on. */
    answerWith: (...next: readonly FakeAnswer[]) => {
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
