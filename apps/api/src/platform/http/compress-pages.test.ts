import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, it } from 'vitest'
import { compressPages } from './compress-pages.ts'

const page = '<p>Wäsche</p>'.repeat(100)
const send = compressPages()
const read = { br: brotliDecompressSync, gzip: gunzipSync }

it.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['GZIP;q=0.5', 'gzip'],
  ['br;q=0, gzip', 'gzip'],
  ['br; q=0.0', undefined],
  ['identity', undefined],
  ['*', undefined],
  ['', undefined],
  [undefined, undefined],
] as const)('a browser that takes %o gets %o', (accepted, encoding) => {
  const sent = send(page, accepted)
  expect(sent.encoding).toBe(encoding)
  expect(encoding ? read[encoding](sent.body).toString() : sent.body).toBe(page)
})

it('compresses each page once', () => {
  expect(send(page, 'br').body).toBe(send(page, 'br').body)
  expect(send('another', 'br').body).not.toBe(send(page, 'br').body)
})
