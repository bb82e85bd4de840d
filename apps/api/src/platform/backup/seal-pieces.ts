import { createCipheriv, createDecipheriv, createHmac, randomBytes, scrypt, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'
import { z } from 'zod'
import { StartupError } from '../postgres/startup-error.ts'

/** 64 MiB and about a third of a second for each passphrase that is tried. */
const cost = { N: 65_536, r: 8, p: 1 }
const pieceBytes = 8 * 1024 * 1024
const tagBytes = 16

/** What is readable without the passphrase. */
export const sealSchema = z.object({
  format: z.literal(1),
  salt: z.string(),
  cost: z.object({ N: z.number().max(1_048_576), r: z.number().max(32), p: z.number().max(16) }),
  /** Distinguishes a wrong passphrase from a changed backup. */
  check: z.string(),
})
export type SealHeader = z.output<typeof sealSchema>

const stretch = promisify<string, Buffer, number, object, Buffer>(scrypt)
const keyOf = (passphrase: string, { salt, cost: { N, r, p } }: Pick<SealHeader, 'salt' | 'cost'>) =>
  stretch(passphrase.normalize('NFC'), Buffer.from(salt, 'base64'), 32, { N, r, p, maxmem: 256 * N * r })
const checkOf = (key: Buffer) => createHmac('sha256', key).update('washline backup').digest('base64')

/** A key for one backup, from a passphrase and a salt of its own: its pieces may be numbered in place of a random nonce. */
export async function newSeal(passphrase: string): Promise<{ header: SealHeader; key: Buffer }> {
  const salt = randomBytes(16).toString('base64')
  const key = await keyOf(passphrase, { salt, cost })
  return { header: { format: 1, salt, cost, check: checkOf(key) }, key }
}

export async function openSeal(passphrase: string, header: SealHeader): Promise<Buffer> {
  const key = await keyOf(passphrase, header)
  const [given, expected] = [Buffer.from(header.check), Buffer.from(checkOf(key))]
  if (given.length !== expected.length || !timingSafeEqual(given, expected))
    throw new StartupError('The passphrase is not the one that this backup was made with.')
  return key
}

const nonceOf = (number: number) => {
  const nonce = Buffer.alloc(12)
  nonce.writeUInt32BE(number, 8)
  return nonce
}
/** The last piece is marked, so that a backup without its end is noticed. */
const labelOf = (isLast: boolean) => Buffer.from(isLast ? 'last piece' : 'piece')

function sealPiece(key: Buffer, number: number, bytes: Buffer, isLast: boolean): Buffer {
  const cipher = createCipheriv('aes-256-gcm', key, nonceOf(number)).setAAD(labelOf(isLast))
  const sealed = Buffer.concat([cipher.update(bytes), cipher.final()])
  return Buffer.concat([cipher.getAuthTag(), sealed])
}

function openPiece(key: Buffer, number: number, sealed: Buffer, isLast: boolean): Buffer {
  try {
    const decipher = createDecipheriv('aes-256-gcm', key, nonceOf(number), { authTagLength: tagBytes })
    decipher.setAAD(labelOf(isLast)).setAuthTag(sealed.subarray(0, tagBytes))
    return Buffer.concat([decipher.update(sealed.subarray(tagBytes)), decipher.final()])
  } catch {
    throw new StartupError(`Piece ${number + 1} of the backup was cut short or changed. Restore another one.`)
  }
}

/** A stream in sealed pieces, numbered from zero. */
export async function* sealPieces(key: Buffer, stream: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let waiting: Buffer[] = []
  let length = 0
  let number = 0
  for await (const chunk of stream) {
    waiting.push(chunk)
    length += chunk.length
    while (length > pieceBytes) {
      const all = Buffer.concat(waiting)
      yield sealPiece(key, number, all.subarray(0, pieceBytes), false)
      number += 1
      waiting = [all.subarray(pieceBytes)]
      length -= pieceBytes
    }
  }
  yield sealPiece(key, number, Buffer.concat(waiting), true)
}

export async function* openPieces(
  key: Buffer,
  pieces: number,
  read: (number: number) => Promise<Buffer | undefined>,
): AsyncGenerator<Buffer> {
  for (let number = 0; number < pieces; number += 1) {
    const sealed = await read(number)
    if (!sealed) throw new StartupError(`Piece ${number + 1} of ${pieces} of the backup is missing.`)
    yield openPiece(key, number, sealed, number === pieces - 1)
  }
}
