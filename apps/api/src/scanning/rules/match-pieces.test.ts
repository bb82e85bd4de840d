import { expect, it } from 'vitest'
import type { GarmentAppearance } from './appearance.ts'
import { matchPieces, type PieceOnPhoto } from './match-pieces.ts'

/** A plain cloth of a tint from blue to yellow. */
const clothOf = (tint: number): GarmentAppearance => ({
  kinds: [1],
  embedding: [1],
  tones: { l: [40], a: [0], b: [tint] },
  tints: Array.from({ length: 9 }, (_, at) => Math.max(0, 1 - Math.abs(at - 4 - tint / 12))),
})
const shirt = (tint: number | null, name = 'Blue shirt', garment = 'shirt'): PieceOnPhoto => ({
  garment,
  name,
  hasColour: name.startsWith('Blue'),
  appearance: tint === null ? null : clothOf(tint),
})

it.each<[string, PieceOnPhoto[], PieceOnPhoto[], (string | undefined)[]]>([
  ['nothing', [], [], []],
  ['a first photo', [], [shirt(0)], [undefined]],
  ['the same piece', [shirt(0)], [shirt(0)], ['0 once']],
  ['the same pieces in another order', [shirt(0), shirt(40)], [shirt(40), shirt(0)], ['1 once', '0 once']],
  ['pieces of another color', [shirt(0)], [shirt(40)], [undefined]],
  ['one more of the same: each earlier one is used once', [shirt(0)], [shirt(0), shirt(0)], ['0 once', undefined]],
  ['one that is a little different', [shirt(0)], [shirt(6)], ['0 asked']],
  [
    'socks, of which there may be several alike',
    [shirt(0, 'Blue socks', 'socks')],
    [shirt(0, 'Blue socks', 'socks')],
    ['0 asked'],
  ],
  ['one name with a color, measured by nobody', [shirt(null)], [shirt(null)], ['0 asked']],
  ['one name with a color, measured once', [shirt(0)], [shirt(null)], ['0 asked']],
  ['one name without a color', [shirt(null, 'Shirt')], [shirt(null, 'Shirt')], [undefined]],
  ['two names', [shirt(null)], [shirt(null, 'Blue T-shirt')], [undefined]],
])('matches %s', (_name, earlier, further, expected) => {
  const matches = matchPieces(earlier, further)
  expect(matches.map((match) => match && `${match.earlier} ${match.verdict}`)).toEqual(expected)
})
