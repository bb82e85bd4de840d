import { expect, it } from 'vitest'
import { composeAlone, composeLaid, type Piece } from './compose-laid.ts'
import { fixedStream } from './fixed-stream.ts'
import { grounds, paintGround } from './paint-ground.ts'
import { hashOf } from './write-pictures.ts'

const garment = (garmentId: Piece['garmentId'], width: number, height: number): Piece => ({
  garmentId,
  cutOut: {
    width,
    height,
    data: Uint8Array.from({ length: width * height * 3 }, (_, at) => (at * 7) % 256),
    cover: Float32Array.from({ length: width * height }, (_, at) => (at % width < 2 ? 0.5 : 1)),
  },
})
const pieces = [garment('tshirt', 20, 16), garment('pants', 12, 30), garment('hat', 14, 14)]

// A change of what is composed makes every result incomparable: then all is measured anew, and the manifest is written again.
it.each([
  ['spread', '0922138233e382674614222bc36afb6f901b8e19ce5c332972bed55f0e9bd8d6'],
  ['overlap', '7fed6fc3d2d2e7ab82ff94b85b03a60b7475458a5cf92d5ab068e684bdbbb780'],
  ['pile', '0e74bf39f958e270b667b4bbcf2fff1360e2f7178c6abdf9289a522c2b19235c'],
] as const)('composes %s as ever', (arrangement, hash) => {
  const { picture, garments } = composeLaid(`test ${arrangement}`, arrangement, pieces)
  expect(garments.map(({ garmentId }) => garmentId)).toEqual(['tshirt', 'pants', 'hat'])
  expect(hashOf(picture)).toBe(hash)
})

it('composes one alone as ever', () => {
  const { picture } = composeAlone('test alone', garment('shirt', 20, 24), { widthShare: 0.2 })
  expect(hashOf(picture)).toBe('0025f4ea68a622e79609db906d09c6e0c949aebbc26339780e012f203f5eb8c8')
})

it('paints every ground as ever', () => {
  const hashes = grounds.map((ground) => hashOf(paintGround(fixedStream(ground), ground, 96, 64)))
  expect(hashes.map((hash) => hash.slice(0, 12))).toEqual([
    'f0f8094da1f7',
    '7baee4dd1477',
    '9bfa752fbac5',
    '047592a78440',
    'd14c549cb8d3',
    '4a414e2491ce',
  ])
})
