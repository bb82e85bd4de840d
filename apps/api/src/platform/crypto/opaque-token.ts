import { hash, randomBytes } from 'node:crypto'

/** What the database keeps of a token: enough to know it again, useless to a thief. */
export const tokenHash = (token: string): Buffer => hash('sha256', token, 'buffer')

/** A new secret of 32 random bytes, and its hash. */
export function newToken(): { token: string; hash: Buffer } {
  const token = randomBytes(32).toString('base64url')
  return { token, hash: tokenHash(token) }
}
