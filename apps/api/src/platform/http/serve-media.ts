import type { Storage } from '../storage/storage.ts'
import type { Http } from './http.ts'
import { notFound } from './refusal.ts'

interface MediaAddress {
  Params: { key: string }
  Querystring: { until?: string; signature?: string }
}

/** Photos by signed address: whoever may see an order is given one, and it lapses. */
export function serveMedia(http: Http, storage: Storage): void {
  http.fastify.get<MediaAddress>('/api/media/:key', async (request, reply) => {
    const { until = '', signature = '' } = request.query
    if (!storage.mayRead(request.params.key, until, signature)) throw notFound()
    const jpeg = await storage.get(request.params.key)
    if (!jpeg) throw notFound()
    const keptS = Math.min(86_400, storage.leftS(until))
    return reply.type('image/jpeg').header('cache-control', `private, max-age=${keptS}, immutable`).send(jpeg)
  })
}
