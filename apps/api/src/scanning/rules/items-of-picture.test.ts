import { expect, it } from 'vitest'
import type { Sighting } from './group-items.ts'
import { itemsOfPicture, type SeenPicture } from './items-of-picture.ts'

const open = { chance: 0.9, refuseBelow: 0.1, sureFrom: 0.3 }
const shut = { ...open, chance: 0.05 }
const shirt = (confidence: number, side: number): Sighting => ({
  garmentId: 'shirt',
  category: 'tops',
  confidence,
  colour: undefined,
  box: [0, 0, side, side],
})

it.each<[string, SeenPicture<Sighting>, number[]]>([
  ['nothing', { garments: [], gate: open }, []],
  ['a garment', { garments: [shirt(0.8, 0.6)], gate: open }, [0.8]],
  ['a small unsure garment', { garments: [shirt(0.5, 0.2)], gate: open }, []],
  ['the same, found from near', { garments: [shirt(0.5, 0.2)], isNear: true, gate: open }, [0.5]],
  ['the same where the gate sees no laundry', { garments: [shirt(0.5, 0.2)], isNear: true, gate: shut }, []],
  ['one that fills the picture, never as a sure one', { garments: [], filling: shirt(0.95, 1), gate: open }, [0.6]],
  ['one that may fill the picture', { garments: [], filling: shirt(0.59, 1), gate: open }, []],
])('%s', (_, picture, confidences) => {
  expect(itemsOfPicture(picture).map(({ confidence }) => confidence)).toEqual(confidences)
})
