import { crc32, deflateSync } from 'node:zlib'
import type { OrderId } from '@washline/contract/ids'
import { cameraMessages } from '@washline/contract/scanning/messages'
import sharp from 'sharp'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { sql } from '../../platform/db/sql.ts'
import { plainPhoto } from '../../scanning/builders.ts'
import { aCustomer, startOrders } from '../builders.ts'
import { readOrder } from '../store.ts'

const api = await startOrders()
afterAll(api.close)
const { db, upload, storage } = api
const customer = await aCustomer(db)
const rssBefore = process.memoryUsage.rss()
beforeEach(async () => {
  await db.run(sql`delete from rate_limits`)
})

const plain = (width: number, height: number, background = '#cc2211') =>
  sharp({ create: { width, height, channels: 3, background } })

/** A PNG written by hand; sharp does not write these variants. */
const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type), data])
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(data.length)
  sum.writeUInt32BE(crc32(body))
  return Buffer.concat([length, body, sum])
}

function header(width: number, height: number, bits: number, colourType: number): Buffer {
  const data = Buffer.alloc(13)
  data.writeUInt32BE(width, 0)
  data.writeUInt32BE(height, 4)
  data.set([bits, colourType], 8)
  return chunk('IHDR', data)
}
const numbers = (...values: number[]) => {
  const data = Buffer.alloc(values.length * 4)
  for (const [index, value] of values.entries()) data.writeUInt32BE(value, index * 4)
  return data
}

/** Twelve kilobytes that decode to a hundred megapixels. */
const bomb = (side: number) => {
  const rows = deflateSync(Buffer.alloc(side * (1 + side / 8)), { level: 1 })
  return Buffer.concat([signature, header(side, side, 1, 0), chunk('IDAT', rows), chunk('IEND', Buffer.alloc(0))])
}

/** Two frames of 8 x 8: red is shown first, green after it. */
const animatedPng = () => {
  const frame = (rgb: number[]) =>
    deflateSync(Buffer.concat(Array.from({ length: 8 }, () => Buffer.from([0, ...Array(8).fill(rgb).flat()]))))
  const control = (sequence: number) =>
    chunk('fcTL', Buffer.concat([numbers(sequence, 8, 8, 0, 0), Buffer.from([0, 1, 0, 10, 0, 0])]))
  return Buffer.concat([
    signature,
    header(8, 8, 8, 2),
    chunk('acTL', numbers(2, 0)),
    control(0),
    chunk('IDAT', frame([204, 34, 17])),
    control(1),
    chunk('fdAT', Buffer.concat([numbers(2), frame([0, 255, 0])])),
    chunk('IEND', Buffer.alloc(0)),
  ])
}
const animatedWebp = async () => {
  const frames = await Promise.all(['#cc2211', '#00ff00'].map((colour) => plain(20, 20, colour).png().toBuffer()))
  return sharp(frames, { join: { animated: true } })
    .webp({ lossless: true, loop: 0, delay: [100, 100] })
    .toBuffer()
}

/** A small jpeg whose header declares this size. */
const boastingJpeg = async (width: number, height: number) => {
  const jpeg = await plain(16, 16).jpeg().toBuffer()
  const frame = jpeg.indexOf(Buffer.from([0xff, 0xc0]))
  jpeg.writeUInt16BE(height, frame + 5)
  jpeg.writeUInt16BE(width, frame + 7)
  return jpeg
}
const damagedPng = async () => {
  const png = await plain(64, 64).png().toBuffer()
  png.fill(0x55, png.indexOf('IDAT') + 6, png.length - 12)
  return png
}
const half = (photo: Buffer) => photo.subarray(0, photo.length / 2)
const speckled = () =>
  sharp({
    create: {
      width: 200,
      height: 200,
      channels: 3,
      background: '#888',
      noise: { type: 'gaussian', mean: 128, sigma: 40 },
    },
  })
const box = (brand: string) =>
  Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from(`ftyp${brand}`), Buffer.alloc(4), Buffer.from('mif1heic')])
const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>'
const { notAnImage, process: unreadable, tooLarge } = cameraMessages

type Made = Buffer | Promise<Buffer>

describe('a bad upload', () => {
  it.each<[string, number, string, () => Made]>([
    ['of no bytes', 422, notAnImage, () => Buffer.alloc(0)],
    ['that is text named .jpg', 415, notAnImage, () => Buffer.from('I am a photograph of laundry.')],
    ['that is an SVG with a script', 415, notAnImage, () => Buffer.from(svg)],
    ['that is an SVG behind an XML head', 415, notAnImage, () => Buffer.from(`<?xml version="1.0"?>${svg}`)],
    [
      'that is a page with a jpeg at its end',
      415,
      notAnImage,
      () => Buffer.concat([Buffer.from('<html>'), plainPhoto]),
    ],
    ['that is a PDF', 415, notAnImage, () => Buffer.from('%PDF-1.7\n1 0 obj\n')],
    ['that is an iPhone original', 415, notAnImage, () => box('heic')],
    ['that is a burst of an iPhone', 415, notAnImage, () => box('msf1')],
    ['that is an AVIF', 415, notAnImage, () => plain(16, 16).avif({ effort: 0 }).toBuffer()],
    ['that is an animated GIF', 415, notAnImage, () => plain(9, 9).gif().toBuffer()],
    ['that is a TIFF', 415, notAnImage, () => plain(9, 9).tiff().toBuffer()],
    ['that is the beginning of a jpeg', 422, unreadable, () => Buffer.from([0xff, 0xd8, 0xff])],
    ['that is half a jpeg', 422, unreadable, async () => half(await speckled().jpeg().toBuffer())],
    ['that is half a PNG', 422, unreadable, async () => half(await speckled().png().toBuffer())],
    ['that is half a WebP', 422, unreadable, async () => half(await speckled().webp().toBuffer())],
    ['that is a PNG with its middle overwritten', 422, unreadable, damagedPng],
    [
      'that is a WebP in name only',
      422,
      unreadable,
      () => Buffer.from('RIFF\x20\0\0\0WEBPVP8 garbage of no use at all'),
    ],
    ['of 100 megapixels in 12 kB', 413, tooLarge, () => bomb(10_000)],
    ['whose header boasts of 4 gigapixels', 413, tooLarge, () => boastingJpeg(65_000, 65_000)],
    ['of no height', 422, unreadable, () => boastingJpeg(16, 0)],
  ])('that is %s is refused with a message and creates no draft', async (_, status, message, make) => {
    const before = await db.one(sql`select count(*) as n from orders`)
    expect(await upload(customer, await make())).toMatchObject({ status, body: { success: false, message } })
    expect(await db.one(sql`select count(*) as n from orders`)).toEqual(before)
  })
})

const quarterColours: readonly [code: string, rgb: readonly [number, number, number]][] = [
  ['R', [204, 34, 17]],
  ['G', [20, 160, 40]],
  ['B', [20, 40, 200]],
  ['W', [250, 250, 250]],
]

/** The stored photo of an upload: its size, and the colours of its four quarters in reading order. */
async function storedOf(photo: Buffer) {
  const { status, body } = await upload(customer, photo)
  if (status !== 200) throw new Error(`refused with ${status}: ${body.message}`)
  const [key = ''] = (await readOrder(db, (body.data as { order_id: OrderId }).order_id))?.photoKeys ?? []
  const jpeg = await storage.get(key)
  if (!jpeg) throw new Error('the photo was not stored')
  const { width, height, format, space, channels } = await sharp(jpeg).metadata()
  const quarters = await sharp(jpeg).resize(32, 32, { fit: 'fill' }).raw().toBuffer()
  const emailedAt = (x: number, y: number) => {
    const rgb = quarters.subarray((y * 32 + x) * 3)
    const distance = (colour: readonly number[]) =>
      colour.reduce((sum, value, index) => sum + Math.abs(value - (rgb[index] ?? 0)), 0)
    return quarterColours.toSorted((a, b) => distance(a[1]) - distance(b[1]))[0]?.[0]
  }
  const colours = [emailedAt(6, 6), emailedAt(26, 6), emailedAt(6, 26), emailedAt(26, 26)].join('')
  return { jpeg, size: [width, height], colours, kind: [format, space, channels] }
}

/** 60 x 40 px: red and green above, blue and white below. */
const quartered = () => {
  const spot = (index: number) => {
    const [, [r, g, b]] = quarterColours[index] ?? ['', [0, 0, 0]]
    const input = { create: { width: 30, height: 20, channels: 3 as const, background: { r, g, b } } }
    return { input, left: (index % 2) * 30, top: Math.floor(index / 2) * 20 }
  }
  return plain(60, 40).composite([0, 1, 2, 3].map(spot))
}

describe('an odd photo', () => {
  it.each<[string, () => Made]>([
    ['CMYK jpeg', () => quartered().toColourspace('cmyk').jpeg({ quality: 95 }).toBuffer()],
    ['PNG of 16 bits', () => quartered().toColourspace('rgb16').png().toBuffer()],
    ['PNG with a palette', () => quartered().png({ palette: true }).toBuffer()],
    ['interlaced PNG', () => quartered().png({ progressive: true }).toBuffer()],
    ['progressive jpeg', () => quartered().jpeg({ progressive: true }).toBuffer()],
    ['lossless WebP with alpha', () => quartered().ensureAlpha().webp({ lossless: true }).toBuffer()],
    ['wide gamut jpeg', () => quartered().withIccProfile('p3').jpeg({ quality: 95 }).toBuffer()],
  ])('is stored correctly: %s', async (_, make) => {
    expect(await storedOf(await make())).toMatchObject({
      size: [60, 40],
      colours: 'RGBW',
      kind: ['jpeg', 'srgb', 3],
    })
  })

  it.each([
    [1, 'RGBW'],
    [2, 'GRWB'],
    [3, 'WBGR'],
    [4, 'BWRG'],
    [5, 'RBGW'],
    [6, 'BRWG'],
    [7, 'WGBR'],
    [8, 'GWRB'],
  ])('is stored upright: EXIF orientation %i', async (orientation, colours) => {
    const turned = await quartered().withMetadata({ orientation }).jpeg().toBuffer()
    expect(await storedOf(turned)).toMatchObject({ size: orientation > 4 ? [40, 60] : [60, 40], colours })
  })

  it.each<[string, () => Made]>([
    ['an animated WebP', animatedWebp],
    ['an animated PNG', animatedPng],
  ])('is the first frame of %s', async (_, make) => {
    expect((await storedOf(await make())).colours).toBe('RRRR')
  })

  it.each<[string, () => Made]>([
    ['grey jpeg', () => quartered().greyscale().jpeg().toBuffer()],
    ['one pixel', () => plain(1, 1).png().toBuffer()],
    ['one row', () => plain(4_000, 1).png().toBuffer()],
    ['one column', () => plain(1, 4_000).jpeg().toBuffer()],
    ['a header that boasts of 48 megapixels', () => boastingJpeg(8_000, 6_000)],
  ])('becomes a jpeg in colour: %s', async (_, make) => {
    expect((await storedOf(await make())).kind).toEqual(['jpeg', 'srgb', 3])
  })

  it('is stored without data hidden in or behind it', async () => {
    const jpeg = await quartered()
      .withExif({ IFD0: { ImageDescription: 'hidden-payload' } })
      .jpeg()
      .toBuffer()
    const comment = Buffer.concat([Buffer.from([0xff, 0xfe, 0, 16]), Buffer.from('hidden-payload')])
    const archive = Buffer.from('PK\x03\x04hidden-payload<script>hidden-payload</script>')
    const stored = await storedOf(Buffer.concat([jpeg.subarray(0, 2), comment, jpeg.subarray(2), archive]))
    expect(stored.colours).toBe('RGBW')
    expect(stored.jpeg.includes('hidden-payload')).toBe(false)
  })
})

it('does not exhaust the server’s memory with ten concurrent decompression bombs', async () => {
  const photo = bomb(10_000)
  const answers = await Promise.all(Array.from({ length: 10 }, () => upload(customer, photo)))
  expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(413))
  expect((await upload(customer, plainPhoto)).status).toBe(200)
  expect((process.memoryUsage.rss() - rssBefore) / 2 ** 20).toBeLessThan(400)
})
