import { createHmac, timingSafeEqual } from 'node:crypto'

/** Signs a text of ours that goes out in an address and comes back. `purpose` keeps the signatures of two uses apart. */
export const signatureOf = (secret: string, purpose: string, text: string): string =>
  createHmac('sha256', secret).update(`${purpose}\n${text}`).digest('base64url')

export function isSignedBy(secret: string, purpose: string, text: string, signature: string): boolean {
  const expected = Buffer.from(signatureOf(secret, purpose, text))
  const given = Buffer.from(signature)
  return expected.length === given.length && timingSafeEqual(expected, given)
}
