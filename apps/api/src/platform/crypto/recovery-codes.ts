import { createHmac, randomInt } from 'node:crypto'
import type { UserId } from '@washline/contract/ids'
import type { Keyring } from './keyring.ts'

const recoveryAlphabet = 'abcdefghjkmnpqrstuvwxyz23456789'
const recoveryCodeCount = 10

/** Recovery codes like `abcd-efgh-jkmn`, without characters that look alike. */
export const newRecoveryCodes = (): string[] =>
  Array.from({ length: recoveryCodeCount }, () =>
    Array.from({ length: 3 }, () =>
      Array.from({ length: 4 }, () => recoveryAlphabet[randomInt(recoveryAlphabet.length)]).join(''),
    ).join('-'),
  )

/** What the database has of a recovery code. Keyed, since the code is short enough to be found by trying. */
const hashWith = (key: string, userId: UserId, code: string): Buffer =>
  createHmac('sha256', key)
    .update(`recovery ${userId} ${code.toLowerCase().replace(/[\s-]/g, '')}`)
    .digest()

export const recoveryCodeHash = ([current]: Keyring, userId: UserId, code: string): Buffer =>
  hashWith(current, userId, code)

/** One for each key under which the code may have been stored. */
export const recoveryCodeHashes = (keys: Keyring, userId: UserId, code: string): Buffer[] =>
  keys.map((key) => hashWith(key, userId, code))
