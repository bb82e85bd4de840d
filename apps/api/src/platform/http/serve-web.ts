import { sep } from 'node:path'
import fastifyStatic from '@fastify/static'
import { isLanguage } from '@washline/contract/texts/languages'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { allowInlineScripts } from './allow-inline-scripts.ts'
import { problemOf } from './answer-problem.ts'
import { compressPages } from './compress-pages.ts'
import type { Http } from './http.ts'
import { notFound } from './refusal.ts'
import { readWebPages } from './web-pages.ts'

const apiPaths = ['/api/', '/app/', '/metrics', '/mcp']
const isApi = (url: string) => apiPaths.some((path) => url === path || url.startsWith(path)) || url === '/api'

const isFile = (path: string) => /\/[^/]+\.[a-z0-9]{2,5}$/i.test(path)

const policyName = 'content-security-policy'

const yearS = 365 * 24 * 60 * 60

/** Sends a page with its policy, compressed. What was made of pages as they were dressed before is forgotten. */
function pageSender(dress?: () => (html: string) => string) {
  let compressed = compressPages()
  const policies = new Map<string, string>()
  let dressedBy = dress?.()
  const policyOf = (html: string, policy: string) => {
    const allowed = policies.get(html) ?? allowInlineScripts(policy, html)
    policies.set(html, allowed)
    return allowed
  }
  return (request: FastifyRequest, reply: FastifyReply, html: string) => {
    if (dressedBy !== dress?.()) {
      dressedBy = dress?.()
      compressed = compressPages()
      policies.clear()
    }
    reply.header(policyName, policyOf(html, String(reply.getHeader(policyName))))
    const { body, encoding } = compressed(html, String(request.headers['accept-encoding'] ?? ''))
    if (encoding) reply.header('content-encoding', encoding)
    return reply.type('text/html; charset=utf-8').send(body)
  }
}

/**
 * Serves the built web client: hashed assets for a year, written pages in the reader's language, and the client's shell for
 * every other path.
 */
export async function serveWeb(
  http: Http,
  options: { root: string; publicUrl: string; dress?: () => (html: string) => string },
): Promise<boolean> {
  const { fastify } = http
  const unknown = (reply: FastifyReply) => {
    const { status, body } = problemOf(notFound())
    return reply.status(status).send(body)
  }
  const pages = await readWebPages(options.root, options.publicUrl, options.dress)
  if (!pages) {
    fastify.setNotFoundHandler((_request, reply) => unknown(reply))
    return false
  }
  await fastify.register(fastifyStatic, {
    root: options.root,
    // A route for each file would be thousands of them: they are found in the list below.
    serve: false,
    preCompressed: true,
    index: false,
    setHeaders: (response, path) => {
      const immutable = path.includes(`${sep}assets${sep}`)
      response.header('cache-control', immutable ? 'public, max-age=31536000, immutable' : 'no-cache')
    },
  })
  const sendPage = pageSender(options.dress)
  const send = async (request: FastifyRequest, reply: FastifyReply) => {
    const path = (request.url.split('?')[0] ?? '/').replace(/(.)\/$/, '$1')
    const isRead = request.method === 'GET' || request.method === 'HEAD'
    const searchFile = pages.searchFiles.get(path)
    if (searchFile) {
      const type = path.endsWith('.xml') ? 'application/xml; charset=utf-8' : 'text/plain'
      return reply
        .header('cache-control', 'no-cache')
        .type(type)
        .send(await searchFile())
    }
    if (isRead && pages.files.has(path)) return reply.sendFile(path)
    reply.header('cache-control', 'no-cache')
    // A file that is not there is missing; answering the shell for it would leave an old client with a blank page.
    if (isApi(path) || isFile(path) || !isRead) return unknown(reply)
    const { language: asked } = request.query as { language?: unknown }
    const { cookie, 'accept-language': acceptLanguage } = request.headers
    const page = pages.find(path, { asked, cookie, acceptLanguage })
    reply.header('vary', page ? 'accept-encoding, accept-language, cookie' : 'accept-encoding')
    if (!page) return sendPage(request, reply.header('x-robots-tag', 'noindex'), await pages.shell())
    if (isLanguage(asked)) {
      const secure = request.protocol === 'https' ? '; Secure' : ''
      reply.header('set-cookie', `language=${asked}; Path=/; Max-Age=${yearS}; SameSite=Lax${secure}`)
    }
    return sendPage(request, reply.header('content-language', page.language), await page.html())
  }
  fastify.get('/', send)
  fastify.setNotFoundHandler(send)
  return true
}
