import { z } from 'zod'

const migration = z.object({ name: z.string(), checksum: z.string() })

const manifest = z.object({
  kind: z.literal('manifest'),
  takenAt: z.iso.datetime(),
  postgres: z.string(),
  migrations: z.array(migration),
  jobsVersion: z.number().optional(),
  sequences: z.array(z.object({ name: z.string(), value: z.string() })),
})
const header = z.discriminatedUnion('kind', [
  manifest,
  z.object({ kind: z.literal('table'), name: z.string(), columns: z.array(z.string()) }),
  z.object({ kind: z.literal('secret'), name: z.string() }),
  z.object({ kind: z.literal('photo'), name: z.string(), sha256: z.string() }),
  z.object({ kind: z.literal('end'), tables: z.number(), photos: z.number() }),
])

export type Manifest = z.output<typeof manifest>
export type EntryHeader = z.output<typeof header>

/** One part of a backup: what it is, and its bytes. */
export interface Entry {
  readonly header: EntryHeader
  readonly content: AsyncIterable<Buffer>
}

export const noContent = (async function* (): AsyncGenerator<Buffer> {})()
export const contentOf = (bytes: Buffer): AsyncIterable<Buffer> =>
  (async function* () {
    yield bytes
  })()

const lengthOf = (bytes: Buffer) => {
  const length = Buffer.alloc(4)
  length.writeUInt32BE(bytes.length)
  return length
}
const longest = 64 * 1024 * 1024

/** Entries as one stream: each header and each chunk with its length before it, a length of zero after the last chunk. */
export async function* writeEntries(entries: AsyncIterable<Entry>): AsyncGenerator<Buffer> {
  for await (const { header: described, content } of entries) {
    const text = Buffer.from(JSON.stringify(described))
    yield lengthOf(text)
    yield text
    for await (const chunk of content) {
      if (chunk.length === 0) continue
      yield lengthOf(chunk)
      yield chunk
    }
    yield Buffer.alloc(4)
  }
}

/** The entries of such a stream, in their order: each one's content is read to its end before the next is asked for. */
export async function* readEntries(stream: AsyncIterable<Buffer>): AsyncGenerator<Entry> {
  const take = takeFrom(stream)
  const block = async (): Promise<Buffer | undefined> => {
    const length = await take(4)
    if (length.length === 0) return undefined
    const size = length.readUInt32BE()
    if (size > longest) throw new Error('the backup is damaged: a part of it is too long')
    return take(size)
  }
  for (let text = await block(); text !== undefined; text = await block()) {
    const content = (async function* () {
      for (let chunk = await block(); chunk !== undefined && chunk.length > 0; chunk = await block()) yield chunk
    })()
    yield { header: header.parse(JSON.parse(text.toString())), content }
    for await (const _ of content);
  }
}

/** Takes exactly so many bytes; none at the end of the stream. */
function takeFrom(stream: AsyncIterable<Buffer>): (bytes: number) => Promise<Buffer> {
  const source = stream[Symbol.asyncIterator]()
  let rest: Buffer = Buffer.alloc(0)
  return async (bytes) => {
    const parts = [rest]
    let length = rest.length
    while (length < bytes) {
      const { done, value } = await source.next()
      if (done) break
      parts.push(value)
      length += value.length
    }
    if (length > 0 && length < bytes) throw new Error('the backup ends in the middle of a part')
    const all = parts.length === 1 ? rest : Buffer.concat(parts)
    rest = all.subarray(bytes)
    return all.subarray(0, bytes)
  }
}
