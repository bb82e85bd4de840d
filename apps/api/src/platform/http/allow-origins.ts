import type { FastifyReply, FastifyRequest, onRequestHookHandler } from 'fastify'

/** Pages of any site: written in the setting, and alone. */
export const anyOrigin = '*'

/** What programs in pages of other sites may call: the API, and how they get a token for it. */
const opened = ['/api/', '/mcp', '/oauth/', '/.well-known/']
const methods = 'GET, POST, PUT, PATCH, DELETE'
const requestHeaders =
  'authorization, content-type, idempotency-key, accept-language, x-socket-id, last-event-id, mcp-session-id, mcp-protocol-version'
const answerHeaders =
  'retry-after, ratelimit, ratelimit-policy, www-authenticate, content-disposition, etag, mcp-session-id'
const preflightS = 7_200

/**
 * Lets pages of the allowed origins call the API and read its answers. No browser sends credentials of its own with such a call: the
 * caller has a token. Without an allowed origin nothing is added to an answer, and a preflight is not answered.
 */
export const allowOrigins =
  (origins: readonly string[]): onRequestHookHandler =>
  (request, reply, done) => {
    if (origins.length === 0 || !opened.some((start) => request.url.startsWith(start))) return done()
    const isForAny = origins.includes(anyOrigin)
    // A shared cache must not answer one origin with what it stored for another.
    if (!isForAny) reply.header('vary', 'Origin')
    const { origin } = request.headers
    if (origin === undefined || !(isForAny || origins.includes(origin))) return done()
    // The headers of every answer let only pages of this origin load it, which is for calls without this permission.
    reply.headers({
      'access-control-allow-origin': isForAny ? anyOrigin : origin,
      'access-control-expose-headers': answerHeaders,
      'cross-origin-resource-policy': 'cross-origin',
    })
    return isPreflight(request) ? void answerPreflight(reply) : done()
  }

const isPreflight = ({ method, headers }: FastifyRequest) =>
  method === 'OPTIONS' && headers['access-control-request-method'] !== undefined

const answerPreflight = (reply: FastifyReply) =>
  reply
    .status(204)
    .headers({
      'access-control-allow-methods': methods,
      'access-control-allow-headers': requestHeaders,
      'access-control-max-age': String(preflightS),
    })
    .send()
