const tags = { exifFolder: 0x8769, takenAt: 0x9003, takenAtOffset: 0x9011 } as const
const entryBytes = 12

interface Tiff {
  readonly bytes: DataView
  readonly littleEndian: boolean
}

/**
 * The time at which a photo was taken, from its EXIF block; null if there is none. Without an offset the camera's time is
 * read as UTC, which can be wrong by up to 14 hours: comparisons must allow for that.
 */
export function readExifTime(exif: Uint8Array): Date | null {
  try {
    const start = String.fromCharCode(...exif.subarray(0, 4)) === 'Exif' ? 6 : 0
    const bytes = new DataView(exif.buffer, exif.byteOffset + start, exif.byteLength - start)
    const tiff = { bytes, littleEndian: bytes.getUint16(0) === 0x4949 }
    const folder = entryOf(tiff, bytes.getUint32(4, tiff.littleEndian), tags.exifFolder)
    if (folder === undefined) return null
    const at = bytes.getUint32(folder + 8, tiff.littleEndian)
    return momentOf(textOf(tiff, at, tags.takenAt), textOf(tiff, at, tags.takenAtOffset))
  } catch (error) {
    // The block is truncated or has an offset outside itself.
    if (error instanceof RangeError) return null
    throw error
  }
}

function entryOf({ bytes, littleEndian }: Tiff, folder: number, tag: number): number | undefined {
  const count = bytes.getUint16(folder, littleEndian)
  for (let index = 0; index < count; index += 1) {
    const entry = folder + 2 + index * entryBytes
    if (bytes.getUint16(entry, littleEndian) === tag) return entry
  }
  return undefined
}

function textOf(tiff: Tiff, folder: number, tag: number): string | undefined {
  const { bytes, littleEndian } = tiff
  const entry = entryOf(tiff, folder, tag)
  if (entry === undefined) return undefined
  const length = bytes.getUint32(entry + 4, littleEndian)
  // Up to four characters are stored in the entry itself.
  const from = length > 4 ? bytes.getUint32(entry + 8, littleEndian) : entry + 8
  const characters = Array.from({ length: Math.min(length, 32) }, (_, index) => bytes.getUint8(from + index))
  return String.fromCharCode(...characters).split('\0')[0]
}

function momentOf(time: string | undefined, offset: string | undefined): Date | null {
  const [, date, clock] = /^(\d{4}:\d\d:\d\d) (\d\d:\d\d:\d\d)$/.exec(time ?? '') ?? []
  if (!date || !clock) return null
  const zone = /^[+-]\d\d:\d\d$/.test(offset ?? '') ? offset : 'Z'
  const at = new Date(`${date.replaceAll(':', '-')}T${clock}${zone}`)
  return Number.isNaN(at.getTime()) ? null : at
}
