import { crc32 } from 'node:zlib'
import { expect, test } from 'vitest'
import { writeZip, type ZipEntry } from './write-zip.ts'

async function* each(entries: readonly ZipEntry[]) {
  yield* entries
}

/** Reads by the directory at the end, as unpackers do, and checks every sum. */
function unpack(zip: Buffer): Record<string, string> {
  const end = zip.length - 22
  expect(zip.readUInt32LE(end)).toBe(0x06054b50)
  const files: Record<string, string> = {}
  let at = zip.readUInt32LE(end + 16)
  expect(at + zip.readUInt32LE(end + 12)).toBe(end)
  for (let n = 0; n < zip.readUInt16LE(end + 10); n += 1) {
    expect(zip.readUInt32LE(at)).toBe(0x02014b50)
    const nameLength = zip.readUInt16LE(at + 28)
    const name = zip.toString('utf8', at + 46, at + 46 + nameLength)
    const local = zip.readUInt32LE(at + 42)
    expect(zip.readUInt32LE(local)).toBe(0x04034b50)
    const start = local + 30 + zip.readUInt16LE(local + 26)
    const bytes = zip.subarray(start, start + zip.readUInt32LE(at + 24))
    expect(crc32(bytes)).toBe(zip.readUInt32LE(at + 16))
    files[name] = bytes.toString('latin1')
    at += 46 + nameLength
  }
  return files
}

test.each<[string, Record<string, string>]>([
  ['nothing', {}],
  ['one file', { 'washline.json': '{"a":1}' }],
  ['some files, an empty one too', { 'washline.json': 'x'.repeat(70_000), 'photos/1.jpg': '\xff\xd8\xff', empty: '' }],
])('%s is read back as it was', async (_, files) => {
  const parts: Uint8Array[] = []
  const entries = Object.entries(files).map(([name, text]) => ({ name, bytes: Buffer.from(text, 'latin1') }))
  for await (const part of writeZip(each(entries))) parts.push(part)
  expect(unpack(Buffer.concat(parts))).toEqual(files)
})
