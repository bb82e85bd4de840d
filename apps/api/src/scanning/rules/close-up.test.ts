import { expect, it } from 'vitest'
import { boxInWhole, closeUpOf, cutPixels } from './close-up.ts'

const picture = { data: Uint8Array.from({ length: 4 * 2 * 3 }, (_, at) => at), width: 4, height: 2 }
const edges = (left: number, top: number, right: number, bottom: number) => ({ left, top, right, bottom })
const size = { data: new Uint8Array(), width: 1000, height: 500 }

it.each([
  ['nothing', [], undefined],
  ['laundry that is large enough', [edges(0.2, 0.2, 0.8, 0.8)], undefined],
  ['small garments far apart', [edges(0, 0, 0.1, 0.1), edges(0.9, 0.9, 1, 1)], undefined],
  ['one small garment', [edges(0.4, 0.4, 0.6, 0.6)], edges(330, 80, 670, 420)],
  ['one in a corner', [edges(0, 0, 0.1, 0.2)], edges(0, 0, 135, 135)],
])('the close-up of %s', (_, found, expected) => expect(closeUpOf(found, size)).toEqual(expected))

it('cuts a part out, row by row', () => {
  const part = cutPixels(picture, { left: 1, top: 1, right: 3, bottom: 2 })
  expect([[...part.data], part.width, part.height]).toEqual([[15, 16, 17, 18, 19, 20], 2, 1])
})

it('places a box of the part in the whole', () => {
  expect(boxInWhole([0.5, 0, 0.5, 1], { left: 2, top: 0, right: 4, bottom: 1 }, picture)).toEqual([0.75, 0, 0.25, 0.5])
})
