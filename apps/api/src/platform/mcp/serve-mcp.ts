import { platformRefusals } from '@washline/contract/platform/refusals'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Clock } from '../clock/clock.ts'
import type { Database } from '../db/database.ts'
import type { Actor } from '../http/actor.ts'
import { anyOrigin } from '../http/allow-origins.ts'
import type { Http } from '../http/http.ts'
import { countCall } from '../http/rate-limit.ts'
import { refuse } from '../http/refusal.ts'
import type { Log } from '../log/log.ts'
import type { Answers } from './protocol-server.ts'

export interface McpDeps {
  readonly db: Database
  readonly clock: Clock
  readonly log: Log
  /** The address under which the product is reached. */
  readonly publicUrl: string
  /** Whose pages may call, beside the product's own; `*` for any. */
  readonly apiOrigins: readonly string[]
  /** What clients may do for this caller. */
  readonly answersFor: (actor: Actor, request: FastifyRequest) => Answers
}

const mcpPath = '/mcp'
/** A photo of four megabytes, as base64, in its message. */
const bodyLimitBytes = 6 * 1024 * 1024
const limit = { max: 600, windowS: 60 }

/**
 * Serves the Model Context Protocol by streamable HTTP. It keeps no session: each message is answered by itself, as JSON,
 * so any process may answer it.
 */
export function serveMcp(http: Http, deps: McpDeps): void {
  const actors = new WeakMap<FastifyRequest, Actor>()
  const admit = async (request: FastifyRequest, reply: FastifyReply) => {
    checkOrigin(request, deps)
    const actor = await http.authenticate(request, reply)
    await countCall(deps, { key: `mcp user:${actor.userId}`, ...limit })
    actors.set(request, actor)
  }
  http.fastify.route({
    method: 'POST',
    url: mcpPath,
    bodyLimit: bodyLimitBytes,
    // Before the body is read: a stranger sends no photo.
    onRequest: admit,
    handler: async (request, reply) => {
      const actor = actors.get(request)
      if (!actor) throw new Error('a request was not admitted')
      const answer = await answerMessage(deps.answersFor(actor, request), request, deps)
      return reply
        .status(answer.status)
        .headers({ ...Object.fromEntries(answer.headers), 'cache-control': 'no-store' })
        .send(answer.body === null ? null : Buffer.from(await answer.arrayBuffer()))
    },
  })
  http.fastify.route({
    method: ['GET', 'DELETE'],
    url: mcpPath,
    handler: async (_request, reply) =>
      reply
        .status(405)
        .header('allow', 'POST')
        .header('cache-control', 'no-store')
        .send({
          jsonrpc: '2.0',
          error: { code: -32_000, message: 'This server keeps no session and opens no stream: send messages by POST.' },
          id: null,
        }),
  })
}

/** A page of an origin that is not allowed, which reaches this server by a name it controls, is refused whatever it sends. */
function checkOrigin(
  { headers }: FastifyRequest,
  { publicUrl, apiOrigins }: Pick<McpDeps, 'publicUrl' | 'apiOrigins'>,
): void {
  const { origin } = headers
  if (origin === undefined || origin === new URL(publicUrl).origin) return
  if (!apiOrigins.includes(origin) && !apiOrigins.includes(anyOrigin)) throw refuse(platformRefusals.forbidden)
}

async function answerMessage(
  answers: Answers,
  request: FastifyRequest,
  { log, publicUrl }: Pick<McpDeps, 'log' | 'publicUrl'>,
): Promise<Response> {
  // Loaded with the first message: it is a tenth of the process's code, and most installations get none.
  const { WebStandardStreamableHTTPServerTransport } = await import(
    '@modelcontextprotocol/sdk/server/webStandardStreamableHttp.js'
  )
  const { protocolServer } = await import('./protocol-server.ts')
  const transport = new WebStandardStreamableHTTPServerTransport({ enableJsonResponse: true })
  const server = protocolServer(answers, (error) => log.error('mcp.fault', error))
  await server.connect(transport)
  try {
    const { accept, 'content-type': type, 'mcp-protocol-version': version } = request.headers
    const sent = { accept, 'content-type': type, 'mcp-protocol-version': version }
    return await transport.handleRequest(
      new Request(new URL(mcpPath, publicUrl), {
        method: 'POST',
        headers: Object.entries(sent).flatMap(([name, value]): [string, string][] =>
          typeof value === 'string' ? [[name, value]] : [],
        ),
      }),
      { parsedBody: request.body ?? {} },
    )
  } finally {
    await server.close()
  }
}
