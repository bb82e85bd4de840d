import { toClaimPhotoId, toItemId } from '@washline/contract/ids'
import { market } from '@washline/contract/market'
import { afterAll, describe, expect, it } from 'vitest'
import { drawScene, type Scene } from '../../../../../models/scanner/scenes/draw-scene.ts'
import { patchworkJpeg } from '../../../../../models/scanner/scenes/patchwork-jpeg.ts'
import { drawnScene } from '../../demo/scenes/drawn-scene.ts'
import { plainPhoto, scriptedScanner, sharpPhotos } from '../../scanning/builders.ts'
import { createEmbeddedScanner, differingBits, ScannerFailure } from '../../scanning/index.ts'
import { comparePhotos } from './compare-photos.ts'

const { fingerprint, examine } = comparePhotos(sharpPhotos, scriptedScanner())
const bitsOf = async (jpeg: Buffer) => (await fingerprint(jpeg)) ?? ''

describe('a fingerprint', () => {
  it.each([
    ['another size', { sidePx: 960 }],
    ['a smaller size', { sidePx: 120 }],
    ['hard compression', { quality: 30 }],
    ['more light', { brightness: 1.2 }],
    ['less light, smaller and hard compressed', { sidePx: 180, quality: 40, brightness: 0.8 }],
  ])('survives %s', async (_, change) => {
    const [first, second] = [await bitsOf(await patchworkJpeg(1)), await bitsOf(await patchworkJpeg(1, change))]
    expect(first).toMatch(/^[01]{128}$/)
    expect(differingBits(first, second)).toBeLessThanOrEqual(market.claims.samePhotoBits)
  })

  it('differs clearly from every other picture', async () => {
    const bits = await Promise.all(Array.from({ length: 40 }, async (_, seed) => bitsOf(await patchworkJpeg(seed))))
    for (const scene of ['work-week', 'summer-load', 'five-garments'] as const)
      bits.push(await bitsOf(await drawnScene(scene)))
    const distances = bits.flatMap((a, index) => bits.slice(index + 1).map((b) => differingBits(a, b)))
    expect(Math.min(...distances)).toBeGreaterThan(2 * market.claims.samePhotoBits)
  })

  it('is null for a picture with too little detail', async () => {
    expect(await fingerprint(plainPhoto)).toBeNull()
  })
})

describe('with the shipped models', { timeout: 60_000 }, () => {
  const scanner = createEmbeddedScanner()
  afterAll(() => scanner.close())
  const comparing = comparePhotos(sharpPhotos, scanner)
  const [navy, red] = [{ garment: 'tshirt', colour: 'navy' } as const, { garment: 'tshirt', colour: 'red' } as const]
  const draw = (pieces: Scene['pieces'], background: Scene['background'], seed: number) =>
    drawScene({ pieces, background, seed })
  const itemId = toItemId(7)

  it('finds the item of the scan on another background, and not one of another colour', async () => {
    const scan = await draw([navy, { garment: 'pants', colour: 'brown' }], 'sheet', 3)
    const shirt = (await scanner.scan(scan)).find(({ garment }) => garment.category === 'tops')
    const examined = await comparing.examine({
      pieces: [],
      claim: [
        { id: toClaimPhotoId(1), jpeg: await draw([navy], 'wood', 5) },
        { id: toClaimPhotoId(2), jpeg: await draw([red], 'wood', 5) },
        { id: toClaimPhotoId(3), jpeg: await draw([], 'tiles', 6) },
      ],
      order: [{ kind: 'scan', jpeg: scan }],
      scanned: [{ itemId, boxes: shirt?.boxes ?? [] }],
    })
    const percentOf = (id: number) => examined.likeness.get(toClaimPhotoId(id))?.[0]?.percent
    expect(percentOf(1)).toBeGreaterThanOrEqual(market.claims.instant.sameItem.likelyPercent)
    expect(percentOf(2)).toBeLessThan(market.claims.instant.sameItem.unlikelyPercent)
    expect(examined.likeness.get(toClaimPhotoId(3))).toEqual([])
    expect(examined.shows.get(toClaimPhotoId(3))).toEqual([])
  })
})

it.each(['busy', 'timeout'] as const)('concludes nothing when the scanner is %s', async (reason) => {
  const inspect = () => Promise.reject(new ScannerFailure(reason, 'no answer'))
  const examined = await comparePhotos(sharpPhotos, { inspect }).examine({
    pieces: [],
    claim: [{ id: toClaimPhotoId(1), jpeg: await patchworkJpeg(1) }],
    order: [{ kind: 'scan', jpeg: await patchworkJpeg(2) }],
    scanned: [{ itemId: toItemId(7), boxes: [[0, 0, 1, 1]] }],
  })
  expect([examined.shows.size, examined.likeness.size]).toEqual([0, 0])
})

it('finds a copy of an order photo among the photos of a claim', async () => {
  const found = await examine({
    pieces: [],
    scanned: [],
    claim: [
      { id: toClaimPhotoId(1), jpeg: await patchworkJpeg(5, { sidePx: 500, quality: 60 }) },
      { id: toClaimPhotoId(2), jpeg: await patchworkJpeg(6) },
      { id: toClaimPhotoId(3), jpeg: plainPhoto },
    ],
    order: [
      { kind: 'scan', jpeg: await patchworkJpeg(7) },
      { kind: 'return', jpeg: await patchworkJpeg(5) },
      { kind: 'pickup', jpeg: plainPhoto },
    ],
  })
  expect([found.by, ...found.sameAs]).toEqual(['embedded', [1, 'return']])
})
