import { expect, it } from 'vitest'
import type { JudgedSighting } from './group-items.ts'
import { itemsOfPicture, type SeenPicture } from './items-of-picture.ts'

const gate = { refuseBelow: 0.1, sureFrom: 0.3 }
const shirt = (confidence: number, side: number, laundry = 0.9): JudgedSighting => ({
  garmentId: 'shirt',
  category: 'tops',
  confidence,
  colour: undefined,
  box: [0, 0, side, side],
  laundry,
})

it.each<[string, SeenPicture<JudgedSighting>, number[]]>([
  ['nothing', { garments: [], gate }, []],
  ['a garment', { garments: [shirt(0.8, 0.6)], gate }, [0.8]],
  ['a small unsure garment', { garments: [shirt(0.5, 0.2)], gate }, []],
  ['the same, found from near', { garments: [shirt(0.5, 0.2)], isNear: true, gate }, [0.5]],
  ['the same that is hardly laundry', { garments: [shirt(0.5, 0.2, 0.05)], isNear: true, gate }, []],
  ['a garment of which it is doubtful whether it is laundry', { garments: [shirt(0.8, 0.6, 0.2)], gate }, [0.6]],
  ['two things of which one is laundry', { garments: [shirt(0.6, 0.6, 0.05), shirt(0.8, 0.6)], gate }, [0.8]],
  ['one that fills the picture, never as a sure one', { garments: [], filling: shirt(0.95, 1), gate }, [0.6]],
  ['one that fills the picture, of whatever kind', { garments: [], filling: shirt(0.3, 1), gate }, [0.3]],
  ['something else that fills the picture', { garments: [], filling: shirt(0.95, 1, 0.05), gate }, []],
])('%s', (_, picture, confidences) => {
  expect(itemsOfPicture(picture).map(({ confidence }) => confidence)).toEqual(confidences)
})
