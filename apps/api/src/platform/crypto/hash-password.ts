import { argon2, randomBytes, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'

const argon2id = promisify(argon2)
const cost = { memoryKiB: 19_456, passes: 2, lanes: 1 }
const tagBytes = 32
const pattern = /^\$argon2id\$v=19\$m=(\d{1,7}),t=(\d{1,2}),p=(\d{1,2})\$([\w+/]{22,})\$([\w+/]{43})$/

const tagOf = (password: string, salt: Buffer, { memoryKiB, passes, lanes }: typeof cost): Promise<Buffer> =>
  argon2id('argon2id', {
    message: password.normalize('NFC'),
    nonce: salt,
    parallelism: lanes,
    tagLength: tagBytes,
    memory: memoryKiB,
    passes,
  })

const bare = (bytes: Buffer) => bytes.toString('base64').replace(/=+$/, '')

/** Argon2id in the usual text form, salt and cost included. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16)
  const tag = await tagOf(password, salt, cost)
  return `$argon2id$v=19$m=${cost.memoryKiB},t=${cost.passes},p=${cost.lanes}$${bare(salt)}$${bare(tag)}`
}

/** Whether a hash was made with a lower cost than today's. */
export function isCheaperThanToday(hash: string): boolean {
  const [, memoryKiB, passes] = pattern.exec(hash) ?? []
  return Number(memoryKiB) < cost.memoryKiB || Number(passes) < cost.passes
}

/** Whether the password matches the hash. Without a hash it does the same work and returns false. */
export async function matchesPassword(password: string, hash: string | null | undefined): Promise<boolean> {
  const parts = pattern.exec(hash ?? '')
  const [memoryKiB, passes, lanes] = [Number(parts?.[1]), Number(parts?.[2]), Number(parts?.[3])]
  const salt = parts ? Buffer.from(parts[4] ?? '', 'base64') : randomBytes(16)
  const tag = await tagOf(password, salt, parts ? { memoryKiB, passes, lanes } : cost)
  return parts !== null && timingSafeEqual(tag, Buffer.from(parts[5] ?? '', 'base64'))
}
