import type { FastifyRequest } from 'fastify'

const maxAgeS = 400 * 24 * 3_600

/** Over TLS nobody else, not even a neighbour domain, can set a cookie of this name. Browsers refuse the prefix without TLS. */
const nameFor = ({ protocol }: FastifyRequest) => (protocol === 'https' ? '__Host-washline_device' : 'washline_device')

/** The id that this browser was given, if it has one. It proves nothing: a client can send any. */
export const deviceOfRequest = (request: FastifyRequest): string | undefined => {
  const { cookie } = request.headers
  return cookie && new RegExp(`(?:^|; ?)${nameFor(request)}=([\\w-]{43})(?:;|$)`).exec(cookie)?.[1]
}

/** Gives a browser its id, or renews it. Only this API reads it, no script. */
export const deviceCookie = (device: string, request: FastifyRequest): string => {
  const secure = request.protocol === 'https' ? '; Path=/; Secure' : '; Path=/api'
  return `${nameFor(request)}=${device}${secure}; Max-Age=${maxAgeS}; HttpOnly; SameSite=Lax`
}
