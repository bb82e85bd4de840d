import { expect, it } from 'vitest'
import { explainNotRanked } from './explain-not-ranked.ts'

const usual = { isBlocked: false, inHand: 0, distanceM: 4_200, wayM: 4_200, radiusKm: 10 }

it.each([
  ['with as many orders in hand as one may have', { inHand: 3 }, 'at_capacity', [{ kind: 'in_hand', by: 1 }], 4_200],
  ['with a setting that ends before the order', { radiusKm: 4 }, 'own_radius', [{ kind: 'own_radius', by: 5 }], 4_200],
  ['with both, for which no single change is enough', { inHand: 3, radiusKm: 4 }, 'at_capacity', [], 4_200],
  [
    'from where the drive leaves no time for a wash',
    { wayM: 22_000 },
    'not_in_time',
    [{ kind: 'nearer', by: 1_000 }],
    4_200,
  ],
  ['behind a block, without the distance', { isBlocked: true, inHand: 3 }, 'blocked', [], null],
])('%s', (_, changes, whyNot, levers, distanceM) => {
  expect(explainNotRanked({ ...usual, ...changes })).toEqual({ whyNot, changes: levers, distanceM })
})

it('has no reason for a Washer whom nothing prevented', () => {
  expect(explainNotRanked(usual)).toBeUndefined()
})
