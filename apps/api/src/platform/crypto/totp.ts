import { HOTP, Secret, TOTP } from 'otpauth'

const periodS = 30

const secretOf = (bytes: Buffer) => new Secret({ buffer: Uint8Array.from(bytes).buffer })

/** The number of the half minute that a moment lies in. */
export const stepAt = (at: Date): number => TOTP.counter({ period: periodS, timestamp: at.getTime() })

/** The code of one step, by RFC 6238 with the SHA-1 that every authenticator app knows. */
export const totp = (secret: Buffer, step: number, digits = 6): string =>
  HOTP.generate({ secret: secretOf(secret), counter: step, digits })

/**
 * The step that a code belongs to: the present one, or one before or after for a clock that is off by half a minute.
 * Steps up to `usedStep` are spent, so that a code that was seen opens nothing a second time.
 */
export function stepOfCode(
  secret: Buffer,
  code: string,
  { at, usedStep }: { readonly at: Date; readonly usedStep: number },
): number | undefined {
  // The library throws on characters of more than one byte.
  if (!/^\d{6}$/.test(code)) return undefined
  const counter = stepAt(at)
  const delta = HOTP.validate({ token: code, secret: secretOf(secret), counter, window: 1 })
  return delta !== null && counter + delta > usedStep ? counter + delta : undefined
}

/** Bytes as authenticator apps take them, in RFC 4648's base32 without padding. */
export const base32 = (bytes: Buffer): string => secretOf(bytes).base32
