import { createHmac, createSecretKey, randomBytes, timingSafeEqual } from 'node:crypto'
import type { Clock } from '../clock/clock.ts'
import type { Sight } from './photo-rules.ts'
import { readSight, writeSight } from './sight-text.ts'
import type { Files, Storage } from './storage.ts'

/** Addresses are equal for an hour, so that a browser shows a photo from its cache, and end an hour later at the latest. */
const hourS = 3_600
const keyPattern = /^[0-9a-f]{48}$/

const nameOf = (key: string) => `${key.slice(0, 2)}/${key}.jpg`

/** Photos under unguessable keys, served by expiring addresses of this server, wherever the files are stored. */
export function signedStorage(deps: { files: Files; secret: string; clock: Clock }): Storage {
  const { files, clock } = deps
  const secret = createSecretKey(deps.secret, 'utf8')
  const sign = (key: string, what: string, until: string) =>
    createHmac('sha256', secret).update(`${key}/${what}/${until}`).digest('base64url')
  const addressOf = (key: string, sight: Sight | 'everybody', shownS?: number) => {
    const nowS = Math.floor(clock.now().getTime() / 1_000)
    const until = String(shownS === undefined ? (Math.floor(nowS / hourS) + 2) * hourS : nowS + shownS)
    const what = writeSight(sight)
    return `/api/media/${key}?for=${what}&until=${until}&signature=${sign(key, what, until)}`
  }
  return {
    put: async (jpeg) => {
      const key = randomBytes(24).toString('hex')
      await files.put(nameOf(key), jpeg)
      return key
    },
    get: async (key) => (keyPattern.test(key) ? files.get(nameOf(key)) : undefined),
    remove: async (key) => {
      if (keyPattern.test(key)) await files.remove(nameOf(key))
    },
    url: addressOf,
    portraitUrl: (key) => addressOf(key, 'everybody'),
    read: ({ key, for: what, until, signature }) => {
      const expected = Buffer.from(sign(key, what, until))
      const given = Buffer.from(signature)
      if (expected.length !== given.length || !timingSafeEqual(expected, given)) return undefined
      const leftMs = Number(until) * 1_000 - clock.now().getTime()
      const sight = readSight(what)
      return sight && leftMs >= 0 ? { sight, leftS: Math.floor(leftMs / 1_000) } : undefined
    },
  }
}
