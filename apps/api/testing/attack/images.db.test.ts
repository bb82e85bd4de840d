import { randomBytes } from 'node:crypto'
import { crc32, deflateSync } from 'node:zlib'
import fc from 'fast-check'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { plainPhoto } from '../../src/scanning/builders.ts'
import { type Person, photoForm, startApp, type TestApp } from '../harness/start-app.ts'
import { attackSize, report } from './attack-size.ts'

const { count, seed } = attackSize(120)
const statusesOfRefusals = [200, 413, 415, 422, 429]

let app: TestApp
let person: Person
const password = 'a password for signing in'

beforeAll(async () => {
  app = await startApp()
  person = await app.join('Ana Pereira', { password })
})
afterAll(() => app.close())

const upload = (picture: Buffer) =>
  app.send(person.token, {
    method: 'POST',
    url: '/api/orders/scan',
    ...photoForm(picture, { by_hand: '1' }),
  })

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const sizes = Buffer.alloc(8)
  sizes.writeUInt32BE(data.length, 0)
  sizes.writeUInt32BE(crc32(body), 4)
  return Buffer.concat([sizes.subarray(0, 4), body, sizes.subarray(4)])
}

interface PngParts {
  readonly depth?: number
  readonly colour?: number
  readonly rows?: Buffer
  readonly more?: Buffer
}

/** A png that names a size, with these rows or none. */
function pngOf(width: number, height: number, { depth = 8, colour = 6, rows, more }: PngParts = {}) {
  const head = Buffer.alloc(13)
  head.writeUInt32BE(width, 0)
  head.writeUInt32BE(height, 4)
  head.set([depth, colour, 0, 0, 0], 8)
  const signature = Buffer.from('89504e470d0a1a0a', 'hex')
  return Buffer.concat([
    signature,
    chunk('IHDR', head),
    more ?? Buffer.alloc(0),
    chunk('IDAT', deflateSync(rows ?? Buffer.alloc(0))),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

const zeros = (bytes: number) => deflateSync(Buffer.alloc(bytes))

const hostile: readonly (readonly [string, () => Buffer | Promise<Buffer>])[] = [
  ['a png of 2 gigapixels', () => pngOf(65_535, 32_767)],
  ['a png of the largest size', () => pngOf(0x7fff_ffff, 0x7fff_ffff)],
  ['a png without size', () => pngOf(0, 0)],
  ['a png of one endless row', () => pngOf(49_000_000, 1)],
  ['a png of one endless column', () => pngOf(1, 49_000_000)],
  ['a png whose rows are missing', () => pngOf(6_000, 6_000)],
  ['a png of an unknown depth', () => pngOf(10, 10, { depth: 7, colour: 9 })],
  [
    'a png with a text of 100 MB',
    () => pngOf(8, 8, { more: chunk('zTXt', Buffer.concat([Buffer.from('a\0\0'), zeros(100_000_000)])) }),
  ],
  [
    'a png with a profile of 100 MB',
    () => pngOf(8, 8, { more: chunk('iCCP', Buffer.concat([Buffer.from('a\0\0'), zeros(100_000_000)])) }),
  ],
  ['a png with 50 MB of rows for 64 pixels', () => pngOf(8, 8, { rows: Buffer.alloc(50_000_000) })],
  ['a jpeg that goes on as a page', () => Buffer.concat([plainPhoto, Buffer.from('<script>alert(1)</script>')])],
  [
    'a jpeg with a false size',
    () => Buffer.from(plainPhoto.toString('hex').replace(/ffc0001108(.{8})/, 'ffc0001108ffffffff'), 'hex'),
  ],
  ['a webp of nothing', () => Buffer.from('RIFF\xff\xff\xff\xffWEBPVP8X', 'latin1')],
  [
    'a picture of 4 megapixels in sixteen bits',
    () =>
      sharp({ create: { width: 2_000, height: 2_000, channels: 4, background: '#36a' } })
        .toColourspace('rgb16')
        .png({ progressive: true })
        .toBuffer(),
  ],
  [
    'an animation of 400 pages',
    () =>
      sharp(randomBytes(60 * 60 * 3 * 400), { raw: { width: 60, height: 60 * 400, channels: 3, pageHeight: 60 } })
        .webp({ loop: 0 })
        .toBuffer(),
  ],
]

test.each(hostile)('%s is refused or taken, and the next picture is taken', { timeout: 60_000 }, async (_, make) => {
  await app.forgetLimits()
  const answer = await upload(await make())
  expect(statusesOfRefusals, answer.text).toContain(answer.status)
  expect((await upload(plainPhoto)).status).toBe(200)
  expect(app.faults).toEqual([])
})

test(`${count} broken pictures are refused or taken, while people sign in (seed ${seed})`, {
  retry: 0,
  timeout: 60_000 + count * 300,
}, async () => {
  const noise = sharp({
    create: {
      width: 200,
      height: 160,
      channels: 3,
      background: '#888',
      noise: { type: 'gaussian', mean: 128, sigma: 40 },
    },
  })
  const whole = await Promise.all([
    noise.clone().jpeg().toBuffer(),
    noise.clone().png().toBuffer(),
    noise.clone().webp().toBuffer(),
  ])
  const broken = fc.sample(
    fc
      .tuple(
        fc.constantFrom(...whole),
        fc.array(fc.tuple(fc.nat(), fc.nat(255)), { minLength: 1, maxLength: 12 }),
        fc.nat(3),
      )
      .map(([picture, changes, cut]) => {
        const copy = Buffer.from(picture)
        for (const [at, byte] of changes) copy[at % (at % 3 === 0 ? 64 : copy.length)] = byte
        return cut === 0 ? copy.subarray(0, copy.length >> 1) : copy
      }),
    { numRuns: count, seed },
  )
  const statuses = new Map<number, number>()
  const waiting = broken.values()
  const work = async () => {
    for (const picture of waiting) {
      await app.forgetLimits()
      const { status, text } = await upload(picture)
      expect(statusesOfRefusals, text).toContain(status)
      statuses.set(status, (statuses.get(status) ?? 0) + 1)
    }
  }
  const signIn = await Promise.all([
    app.send(undefined, { method: 'POST', url: '/api/login', body: { email: person.email, password } }),
    work(),
    work(),
    work(),
  ])
  expect(signIn[0].status).toBe(200)
  report(`images: ${count} broken pictures (seed ${seed}): ${JSON.stringify(Object.fromEntries([...statuses].sort()))}`)
  expect((await upload(plainPhoto)).status).toBe(200)
  expect(app.faults).toEqual([])
})
