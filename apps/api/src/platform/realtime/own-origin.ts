import type { IncomingHttpHeaders } from 'node:http'
import type { Config } from '../config/config.ts'

export type OriginSettings = Pick<Config, 'PUBLIC_URL' | 'SOCKET_ORIGINS'>

const localNames = new Set(['localhost', '127.0.0.1', '[::1]'])

/**
 * Whether a handshake comes from a page of this product, or from no page: only browsers send an origin, and no page can choose its own.
 * Without a public address, people reach this copy by several names: then the page and the socket have the same.
 */
export function isOwnOrigin(headers: IncomingHttpHeaders, { PUBLIC_URL, SOCKET_ORIGINS }: OriginSettings): boolean {
  const { origin } = headers
  if (origin === undefined || SOCKET_ORIGINS.includes(origin)) return true
  const configured = PUBLIC_URL === undefined ? undefined : new URL(PUBLIC_URL)
  if (configured && origin === configured.origin) return true
  if (configured && !localNames.has(configured.hostname)) return false
  const host = URL.parse(origin)?.host
  // A page cannot add the header of a proxy to a handshake.
  return host !== undefined && host !== '' && (host === headers.host || host === headers['x-forwarded-host'])
}
