import { createHmac, createSecretKey, randomBytes, timingSafeEqual } from 'node:crypto'
import type { Clock } from '../clock/clock.ts'
import type { Files, Storage } from './storage.ts'

/** Addresses are equal for an hour, so that a browser shows a photo from its cache, and end an hour later at the latest. */
const hourS = 3_600
const keyPattern = /^[0-9a-f]{48}$/

const nameOf = (key: string) => `${key.slice(0, 2)}/${key}.jpg`

/** Photos under unguessable keys, served by expiring addresses of this server, wherever the files are stored. */
export function signedStorage(deps: { files: Files; secret: string; clock: Clock }): Storage {
  const { files, clock } = deps
  const secret = createSecretKey(deps.secret, 'utf8')
  const sign = (key: string, until: string) =>
    createHmac('sha256', secret).update(`${key}.${until}`).digest('base64url')
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
    url: (key, shownS) => {
      const nowS = Math.floor(clock.now().getTime() / 1_000)
      const until = String(shownS === undefined ? (Math.floor(nowS / hourS) + 2) * hourS : nowS + shownS)
      return `/api/media/${key}?until=${until}&signature=${sign(key, until)}`
    },
    leftS: (until) => Math.max(0, Number(until) - Math.ceil(clock.now().getTime() / 1_000)),
    mayRead: (key, until, signature) => {
      if (!/^\d{1,12}$/.test(until) || Number(until) * 1_000 < clock.now().getTime()) return false
      const expected = Buffer.from(sign(key, until))
      const given = Buffer.from(signature)
      return expected.length === given.length && timingSafeEqual(expected, given)
    },
  }
}
