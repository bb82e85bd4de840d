import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { uploadLimitBytes } from '../rules/photo-limits.ts'
import { readExifTime } from '../rules/read-exif-time.ts'
import { sharpPhotos } from './normalise-photo.ts'

const plain = (width: number, height: number, background = '#3366aa') =>
  sharp({ create: { width, height, channels: 3, background } })

const noise = (width: number, height: number) =>
  sharp({
    create: { width, height, channels: 3, background: '#888', noise: { type: 'gaussian', mean: 128, sigma: 40 } },
  })

const photoOf = async (upload: Buffer) => {
  const photo = await sharpPhotos.normalise(upload)
  if ('refused' in photo) throw new Error(photo.refused)
  return photo
}

describe('refuses', () => {
  const heic = Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from('ftypheic'), Buffer.alloc(64)])
  it.each<[string, string, () => Buffer | Promise<Buffer>]>([
    ['text in a .jpg', 'not_an_image', () => Buffer.from('hello, I am a photograph')],
    ['an SVG', 'not_an_image', () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>')],
    ['an empty file', 'not_an_image', () => Buffer.alloc(0)],
    ['a GIF', 'not_an_image', () => plain(9, 9).gif().toBuffer()],
    ['a TIFF', 'not_an_image', () => plain(9, 9).tiff().toBuffer()],
    ['an iPhone original', 'unsupported_heic', () => heic],
    ['a jpeg cut short', 'unreadable', async () => (await noise(400, 400).jpeg().toBuffer()).subarray(0, 20_000)],
    ['a png cut short', 'unreadable', async () => (await noise(100, 100).png().toBuffer()).subarray(0, 9_000)],
    ['a webp cut short', 'unreadable', async () => (await noise(200, 200).webp().toBuffer()).subarray(0, 4_000)],
    ['three bytes of a jpeg', 'unreadable', () => Buffer.from([0xff, 0xd8, 0xff])],
    ['more than 12 MB', 'too_large', () => Buffer.alloc(uploadLimitBytes + 1, 0xff)],
    ['a side of more than 20,000 pixels', 'too_many_pixels', () => plain(20_001, 1).png().toBuffer()],
    ['more than 50 megapixels', 'too_many_pixels', () => plain(8000, 6300).png().toBuffer()],
  ])('%s as %s', async (_, refused, upload) => {
    expect(await sharpPhotos.normalise(await upload())).toEqual({ refused })
  })
})

describe('accepts', () => {
  it.each(['jpeg', 'png', 'webp'] as const)('%s and answers a jpeg', async (format) => {
    const photo = await photoOf(await plain(320, 200).toFormat(format).toBuffer())
    expect([photo.width, photo.height]).toEqual([320, 200])
    expect((await sharp(photo.jpeg).metadata()).format).toBe('jpeg')
  })

  it('shrinks to 1600 px on the long side and never enlarges', async () => {
    const tall = await photoOf(await plain(1000, 3200).jpeg().toBuffer())
    expect([tall.width, tall.height]).toEqual([500, 1600])
    expect((await photoOf(await plain(10, 10).png().toBuffer())).width).toBe(10)
  })

  it('rotates by EXIF and removes all metadata', async () => {
    const upload = await plain(300, 200)
      .withExif({ IFD0: { Make: 'Camera' }, IFD3: { GPSLatitude: '51/1 30/1 0/1' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer()
    const photo = await photoOf(upload)
    expect([photo.width, photo.height]).toEqual([200, 300])
    const { exif, orientation, icc, xmp } = await sharp(photo.jpeg).metadata()
    expect([exif, orientation, icc, xmp]).toEqual([undefined, undefined, undefined, undefined])
  })

  it('uses the first frame of an animation', async () => {
    const frames = await Promise.all(['#ff0000', '#00ff00'].map((colour) => plain(20, 20, colour).png().toBuffer()))
    const animation = await sharp(frames, { join: { animated: true } })
      .webp({ loop: 0, delay: [100, 100] })
      .toBuffer()
    const photo = await photoOf(animation)
    expect([photo.width, photo.height]).toEqual([20, 20])
    const [red = 0, green = 0] = await sharp(photo.jpeg).raw().toBuffer()
    expect(red).toBeGreaterThan(200)
    expect(green).toBeLessThan(60)
  })

  it('flattens transparency on white', async () => {
    const clear = sharp({ create: { width: 8, height: 8, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } } })
    const [red = 0] = await sharp((await photoOf(await clear.png().toBuffer())).jpeg)
      .raw()
      .toBuffer()
    expect(red).toBeGreaterThan(250)
  })
})

describe('when a photo was taken', () => {
  const taken = (exif: Record<string, string>) =>
    plain(40, 40)
      .withExif({ IFD0: { Make: 'Camera' }, IFD2: exif })
      .jpeg()
      .toBuffer()
  it.each<[string, Record<string, string>, string | null]>([
    ['in UTC without an offset', { DateTimeOriginal: '2026:11:20 18:30:05' }, '2026-11-20T18:30:05.000Z'],
    [
      'by its offset',
      { DateTimeOriginal: '2026:11:20 18:30:05', OffsetTimeOriginal: '+08:00' },
      '2026-11-20T10:30:05.000Z',
    ],
    ['not where the camera says nonsense', { DateTimeOriginal: '0000:00:00 00:00:00' }, null],
    ['not where it says nothing', { LensMake: 'Lens' }, null],
  ])('is read %s', async (_, exif, at) => {
    expect((await sharpPhotos.takenAt(await taken(exif)))?.toISOString() ?? null).toBe(at)
  })

  it('is null without an EXIF block', async () => {
    expect(await sharpPhotos.takenAt(await plain(40, 40).png().toBuffer())).toBeNull()
  })

  it.each([0, 4, 11, 30])('is null for a block truncated after %i bytes', (length) => {
    expect(
      readExifTime(Buffer.from('Exif\0\0II*\0\x08\0\0\0\x01\0\x69\x87\x04\0\x01\0\0\0\x26\0\0\0').subarray(0, length)),
    ).toBeNull()
  })
})
