import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Keyring } from './keyring.ts'

const signedBy = (secret: string, purpose: string, text: string): string =>
  createHmac('sha256', secret).update(`${purpose}\n${text}`).digest('base64url')

/** Signs a text of ours that goes out in an address and comes back. `purpose` keeps the signatures of two uses apart. */
export const signatureOf = ([current]: Keyring, purpose: string, text: string): string =>
  signedBy(current, purpose, text)

export function isSignedBy(keys: Keyring, purpose: string, text: string, signature: string): boolean {
  const given = Buffer.from(signature)
  return keys.some((key) => {
    const expected = Buffer.from(signedBy(key, purpose, text))
    return expected.length === given.length && timingSafeEqual(expected, given)
  })
}
