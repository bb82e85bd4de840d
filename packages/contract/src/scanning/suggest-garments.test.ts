import { expect, it } from 'vitest'
import { type GarmentId, garmentById } from './catalogue.ts'
import { suggestGarments } from './suggest-garments.ts'

const garments = (['tshirt', 'shirt', 'shorts', 'socks', 'pants'] satisfies GarmentId[]).map(garmentById)
const german: Partial<Record<GarmentId, string>> = { pants: 'Hose', shorts: 'Kurze Hose' }
const idsOf = (typed: string, names: Partial<Record<GarmentId, string>> = {}) =>
  suggestGarments(typed, ({ id, name }) => names[id] ?? name, garments).map(({ id }) => id)

it.each<[string, GarmentId[]]>([
  ['', []],
  ['  ', []],
  ['sh', ['shirt', 'shorts', 'tshirt']],
  ['SHO', ['shorts']],
  ['chin', ['pants']],
  ['Shorts', []],
  ['scarf', []],
])('suggests for %j', (typed, expected) => expect(idsOf(typed)).toEqual(expected))

it('searches the names of the reader’s language', () => {
  expect(idsOf('hos', german)).toEqual(['pants', 'shorts'])
})

it('suggests six at most', () => expect(suggestGarments('s', ({ name }) => name)).toHaveLength(6))
