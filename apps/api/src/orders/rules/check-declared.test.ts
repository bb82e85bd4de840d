import { expect, it } from 'vitest'
import { strangePiece } from './check-declared.ts'
import type { OrderItem } from './merge-items.ts'

const coats: OrderItem = {
  id: 7,
  name: 'Coat',
  garment: 'outerwear',
  category: 'outerwear',
  quantity: 2,
  unitPriceMinor: 1_200,
  confidence: null,
  boxes: [],
}
const piece = (itemId: number) => ({ itemId, valueMinor: 30_000 })

it.each([
  ['nothing', [], undefined],
  ['each of two coats', [piece(7), piece(7)], undefined],
  ['a third coat of two', [piece(7), piece(7), piece(7)], 2],
  ['what is not in the order', [piece(7), piece(8)], 1],
] as const)('declaring %s', (_, declared, strange) => {
  expect(strangePiece([coats], declared)).toBe(strange)
})
