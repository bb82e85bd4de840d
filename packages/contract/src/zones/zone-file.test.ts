import { describe, expect, it } from 'vitest'
import { minor } from '../money.ts'
import { firstCatalogue } from '../scanning/priced-catalogue.ts'
import { zoneLimits } from './limits.ts'
import { zoneMessages } from './messages.ts'
import type { Outline } from './outline.ts'
import { plainRules, type Zone, zone, zones } from './zone.ts'
import { changesBetween } from './zone-changes.ts'
import { fileOf, zonesOfFile } from './zone-file.ts'

const square = (west: number, south: number, size: number): Outline => [
  [west, south],
  [west + size, south],
  [west + size, south + size],
  [west, south + size],
]
const aZone = (id: string, outline: Outline | null, rules: object = {}): Zone =>
  zone.parse({ ...plainRules, id, name: id.toUpperCase(), outline, ...rules })
describe('the file of all zones', () => {
  const all = [
    aZone('harbour', square(0, 0, 1_000), { minimum_minor: 1_000, hours: [{ day: 1, from: 0, to: 1_440 }] }),
    aZone('rest', null, { prices: { [Object.keys(firstCatalogue.garments)[0] ?? '']: 500 } }),
  ]
  const withFeature = (change: object) => {
    const { features, ...file } = fileOf(all)
    return { ...file, features: [features[1], { ...features[0], ...change }] }
  }
  const ring = [
    [0, 0],
    [1, 0],
    [1, 1],
    [0, 0],
  ]
  it('comes back as it was', () => {
    expect(zonesOfFile(JSON.parse(JSON.stringify(fileOf(all))))).toEqual({ zones: all })
  })

  const { file, outline } = zoneMessages
  const polygon = (...coordinates: unknown[]) => ({ geometry: { type: 'Polygon', coordinates } })
  it.each<[string, object, Record<string, string[]>]>([
    ['a hole', polygon(ring, ring), { 'features.2.geometry': [file.hole] }],
    [
      'several areas',
      { geometry: { type: 'MultiPolygon', coordinates: [[ring]] } },
      { 'features.2.geometry': [file.severalAreas] },
    ],
    ['an open ring', polygon([...ring.slice(0, 3), [0, 1]]), { 'features.2.geometry': [file.notClosed] }],
    [
      'a crossing',
      polygon([
        [0, 0],
        [1, 1],
        [1, 0],
        [0, 1],
        [0, 0],
      ]),
      { 'features.2.geometry': [outline.self_crossing] },
    ],
    [
      'the 180th meridian',
      polygon([
        [179, 0],
        [-179, 0],
        [-179, 1],
        [179, 0],
      ]),
      { 'features.2.geometry': [outline.antimeridian] },
    ],
    [
      'too many points',
      polygon(Array.from({ length: 502 }, (_, index) => [index, 0])),
      { 'features.2.geometry': [outline.too_many_points] },
    ],
    ['an unknown property', { properties: { name: 'A', surge: 2 } }, { 'features.2.surge': [file.unknownProperty] }],
    [
      'an unknown time zone',
      { properties: { name: 'A', time_zone: 'Mars/Olympus' } },
      { 'features.2.time_zone': [zoneMessages.timeZone] },
    ],
    ['no feature', { type: 'Point' }, { 'features.2': [file.notFeature] }],
  ])('is refused with %s, by the number of the feature', (_, change, problems) => {
    expect(zonesOfFile(withFeature(change))).toEqual({ problems })
  })
  it.each<[string, unknown, string]>([
    ['another type', { type: 'Feature' }, file.notCollection],
    ['nothing', null, file.notCollection],
    [
      'everywhere before another zone',
      { ...fileOf(all), features: fileOf(all).features.toReversed() },
      zoneMessages.order,
    ],
    [
      'an id twice',
      { ...fileOf(all), features: [fileOf(all).features[0], fileOf(all).features[0]] },
      zoneMessages.twice,
    ],
    ['101 zones', { type: 'FeatureCollection', features: Array.from({ length: zoneLimits.zones + 1 }) }, file.tooMany],
  ])('is refused whole with %s', (_, broken, message) => {
    expect(zonesOfFile(broken)).toEqual({ problems: { file: [message] } })
  })

  it('shows what differs', () => {
    const [harbour, rest] = [aZone('harbour', square(0, 0, 1_000)), aZone('rest', null)]
    const change = (zoneId: string, kind: string, properties: string[] = []) => ({
      zone: zoneId,
      name: zoneId.toUpperCase(),
      kind,
      properties,
    })
    const quay = aZone('quay', square(0, 0, 10))
    expect(changesBetween([harbour, rest], [harbour, rest])).toEqual([])
    expect(changesBetween([harbour, rest], [quay, { ...harbour, fee_minor: minor(5) }])).toEqual([
      change('rest', 'removed'),
      change('quay', 'added'),
      change('harbour', 'changed', ['fee_minor']),
    ])
    expect(changesBetween([quay, harbour, rest], [harbour, quay, rest])).toEqual([
      change('harbour', 'moved'),
      change('quay', 'moved'),
    ])
  })

  it('and a change are bounded', () => {
    const many = (points: number) =>
      Array.from({ length: 12 }, (_, zoneIndex) =>
        aZone(
          `z${zoneIndex}`,
          Array.from({ length: points }, (_, index) => [index, index * index] as const),
        ),
      )
    expect(zones.safeParse(many(400)).success).toBe(true)
    expect(zones.safeParse(many(450)).error?.issues).toMatchObject([{ message: zoneMessages.tooManyPointsInAll }])
    expect(zones.safeParse([]).success).toBe(false)
  })
})
