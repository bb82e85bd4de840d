import { firstZones, plainRules, type Zone } from '@washline/contract/zones/zone'
import { expect, it } from 'vitest'
import { placeToTry, stepsOf } from './setup-steps.ts'

const outline: Zone['outline'] = [
  [13_000_000, 52_000_000],
  [14_000_000, 52_000_000],
  [14_000_000, 53_000_000],
  [13_000_000, 53_000_000],
]
const town: Zone = { ...plainRules, id: 'town', name: 'Town', outline }
const doneOf = (state: Partial<Parameters<typeof stepsOf>[0]>) =>
  stepsOf({ profileVersion: 1, zones: [town], hasBackups: true, risks: [], ...state })
    .filter(({ done }) => !done)
    .map(({ step }) => step)

it.each<[string, Partial<Parameters<typeof stepsOf>[0]>, string[]]>([
  ['everything', {}, []],
  ['nothing of its own', { profileVersion: 0, zones: firstZones, hasBackups: false }, ['market', 'place', 'backups']],
  [
    'no cards and no mail',
    {
      risks: [
        { name: 'sandbox-cards', text: 'c' },
        { name: 'mail-folder', text: 'm' },
      ],
    },
    ['mail', 'cards'],
  ],
  ['another symbol', { risks: [{ name: 'currency-symbol', text: 's' }] }, ['market']],
])('with %s, these steps are open', (_, state, open) => expect(doneOf(state)).toEqual(open))

it('tries an order in the middle of the first zone that takes any', () => {
  const now = new Date('2026-11-20T09:00:00Z')
  expect(placeToTry(firstZones, now)).toBe('none')
  expect(placeToTry([{ ...town, paused: 'Flooded' }], now)).toBe('closed')
  expect(placeToTry([town], now)).toEqual({ latitude: 52.5, longitude: 13.5 })
  const bent: Zone['outline'] = [
    [0, 0],
    [10_000_000, 0],
    [10_000_000, 1_000_000],
    [1_000_000, 1_000_000],
    [1_000_000, 10_000_000],
    [0, 10_000_000],
  ]
  expect(placeToTry([{ ...town, outline: bent }], now)).toEqual({
    latitude: expect.any(Number),
    longitude: expect.any(Number),
  })
})
