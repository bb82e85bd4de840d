import { garmentById } from '@washline/contract/scanning/catalogue'
import { expect, it } from 'vitest'
import type { ScannedItem } from '../../../../apps/api/src/scanning/scanner-gateway.ts'
import type { Judgement } from '../judge-scan.ts'
import { pileRows } from './pile-rows.ts'

const sideBySide = [0, 1, 2, 3].map((at) => [at / 4, 0.1, 0.24, 0.8] as const)
const piled = [0, 1, 2].map((at) => [at * 0.1, 0.1, 0.5, 0.8] as const)

/** A picture of so many shirts of one colour, of which these boxes are found. */
function judged(id: string, there: number, boxes: ScannedItem['boxes']): Judgement {
  const garment = garmentById('shirt')
  const item: ScannedItem = {
    ...{ garment, category: garment.category, colour: 'blue', quantity: boxes.length, confidence: 0.8, boxes },
  }
  const garments = Array.from({ length: there }, () => ({ garmentId: 'shirt' as const, edges: undefined }))
  const photo = { id, file: id, garments, group: id.split('/')[0] ?? '' }
  return {
    ...{ photo, items: [item], countError: boxes.length - there, pieces: [], surest: undefined, agreed: 0 },
    found: boxes.length,
  }
}
const pile = (at: number, boxes: ScannedItem['boxes']) => [
  judged(`pile/${at}`, 6, boxes),
  judged(`laid/${at}`, 6, [...sideBySide, ...sideBySide]),
  judged(`first/${at}`, 3, sideBySide.slice(0, 3)),
  judged(`second/${at}`, 3, sideBySide.slice(0, 2)),
]
const rowsOf = (judgements: readonly Judgement[]) =>
  Object.fromEntries(pileRows(judgements).map(({ name, measured }) => [name, measured]))

it('has none without piles', () => {
  expect(pileRows([judged('spread/0', 4, sideBySide)])).toEqual([])
})

it('counts in which pictures a person is asked, and the error if they follow', () => {
  const rows = rowsOf([
    ...pile(0, piled),
    ...pile(1, sideBySide),
    judged('spread/0', 4, sideBySide),
    judged('overlap/0', 3, piled),
    judged('single unseen/0', 1, piled.slice(0, 1)),
  ])
  expect(rows).toEqual({
    'piles: asked to spread out': '50.0 % (1 of 2)',
    'piles counted two or more off: asked': '50.0 % (1 of 2)',
    'spread and overlapping, within one: asked': '50.0 % (1 of 2)',
    'one garment: asked': '0.0 % (0 of 1)',
    'piles, not asked: count error': '2.00',
    'piles, asked and laid out on a new photo: count error': '2.00',
    'piles, asked and laid out on two photos of a draft: count error': '1.00',
    'piles, asked and laid out on a further photo of the draft: count error': '5.00',
    'all piles, with a new photo where asked: count error': '2.00',
  })
})
