import { expect, it } from 'vitest'
import { seesLaundry } from './sees-laundry.ts'

const piece = (confidence: number, ...areas: number[]) => ({
  confidence,
  boxes: areas.map((area) => [0, 0, 1, area] as const),
})

it.each([
  ['nothing', [], false],
  ['one clear garment, however small', [piece(0.7, 0.02)], true],
  ['a small unsure one', [piece(0.69, 0.29)], false],
  ['an unsure one that fills the picture', [piece(0.35, 0.6)], true],
  ['several unsure ones that fill it together', [piece(0.4, 0.1, 0.1), piece(0.5, 0.1)], true],
  ['a few small unsure ones', [piece(0.55, 0.05), piece(0.3, 0.04)], false],
  ['a clear one among unsure ones', [piece(0.3, 0.05), piece(0.9, 0.05)], true],
])('%s: %s', (_, items, sees) => expect(seesLaundry(items)).toBe(sees))
