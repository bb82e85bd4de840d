import { expect, it } from 'vitest'
import { isLikelyPile } from './likely-pile.ts'

type Boxes = Parameters<typeof isLikelyPile>[0][number]['boxes']
const large = [0.1, 0.1, 0.7, 0.7] as const
const across = [0, 1, 2, 3].flatMap((column) => [0, 1].map((row) => [column / 4, row / 2, 0.24, 0.49] as const))

it.each<[string, Boxes, boolean]>([
  ['one over the other', [large, [0.2, 0.2, 0.6, 0.6]], true],
  ['many, each over the next', [0, 1, 2, 3, 4, 5, 6].map((at) => [at * 0.1, 0.1, 0.35, 0.8] as const), true],
  ['a hat on a sheet', [large, [0.3, 0.3, 0.15, 0.15]], false],
  ['a single piece near the camera', [large], false],
  [
    'two side by side',
    [
      [0, 0, 0.48, 1],
      [0.5, 0, 0.5, 1],
    ],
    false,
  ],
  ['many side by side', across, false],
  [
    'two that touch at a corner',
    [
      [0, 0, 0.6, 0.6],
      [0.5, 0.5, 0.5, 0.5],
    ],
    false,
  ],
  [
    'small ones, one over the other',
    [
      [0.1, 0.1, 0.2, 0.2],
      [0.15, 0.15, 0.2, 0.2],
    ],
    false,
  ],
  ['nothing with a place', [], false],
])('%s: %s', (_, boxes, isPile) => expect(isLikelyPile(boxes.map((box) => ({ boxes: [box] })))).toBe(isPile))
