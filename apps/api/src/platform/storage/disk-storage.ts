import { createHmac, createSecretKey, randomBytes, timingSafeEqual } from 'node:crypto'
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Clock } from '../clock/clock.ts'
import type { Storage } from './storage.ts'

const dayS = 86_400
const keyPattern = /^[0-9a-f]{48}$/

/** Photos as files in the data folder, written whole or not at all. */
export function diskStorage(deps: { dataDir: string; secret: string; clock: Clock }): Storage {
  const folder = join(deps.dataDir, 'media')
  const pathOf = (key: string) => join(folder, key.slice(0, 2), `${key}.jpg`)
  const secret = createSecretKey(deps.secret, 'utf8')
  const sign = (key: string, until: string) =>
    createHmac('sha256', secret).update(`${key}.${until}`).digest('base64url')
  return {
    put: async (jpeg) => {
      const key = randomBytes(24).toString('hex')
      const path = pathOf(key)
      await mkdir(join(path, '..'), { recursive: true })
      await writeFile(`${path}.part`, jpeg, { flush: true })
      await rename(`${path}.part`, path)
      return key
    },
    get: async (key) => {
      if (!keyPattern.test(key)) return undefined
      try {
        return await readFile(pathOf(key))
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
        throw error
      }
    },
    remove: async (key) => {
      if (keyPattern.test(key)) await rm(pathOf(key), { force: true })
    },
    url: (key, shownS) => {
      const nowS = Math.floor(deps.clock.now().getTime() / 1_000)
      const until = String(shownS === undefined ? (Math.floor(nowS / dayS) + 2) * dayS : nowS + shownS)
      return `/api/media/${key}?until=${until}&signature=${sign(key, until)}`
    },
    leftS: (until) => Math.max(0, Number(until) - Math.ceil(deps.clock.now().getTime() / 1_000)),
    mayRead: (key, until, signature) => {
      if (!/^\d{1,12}$/.test(until) || Number(until) * 1_000 < deps.clock.now().getTime()) return false
      const expected = Buffer.from(sign(key, until))
      const given = Buffer.from(signature)
      return expected.length === given.length && timingSafeEqual(expected, given)
    },
  }
}
