import { createHmac, createSecretKey, type KeyObject, randomBytes, timingSafeEqual } from 'node:crypto'
import type { Clock } from '../clock/clock.ts'
import type { Keyring } from '../crypto/keyring.ts'
import type { Sight } from './photo-rules.ts'
import { readSight, writeSight } from './sight-text.ts'
import type { Files, PhotoAddress, Storage } from './storage.ts'

/** Addresses are equal for an hour, so that a browser shows a photo from its cache, and end an hour later at the latest. */
const hourS = 3_600
const mostLately = 2_000
const keyPattern = /^[0-9a-f]{48}$/

const nameOf = (key: string) => `${key.slice(0, 2)}/${key}.jpg`

/** Photos under unguessable keys, served by expiring addresses of this server, wherever the files are stored. */
export function signedStorage(deps: { files: Files; keys: Keyring; clock: Clock }): Storage {
  const { files, clock } = deps
  const [first, ...others] = deps.keys
  const present = createSecretKey(first, 'utf8')
  const secrets = [present, ...others.map((other) => createSecretKey(other, 'utf8'))]
  const sign = (secret: KeyObject, key: string, what: string, until: string) =>
    createHmac('sha256', secret).update(`${key}/${what}/${until}`).digest('base64url')
  const isSigned = ({ key, for: what, until, signature }: PhotoAddress) => {
    const given = Buffer.from(signature)
    return secrets.some((secret) => {
      const expected = Buffer.from(sign(secret, key, what, until))
      return expected.length === given.length && timingSafeEqual(expected, given)
    })
  }
  /** The same addresses go out again and again within their hour. */
  const lately = new Map<string, string>()
  const addressOf = (key: string, sight: Sight | 'everybody', shownS?: number) => {
    const nowS = Math.floor(clock.now().getTime() / 1_000)
    const until = String(shownS === undefined ? (Math.floor(nowS / hourS) + 2) * hourS : nowS + shownS)
    const what = writeSight(sight)
    const address = `/api/media/${key}?for=${what}&until=${until}`
    const signed = lately.get(address) ?? `${address}&signature=${sign(present, key, what, until)}`
    if (lately.size >= mostLately) lately.clear()
    lately.set(address, signed)
    return signed
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
    read: (address) => {
      if (!isSigned(address)) return undefined
      const { for: what, until } = address
      const leftMs = Number(until) * 1_000 - clock.now().getTime()
      const sight = readSight(what)
      return sight && leftMs >= 0 ? { sight, leftS: Math.floor(leftMs / 1_000) } : undefined
    },
  }
}
