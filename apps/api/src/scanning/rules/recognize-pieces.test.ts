import { expect, it } from 'vitest'
import { aCloth } from '../builders.ts'
import type { PieceOnPhoto } from './match-pieces.ts'
import { type EarlierPiece, recognizePieces } from './recognize-pieces.ts'

const shirt = (tint: number | null, garment = 'shirt'): PieceOnPhoto => ({
  garment,
  name: 'Blue shirt',
  hasColour: true,
  appearance: tint === null ? null : aCloth(40, tint),
})
/** Of the garment with this number, by default in an order of its own. */
const washed = (firstPieceId: number, piece: PieceOnPhoto, changes: Partial<EarlierPiece> = {}): EarlierPiece => ({
  ...piece,
  firstPieceId,
  orderId: firstPieceId,
  isWashed: true,
  isNot: null,
  ...changes,
})

it.each<[string, EarlierPiece[], PieceOnPhoto[], (number | undefined)[]]>([
  ['nothing', [], [], []],
  ['nothing in a first order', [], [shirt(0)], [undefined]],
  ['the same piece', [washed(1, shirt(0))], [shirt(0)], [1]],
  ['one by any of its pieces', [washed(1, shirt(30)), washed(1, shirt(0), { orderId: 7 })], [shirt(0)], [1]],
  ['each by its own', [washed(1, shirt(0)), washed(2, shirt(40))], [shirt(40), shirt(0)], [2, 1]],
  ['none of another color', [washed(1, shirt(0))], [shirt(40)], [undefined]],
  ['none that is only likely', [washed(1, shirt(0))], [shirt(6)], [undefined]],
  ['a garment once', [washed(1, shirt(0))], [shirt(0), shirt(0)], [1, undefined]],
  ['the one that is more alike', [washed(1, shirt(0.5)), washed(2, shirt(0))], [shirt(0)], [2]],
  [
    'neither of two that are alike and were in one order',
    [washed(1, shirt(0)), washed(2, shirt(0), { orderId: 1 })],
    [shirt(0)],
    [undefined],
  ],
  ['no socks', [washed(1, shirt(0, 'socks'))], [shirt(0, 'socks')], [undefined]],
  ['none that nobody measured', [washed(1, shirt(null))], [shirt(0)], [undefined]],
  ['none of an order that is not complete', [washed(1, shirt(0), { isWashed: false })], [shirt(0)], [undefined]],
  [
    'none that the customer has denied for a piece like it',
    [washed(1, shirt(0)), washed(2, shirt(0), { isWashed: false, isNot: 1 })],
    [shirt(0)],
    [undefined],
  ],
  [
    'the piece that was denied, once it was washed itself',
    [washed(1, shirt(0)), washed(2, shirt(0), { isNot: 1 })],
    [shirt(0)],
    [2],
  ],
])('recognizes %s', (_name, earlier, pieces, expected) => {
  expect(recognizePieces(earlier, pieces)).toEqual(expected)
})
