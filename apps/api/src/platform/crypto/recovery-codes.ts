import { createHmac, randomInt } from 'node:crypto'

const recoveryLetters = 'abcdefghjkmnpqrstuvwxyz23456789'
const recoveryCodeCount = 10

/** Codes for the day the phone is lost: `abcd-efgh-jkmn`, without letters that are taken for one another. */
export const newRecoveryCodes = (): string[] =>
  Array.from({ length: recoveryCodeCount }, () =>
    Array.from({ length: 3 }, () =>
      Array.from({ length: 4 }, () => recoveryLetters[randomInt(recoveryLetters.length)]).join(''),
    ).join('-'),
  )

/** What is kept of a recovery code. Keyed, since the code is short enough to be found by trying. */
export const recoveryCodeHash = (key: string, userId: number, code: string): Buffer =>
  createHmac('sha256', key)
    .update(`recovery ${userId} ${code.toLowerCase().replace(/[\s-]/g, '')}`)
    .digest()
