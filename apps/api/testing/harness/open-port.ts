import type { Http } from '../../src/platform/http/http.ts'

/** Opens a port for clients that speak HTTP only, and gives its origin. */
export const openPort = ({ http }: { http: Http }): Promise<string> =>
  http.fastify.listen({ port: 0, host: '127.0.0.1' })
