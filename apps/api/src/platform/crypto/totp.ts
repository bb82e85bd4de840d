import { createHmac, timingSafeEqual } from 'node:crypto'

const stepMs = 30_000
const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

/** The number of the half minute that a moment lies in. */
export const stepAt = (at: Date): number => Math.floor(at.getTime() / stepMs)

/** The code of one step, by RFC 6238 with the SHA-1 that every authenticator app knows. */
export function totp(secret: Buffer, step: number, digits = 6): string {
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(step))
  const mac = createHmac('sha1', secret).update(counter).digest()
  const offset = mac.readUInt8(mac.length - 1) & 0xf
  const number = (mac.readUInt32BE(offset) & 0x7fffffff) % 10 ** digits
  return String(number).padStart(digits, '0')
}

/**
 * The step that a code belongs to: the present one, or one before or after for a clock that is off by half a minute.
 * Steps up to `usedStep` are spent, so that a code that was seen opens nothing a second time.
 */
export function stepOfCode(
  secret: Buffer,
  code: string,
  { at, usedStep }: { readonly at: Date; readonly usedStep: number },
): number | undefined {
  const given = Buffer.from(code)
  const now = stepAt(at)
  return [now, now - 1, now + 1].find((step) => {
    const expected = Buffer.from(totp(secret, step))
    return step > usedStep && given.length === expected.length && timingSafeEqual(given, expected)
  })
}

/** Bytes as authenticator apps take them, in RFC 4648's base32 without padding. */
export function base32(bytes: Buffer): string {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, '0')).join('')
  const groups = bits.match(/.{1,5}/g) ?? []
  return groups.map((group) => letters[Number.parseInt(group.padEnd(5, '0'), 2)]).join('')
}
