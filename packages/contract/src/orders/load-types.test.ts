import { expect, it } from 'vitest'
import { heavierLoad, isLoadEnough, type LoadType, loadAfter, loadOf, loadTypes } from './load-types.ts'

it.each<[number, LoadType]>([
  [0, 'light'],
  [1, 'light'],
  [8, 'light'],
  [9, 'medium'],
  [18, 'medium'],
  [19, 'heavy'],
  [500, 'heavy'],
])('%i pieces are a %s load', (count, load) => expect(loadOf(count)).toBe(load))

it.each<[LoadType, number, boolean]>([
  ['light', 8, true],
  ['light', 9, false],
  ['medium', 9, true],
  ['medium', 1, true],
  ['medium', 19, false],
  ['heavy', 1, true],
  ['heavy', 99, true],
])('a %s load for %i pieces: %s', (load, count, enough) => expect(isLoadEnough(load, count)).toBe(enough))

it('the heavier of two loads does not depend on their order', () => {
  for (const one of loadTypes)
    for (const other of loadTypes) {
      expect(heavierLoad(one, other)).toBe(heavierLoad(other, one))
      expect([one, other]).toContain(heavierLoad(one, other))
    }
  expect(heavierLoad('light', 'heavy')).toBe('heavy')
})

it.each<[string, LoadType | null, number, number, LoadType]>([
  ['a load that followed the count follows it up', 'light', 8, 9, 'medium'],
  ['and down', 'medium', 9, 8, 'light'],
  ['a load that the customer raised stays', 'heavy', 5, 4, 'heavy'],
  ['and rises only where the count needs more', 'medium', 5, 19, 'heavy'],
  ['no load yet', null, 5, 12, 'medium'],
])('%s', (_, chosen, before, after, load) => expect(loadAfter(chosen, before, after)).toBe(load))
