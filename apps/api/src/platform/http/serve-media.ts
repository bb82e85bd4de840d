import type { Storage } from '../storage/storage.ts'
import type { Http } from './http.ts'
import { notFound } from './refusal.ts'

interface MediaAddress {
  Params: { key: string }
  Querystring: { until?: string; signature?: string }
}

/** Serves photos by signed address; only people who may see the order receive one, and it expires. */
export function serveMedia(http: Http, storage: Storage): void {
  http.fastify.get<MediaAddress>('/api/media/:key', async (request, reply) => {
    const { until = '', signature = '' } = request.query
    if (!storage.mayRead(request.params.key, until, signature)) throw notFound()
    const jpeg = await storage.get(request.params.key)
    if (!jpeg) throw notFound()
    const cachedS = Math.min(86_400, storage.leftS(until))
    return reply.type('image/jpeg').header('cache-control', `private, max-age=${cachedS}, immutable`).send(jpeg)
  })
}
