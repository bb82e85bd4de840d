import { firstCatalogue } from '@washline/contract/scanning/priced-catalogue'
import { zoneMessages } from '@washline/contract/zones/messages'
import { firstZones, plainRules, type Zone, zone } from '@washline/contract/zones/zone'
import { expect, it } from 'vitest'
import { readZone, textOfZone, type ZoneField, type ZoneText } from './zone-edits.ts'

const [garment = ''] = Object.keys(firstCatalogue.garments)
const plain = firstZones[0] ?? zone.parse({ ...plainRules, id: 'a', name: 'A', outline: null })
const whole: Zone = zone.parse({
  ...plainRules,
  id: 'harbour',
  name: 'Harbour',
  outline: [
    [101_500_000, 3_000_001],
    [101_600_000, 3_000_000],
    [101_600_000, 3_100_000],
  ],
  hours: [
    { day: 1, from: 480, to: 1_200 },
    { day: 7, from: 0, to: 1_440 },
  ],
  paused: 'The river is too high',
  minimum_minor: 1_450,
  fee_minor: 75,
  small_order: { below_minor: 1_000, fee_minor: 300 },
  pickup_fee: {
    from: { latitude: 3.05, longitude: 101.55 },
    bands: [
      { up_to_m: 3_000, fee_minor: 0 },
      { up_to_m: null, fee_minor: 250 },
    ],
  },
  prices: { [garment]: 650 },
  promise_minutes: 240,
})

it.each([
  ['one without limits', plain],
  ['one with everything', whole],
  ['one with a factor', { ...plain, price_factor: 11_250 }],
])('a zone is typed as it is read: %s', (_, each) => {
  expect(readZone(each.id, textOfZone(each))).toEqual({ zone: each })
})

it('takes a range of days for a span of each', () => {
  const read = readZone('a', { ...textOfZone(plain), hours: '1-3 08:00-20:00\n6 09:30-12:00' })
  expect('zone' in read && read.zone.hours).toEqual([
    { day: 1, from: 480, to: 1_200 },
    { day: 2, from: 480, to: 1_200 },
    { day: 3, from: 480, to: 1_200 },
    { day: 6, from: 570, to: 720 },
  ])
})

it.each<[ZoneField, Partial<ZoneText>, string | undefined]>([
  ['outline', { outline: '3, 101\n3.1, 101.1\n3.1, 101\n3, 101.1' }, zoneMessages.outline.self_crossing],
  ['outline', { outline: '3, 101\nnorth, east\n3, 102' }, undefined],
  ['hours', { hours: '1 20:00-08:00' }, zoneMessages.hours],
  ['hours', { hours: 'Monday morning' }, undefined],
  ['minimum_minor', { minimum_minor: 'ten' }, undefined],
  ['small_below', { small_below: '2.00', small_fee: '3.00' }, zoneMessages.smallOrder],
  ['pickup_bands', { pickup_from: '3, 101', pickup_bands: '3000 1.00' }, zoneMessages.bands],
  ['pickup_from', { pickup_from: 'here', pickup_bands: '* 1.00' }, undefined],
  ['price_factor', { price_factor: '1' }, undefined],
  ['prices', { prices: 'sail 6.50' }, undefined],
  ['prices', { price_factor: '110', prices: `${garment} 6.50` }, zoneMessages.factorOrPrices],
  ['time_zone', { time_zone: 'Mars/Olympus' }, zoneMessages.timeZone],
  ['promise_minutes', { promise_minutes: '20' }, undefined],
])('names what is wrong with %s', (field, change, message) => {
  const read = readZone('a', { ...textOfZone(plain), ...change })
  const errors = 'errors' in read ? read.errors : {}
  expect(Object.keys(errors)).toEqual([field])
  if (message !== undefined) expect(errors[field]).toBe(message)
})
