import sharp from 'sharp'
import { afterAll, expect, it } from 'vitest'
import { createEmbeddedScanner } from './embedded-scanner.ts'

const scanner = createEmbeddedScanner()
afterAll(scanner.close)

it.each([
  [1, 1],
  [1600, 1],
  [1, 1600],
  [3, 1600],
])('reads a picture of %i by %i pixels and finds no more than specks', async (width, height) => {
  const jpeg = await sharp({ create: { width, height, channels: 3, background: '#888' } })
    .jpeg()
    .toBuffer()
  for (const { boxes } of await scanner.scan(jpeg))
    for (const side of boxes.flat()) expect(Number.isFinite(side)).toBe(true)
})
