import { expect, it } from 'vitest'
import { likeliestPlace, loadFor, readChoices, readOrderId } from './view-model.ts'

it.each([
  ['', null, undefined],
  ['?order=100001', null, 100_001],
  ['', { order_id: 100_002 }, 100_002],
  ['?order=100001', { order_id: 100_002 }, 100_001],
  ['?order=abc', null, undefined],
  ['?order=-1', null, undefined],
])('finds the order in %j and %j', (search, state, expected) => {
  expect(readOrderId(new URLSearchParams(search), state)).toBe(expected)
})

it('drops unknown and invalid choices', () => {
  expect(readChoices('nonsense')).toEqual({})
  expect(readChoices({ loadType: 'huge', notes: 4, place: { address: 'x' }, checkedItems: ['a', 3] })).toEqual({
    loadType: undefined,
    notes: undefined,
    place: undefined,
    address: undefined,
    checkedItems: [3],
    declared: [],
  })
  const stored = [{ itemId: 1, retailValue: 300, photo: '/x' }, { itemId: 'x', retailValue: 1 }, null]
  expect(readChoices({ declared: stored })).toMatchObject({ declared: [{ itemId: 1, retailValue: 300, photo: '/x' }] })
})

it.each([
  [undefined, 8, 'light'],
  [undefined, 9, 'medium'],
  ['light', 8, 'light'],
  ['light', 9, 'medium'],
  ['light', 19, 'heavy'],
  ['heavy', 2, 'heavy'],
] as const)('a chosen load of %s with %i pieces is %s', (chosen, count, load) => {
  expect(loadFor(chosen, count)).toBe(load)
})

it('offers home first, else the latest place', () => {
  const recent = { label: 'recent', last_used_at: '2026-11-20T10:00:00Z' }
  const home = { label: 'home', last_used_at: '2026-11-01T10:00:00Z' }
  const work = { label: 'work', last_used_at: '2026-11-02T10:00:00Z' }
  expect(likeliestPlace([work, recent, home])).toBe(home)
  expect(likeliestPlace([work, recent])).toBe(recent)
  expect(likeliestPlace([])).toBeUndefined()
})
