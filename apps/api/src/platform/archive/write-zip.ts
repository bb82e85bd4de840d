import { Zip, ZipPassThrough } from 'fflate'

export interface ZipEntry {
  /** With `/` between folders. */
  readonly name: string
  readonly bytes: Buffer
}

/** The earliest date that a ZIP can hold. The files carry their own dates. */
const noDate = new Date(1980, 0, 1)

/** A ZIP, entry by entry as they come; stored, not compressed, since photos are already. */
export async function* writeZip(entries: AsyncIterable<ZipEntry>): AsyncGenerator<Uint8Array> {
  const written: Uint8Array[] = []
  const zip = new Zip((error, part) => {
    if (error) throw error
    written.push(part)
  })
  for await (const { name, bytes } of entries) {
    const file = new ZipPassThrough(name)
    file.mtime = noDate
    zip.add(file)
    file.push(bytes, true)
    yield* written.splice(0)
  }
  zip.end()
  yield* written
}
