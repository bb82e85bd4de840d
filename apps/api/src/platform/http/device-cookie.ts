import type { FastifyRequest } from 'fastify'

const name = 'washline_device'
const maxAgeS = 400 * 24 * 3_600
const pattern = new RegExp(`(?:^|; ?)${name}=([\\w-]{43})(?:;|$)`)

/** The id that this browser was given, if it has one. It proves nothing: a client can send any. */
export const deviceOfRequest = ({ headers }: FastifyRequest): string | undefined =>
  pattern.exec(headers.cookie ?? '')?.[1]

/** Gives a browser its id, or renews it. Only this API reads it, no script. */
export const deviceCookie = (device: string, { protocol }: FastifyRequest): string =>
  `${name}=${device}; Path=/api; Max-Age=${maxAgeS}; HttpOnly; SameSite=Lax${protocol === 'https' ? '; Secure' : ''}`
