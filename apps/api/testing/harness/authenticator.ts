import { stepAt, totp } from '../../src/platform/crypto/totp.ts'

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

function bytesOf(base32: string): Buffer {
  const bits = [...base32].map((character) => alphabet.indexOf(character).toString(2).padStart(5, '0')).join('')
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)))
}

/** What the app on the operator's phone shows for a secret, `steps` half minutes after a moment. */
export const codeShown = (secret: string, at: Date, steps = 0): string => totp(bytesOf(secret), stepAt(at) + steps)
