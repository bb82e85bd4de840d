import { crc32 } from 'node:zlib'

export interface ZipEntry {
  /** ASCII, with `/` between folders. */
  readonly name: string
  readonly bytes: Buffer
}

const versionNeeded = 20
/** 1 January 1980: the earliest a ZIP can say. The files carry their own dates. */
const dosDate = 33

/** The fields that stand in an entry's own head and in the directory alike. */
function fieldsOf({ name, bytes }: ZipEntry): Buffer {
  const fields = Buffer.alloc(26)
  fields.writeUInt16LE(versionNeeded, 0)
  fields.writeUInt16LE(dosDate, 8)
  fields.writeUInt32LE(crc32(bytes), 10)
  fields.writeUInt32LE(bytes.length, 14)
  fields.writeUInt32LE(bytes.length, 18)
  fields.writeUInt16LE(Buffer.byteLength(name), 22)
  return fields
}

function signed(signature: number, ...parts: readonly Buffer[]): Buffer {
  const head = Buffer.alloc(4)
  head.writeUInt32LE(signature)
  return Buffer.concat([head, ...parts])
}

function directoryEntry(fields: Buffer, name: string, offset: number): Buffer {
  const rest = Buffer.alloc(14)
  rest.writeUInt32LE(offset, 10)
  const madeBy = Buffer.from([versionNeeded, 0])
  return signed(0x02014b50, madeBy, fields, rest, Buffer.from(name))
}

/** A ZIP, entry by entry as they come; stored, not compressed, since photos are already. */
export async function* writeZip(entries: AsyncIterable<ZipEntry>): AsyncGenerator<Buffer> {
  const directory: Buffer[] = []
  let offset = 0
  for await (const entry of entries) {
    const fields = fieldsOf(entry)
    directory.push(directoryEntry(fields, entry.name, offset))
    const head = signed(0x04034b50, fields, Buffer.from(entry.name))
    offset += head.length + entry.bytes.length
    yield head
    yield entry.bytes
  }
  const end = Buffer.alloc(18)
  const size = directory.reduce((sum, { length }) => sum + length, 0)
  end.writeUInt16LE(directory.length, 4)
  end.writeUInt16LE(directory.length, 6)
  end.writeUInt32LE(size, 8)
  end.writeUInt32LE(offset, 12)
  yield Buffer.concat(directory)
  yield signed(0x06054b50, end)
}
