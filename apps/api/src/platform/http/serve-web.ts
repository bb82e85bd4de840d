import { readFileSync } from 'node:fs'
import { access, readdir, readFile } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'
import fastifyStatic from '@fastify/static'
import { unknownOrigin } from '@washline/contract/platform/site-origin'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { problemOf } from './answer-problem.ts'
import type { Http } from './http.ts'
import { notFound } from './refusal.ts'

const apiPaths = ['/api/', '/app/', '/metrics', '/mcp']
const isApi = (url: string) => apiPaths.some((path) => url === path || url.startsWith(path)) || url === '/api'

const isFile = (path: string) => /\/[^/]+\.[a-z0-9]{2,5}$/i.test(path)

const fallbackName = '__spa-fallback.html'

/**
 * Serves the built web client: hashed assets for a year, prerendered pages with the product's own address in them, and
 * the client's shell for every other path.
 */
export async function serveWeb(http: Http, options: { root: string; origin: string }): Promise<boolean> {
  const { fastify } = http
  const unknown = (reply: FastifyReply) => {
    const { status, body } = problemOf(notFound())
    return reply.status(status).send(body)
  }
  const fallbackPath = join(options.root, fallbackName)
  const built = await access(fallbackPath).then(
    () => true,
    () => false,
  )
  if (!built) {
    fastify.setNotFoundHandler((_request, reply) => unknown(reply))
    return false
  }
  await fastify.register(fastifyStatic, {
    root: options.root,
    wildcard: false,
    preCompressed: true,
    index: false,
    setHeaders: (response, path) => {
      const immutable = path.includes(`${sep}assets${sep}`)
      response.header('cache-control', immutable ? 'public, max-age=31536000, immutable' : 'no-cache')
    },
  })
  const pages = new Map<string, string>()
  for (const file of await readdir(options.root, { recursive: true }))
    if (file.endsWith('index.html'))
      pages.set(`/${relative('.', file).split(sep).slice(0, -1).join('/')}`, join(options.root, file))
  const shell = readFileSync(fallbackPath, 'utf8')
  const send = async (request: FastifyRequest, reply: FastifyReply) => {
    const path = (request.url.split('?')[0] ?? '/').replace(/(.)\/$/, '$1')
    // A file that is not there is missing; answering the shell for it would leave an old client with a blank page.
    if (isApi(path) || isFile(path) || (request.method !== 'GET' && request.method !== 'HEAD')) return unknown(reply)
    const page = pages.get(path)
    return reply
      .header('cache-control', 'no-cache')
      .type('text/html; charset=utf-8')
      .send(page ? (await readFile(page, 'utf8')).replaceAll(unknownOrigin, options.origin) : shell)
  }
  fastify.get('/', send)
  fastify.setNotFoundHandler(send)
  return true
}
