import { describe, expect, it } from 'vitest'
import { minor } from '../money.ts'
import { firstCatalogue } from '../scanning/priced-catalogue.ts'
import { opensAt } from './hours.ts'
import { contains, type Outline, outlineProblem } from './outline.ts'
import { firstZones, plainRules, type Zone, zone } from './zone.ts'
import { zoneAt, zoneOf } from './zone-at.ts'
import { catalogueIn, missingToLarge, missingToMinimum, pickupFeeAt, smallOrderFee } from './zone-prices.ts'

const square = (west: number, south: number, size: number): Outline => [
  [west, south],
  [west + size, south],
  [west + size, south + size],
  [west, south + size],
]
const aZone = (id: string, outline: Outline | null, rules: object = {}): Zone =>
  zone.parse({ ...plainRules, id, name: id.toUpperCase(), outline, ...rules })
const at = (x: number, y: number) => ({ longitude: x / 1_000_000, latitude: y / 1_000_000 })

describe('an outline', () => {
  const left = square(0, 0, 10)
  const right = square(10, 0, 10)
  it.each<[string, number, number, boolean, boolean]>([
    ['within', 5, 5, true, false],
    ['on the shared edge', 10, 5, false, true],
    ['on the shared lower corner', 10, 0, false, true],
    ['on the west edge', 0, 5, true, false],
    ['on the upper edge', 5, 10, false, false],
    ['beyond', 25, 5, false, false],
  ])('contains a point %s, or its neighbour does', (_, x, y, inLeft, inRight) => {
    expect([contains(left, [x, y]), contains(right, [x, y])]).toEqual([inLeft, inRight])
  })

  it.each<[string, Outline, string | undefined]>([
    ['a square', square(0, 0, 10), undefined],
    ['two points', square(0, 0, 10).slice(2), 'too_few_points'],
    ['501 points', Array.from({ length: 501 }, (_, index) => [index, index * index] as const), 'too_many_points'],
    [
      'a latitude of 91',
      [
        [0, 0],
        [10, 0],
        [10, 91_000_000],
      ],
      'out_of_range',
    ],
    [
      'the 180th meridian',
      [
        [179_000_000, 0],
        [-179_000_000, 0],
        [-179_000_000, 10],
      ],
      'antimeridian',
    ],
    ['a continent', square(0, 0, 21_000_000), 'too_large'],
    [
      'a point twice',
      [
        [0, 0],
        [10, 0],
        [0, 0],
        [0, 10],
      ],
      'repeated_point',
    ],
    [
      'a bow tie',
      [
        [0, 0],
        [10, 10],
        [10, 0],
        [0, 10],
      ],
      'self_crossing',
    ],
    [
      'a spike',
      [
        [0, 0],
        [10, 0],
        [20, 0],
        [15, 0],
        [10, 10],
      ],
      'self_crossing',
    ],
    [
      'a line',
      [
        [0, 0],
        [5, 5],
        [10, 10],
      ],
      'self_crossing',
    ],
    [
      'a corner on another edge',
      [
        [0, 0],
        [10, 0],
        [10, 10],
        [5, 0],
        [0, 10],
      ],
      'self_crossing',
    ],
  ])('of %s is checked', (_, outline, problem) => expect(outlineProblem(outline)).toBe(problem))
})

describe('the zone of a point', () => {
  const noon = new Date('2026-06-01T12:00:00Z')
  const night = { hours: [{ day: 1, from: 1_200, to: 1_320 }], time_zone: 'UTC' }
  const all = [
    aZone('flood', square(0, 0, 10), { paused: 'The streets are flooded' }),
    aZone('evening', square(5, 5, 20), night),
    aZone('city', square(0, 0, 30)),
  ]
  it('is the first one that contains it, and a paused or closed one does not give way', () => {
    expect(zoneAt(all, at(5, 5), noon)).toMatchObject({ state: 'paused', reason: 'The streets are flooded' })
    expect(zoneAt(all, at(12, 12), noon)).toMatchObject({
      state: 'closed',
      zone: { id: 'evening' },
      opensAt: new Date('2026-06-01T20:00:00Z'),
    })
    expect(zoneAt(all, at(28, 2), noon)).toMatchObject({ state: 'open', zone: { id: 'city' } })
    expect(zoneAt(all, at(40, 2), noon)).toEqual({ state: 'outside' })
  })
  it('changes with the priority alone', () => {
    expect(zoneOf(all.toReversed(), at(5, 5))?.id).toBe('city')
    expect(zoneOf(firstZones, at(-170_000_000, -80_000_000))?.id).toBe('everywhere')
  })
})

describe('hours', () => {
  const daily = (from: number, to: number) => Array.from({ length: 7 }, (_, index) => ({ day: index + 1, from, to }))
  it.each<[string, string, number, number, string, string]>([
    ['now', 'Europe/Berlin', 480, 1_200, '2026-06-01T10:00:30.500Z', '2026-06-01T10:00:30.500Z'],
    ['to the minute', 'Asia/Kuala_Lumpur', 481, 1_200, '2026-06-01T00:00:30Z', '2026-06-01T00:01:00Z'],
    ['tomorrow', 'Europe/Berlin', 480, 1_200, '2026-06-01T18:00:00Z', '2026-06-02T06:00:00Z'],
    // Spring: 02:00 to 03:00 does not exist, so what begins at 02:30 begins at 03:00.
    ['after the hour that is skipped', 'Europe/Berlin', 150, 300, '2026-03-29T00:30:00Z', '2026-03-29T01:00:00Z'],
    [
      'on the next day if the whole span is skipped',
      'Europe/Berlin',
      130,
      170,
      '2026-03-29T00:30:00Z',
      '2026-03-30T00:10:00Z',
    ],
    // Autumn: 02:00 to 03:00 comes twice, and both count.
    ['in the first of two hours', 'Europe/Berlin', 150, 165, '2026-10-25T00:00:00Z', '2026-10-25T00:30:00Z'],
    ['in the second of two hours', 'Europe/Berlin', 150, 165, '2026-10-25T00:45:00Z', '2026-10-25T01:30:00Z'],
    [
      'where the clock is put by half an hour',
      'Australia/Lord_Howe',
      125,
      140,
      '2026-10-03T15:00:00Z',
      '2026-10-04T15:05:00Z',
    ],
    ['at a quarter zone', 'Asia/Kathmandu', 480, 1_200, '2026-06-01T00:00:00Z', '2026-06-01T02:15:00Z'],
  ])('open %s', (_, timeZone, from, to, now, opens) => {
    expect(opensAt(daily(from, to), timeZone, new Date(now))?.toISOString()).toBe(new Date(opens).toISOString())
  })
  it('are all hours where there are none', () => {
    const now = new Date()
    expect(opensAt(null, 'UTC', now)).toEqual(now)
  })
})

describe('prices of a zone', () => {
  const list = Object.keys(firstCatalogue.garments)
  const of = (rules: object) => catalogueIn(aZone('a', null, rules), firstCatalogue).garments
  it('are the market’s times the factor, half up to the cent, or its own', () => {
    expect(of({})).toBe(firstCatalogue.garments)
    const [first = ''] = list
    const { priceMinor } = firstCatalogue.garments[first as keyof typeof firstCatalogue.garments]
    const factored = of({ price_factor: 10_333 })[first as keyof typeof firstCatalogue.garments].priceMinor
    expect(factored).toBe(Math.floor((priceMinor * 10_333 + 5_000) / 10_000))
    const owned = of({ prices: { [first]: 777 } })
    expect(owned[first as keyof typeof owned].priceMinor).toBe(777)
    const [, second = ''] = list
    expect(owned[second as keyof typeof owned]).toEqual(firstCatalogue.garments[second as keyof typeof owned])
  })

  it.each([
    [0, 300],
    [250, 300],
    [699, 300],
    [700, 300],
    [701, 299],
    [999, 1],
    [1_000, 0],
    [5_000, 0],
  ])('of laundry of %i: the small-order fee is %i, at most what is missing', (value, fee) => {
    const small = aZone('a', null, { small_order: { below_minor: 1_000, fee_minor: 300 } })
    expect(smallOrderFee(small, minor(value))).toBe(fee)
    expect(missingToLarge(small, minor(value))).toBe(Math.max(0, 1_000 - value))
    expect(missingToLarge(aZone('b', null), minor(value))).toBe(0)
  })

  it.each([
    [0, 100],
    [2_999, 100],
    [3_001, 250],
    [50_000, 600],
  ])('of a way of %i metres: %i', (metres, fee) => {
    const from = { latitude: 0, longitude: 0 }
    const bands = [
      { up_to_m: 3_000, fee_minor: 100 },
      { up_to_m: 9_000, fee_minor: 250 },
      { up_to_m: null, fee_minor: 600 },
    ]
    const latitude = (metres / 6_371_008.8) * (180 / Math.PI)
    expect(pickupFeeAt(aZone('a', null, { pickup_fee: { from, bands } }), { latitude, longitude: 0 })).toBe(fee)
  })

  it('name what is missing to the minimum', () => {
    const minimum = aZone('a', null, { minimum_minor: 1_500 })
    expect([1_050, 1_500, 1_600].map((value) => missingToMinimum(minimum, minor(value)))).toEqual([450, 0, 0])
  })
})

it.each<[string, object]>([
  ['a factor and prices', { price_factor: 11_000, prices: {} }],
  [
    'hours that overlap',
    {
      hours: [
        { day: 1, from: 0, to: 60 },
        { day: 1, from: 59, to: 90 },
      ],
    },
  ],
  ['hours that end before they begin', { hours: [{ day: 1, from: 60, to: 60 }] }],
  [
    'bands that fall',
    {
      pickup_fee: {
        from: { latitude: 0, longitude: 0 },
        bands: [
          { up_to_m: 2, fee_minor: 0 },
          { up_to_m: 1, fee_minor: 0 },
          { up_to_m: null, fee_minor: 0 },
        ],
      },
    },
  ],
  [
    'a last band with an end',
    { pickup_fee: { from: { latitude: 0, longitude: 0 }, bands: [{ up_to_m: 2, fee_minor: 0 }] } },
  ],
  ['a fee above its value', { small_order: { below_minor: 100, fee_minor: 101 } }],
])('a zone with %s is refused', (_, rules) =>
  expect(zone.safeParse({ ...plainRules, id: 'a', name: 'A', outline: null, ...rules }).success).toBe(false),
)
