export type SniffedImage = 'jpeg' | 'png' | 'webp' | 'heic' | 'unknown'

const pngSignature = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]
const heicBrands = new Set(['heic', 'heix', 'hevc', 'heim', 'heis', 'mif1', 'msf1'])

const startsWith = (bytes: Uint8Array, signature: readonly number[]) =>
  signature.every((byte, index) => bytes[index] === byte)
const textAt = (bytes: Uint8Array, from: number) => String.fromCharCode(...bytes.subarray(from, from + 4))

/** Detects the format by the first bytes; the file's name and its declared type are not trusted. */
export function sniffImage(bytes: Uint8Array): SniffedImage {
  if (startsWith(bytes, [0xff, 0xd8, 0xff])) return 'jpeg'
  if (startsWith(bytes, pngSignature)) return 'png'
  if (textAt(bytes, 0) === 'RIFF' && textAt(bytes, 8) === 'WEBP') return 'webp'
  if (textAt(bytes, 4) === 'ftyp' && heicBrands.has(textAt(bytes, 8))) return 'heic'
  return 'unknown'
}
