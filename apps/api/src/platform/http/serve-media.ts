import type { createPhotoRules } from '../storage/photo-rules.ts'
import type { Storage } from '../storage/storage.ts'
import type { Http } from './http.ts'
import { notFound } from './refusal.ts'

interface MediaAddress {
  Params: { key: string }
  Querystring: { for?: string; until?: string; signature?: string }
}

/**
 * Serves photos by signed address. Only people who may see what a photo belongs to receive one; it expires, and ends earlier with the
 * access under which it was made.
 */
export function serveMedia(
  http: Http,
  deps: {
    readonly storage: Pick<Storage, 'read' | 'get'>
    readonly rules: Pick<ReturnType<typeof createPhotoRules>, 'goesOn'>
  },
): void {
  http.fastify.get<MediaAddress>('/api/media/:key', async (request, reply) => {
    const { key } = request.params
    const { for: what = '', until = '', signature = '' } = request.query
    const address = deps.storage.read({ key, for: what, until, signature })
    if (!address) throw notFound()
    const { sight, leftS } = address
    const isForEverybody = sight === 'everybody'
    if (!isForEverybody && !(await deps.rules.goesOn(sight))) throw notFound()
    const etag = `"${key}"`
    // A browser keeps the picture, and asks each time whether it may still show it.
    const caching = isForEverybody ? `private, max-age=${Math.min(86_400, leftS)}, immutable` : 'private, no-cache'
    reply.headers({ 'cache-control': caching, etag })
    if (request.headers['if-none-match'] === etag) return reply.status(304).send()
    const jpeg = await deps.storage.get(key)
    if (!jpeg) throw notFound()
    return reply.type('image/jpeg').send(jpeg)
  })
}
