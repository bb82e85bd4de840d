/** Draws the demo city once: the map's geometry for the web, the same streets and places for the offline gazetteer. */
import { writeFileSync } from 'node:fs'
import { seededRandom } from '../random/seeded-random.ts'
import { raiseBuildings } from './city/buildings.ts'
import { districts, landmarks, streetNames } from './city/names.ts'
import { plan } from './city/plan.ts'
import { beside, gap, type Line, lengthOf, nearestOn, type Spot, simplify, toDegrees } from './city/plane.ts'
import { noise } from './city/random.ts'
import { layStreets, type Road } from './city/streets.ts'
import { writeGround } from './write-ground.ts'

const NUMBER_EVERY_METERS = 14
const root = new URL('../../', import.meta.url)
const random = seededRandom(311)
const roads = layStreets()

const isNumbered = (road: Road) => road.kind !== 'motorway'
const nameFor = streetNames(random)
const names = new Map<Road, string>()
const isShort = (road: Road) => road.kind === 'street' && lengthOf(road.line) < 1300
const takeNearest = (name: string, spot: Spot, choose: (road: Road, angle: number) => boolean) => {
  const ranked = roads
    .filter((road) => !names.has(road) && lengthOf(road.line) > 300 && choose(road, nearestOn(road.line, spot).angle))
    .sort((a, b) => nearestOn(a.line, spot).meters - nearestOn(b.line, spot).meters)
  const [road] = ranked
  if (!road) throw new Error(`No road for ${name}`)
  names.set(road, name)
  const fromEnd = gap(road.line.at(-1) as Spot, spot)
  if (isShort(road) && fromEnd < gap(road.line[0] as Spot, spot)) road.line = road.line.toReversed()
}
const [east, west] = plan.riverWalks
const bankOf = (line: Line | undefined) => line?.[Math.floor(line.length / 2)] ?? ([0, 0] as const)
takeNearest('River Walk', bankOf(east), (road) => road.kind === 'collector')
takeNearest('Rinse Embankment', bankOf(west), (road) => road.kind === 'collector')
takeNearest('Linden Street', [0, 0], (road, angle) => isShort(road) && Math.abs(Math.cos(angle)) > 0.75)
takeNearest('Mill Lane', [90, -90], (road, angle) => isShort(road) && Math.abs(Math.sin(angle)) > 0.75)
let motorway = 0
for (const road of roads) {
  if (names.has(road)) continue
  if (road.kind === 'motorway') {
    motorway += 4
    names.set(road, `E${motorway}`)
  } else if (road.kind === 'ring') names.set(road, 'Ring Road')
  else names.set(road, nameFor(road.kind, lengthOf(road.line)))
}

const districtOf = (spot: Spot) =>
  districts.reduce(
    (best, [, x, y], index) => (gap([x, y], spot) < best.meters ? { index, meters: gap([x, y], spot) } : best),
    { index: 0, meters: Number.POSITIVE_INFINITY },
  ).index

const pointAt = (line: Line, meters: number): Spot => {
  let left = meters
  for (let index = 1; index < line.length; index++) {
    const [a, b] = [line[index - 1] as Spot, line[index] as Spot]
    const run = gap(a, b)
    if (left <= run) return [a[0] + ((b[0] - a[0]) * left) / run, a[1] + ((b[1] - a[1]) * left) / run]
    left -= run
  }
  return line.at(-1) as Spot
}

const simple = new Map(roads.map((road) => [road, simplify(road.line, 2.5)]))
const lineOf = (road: Road) => simple.get(road) ?? road.line
const numbered = roads.filter(isNumbered)

/** The house at a street nearest to a spot: its number and its door. */
const doorNear = (spot: Spot) => {
  const road = numbered.reduce((a, b) =>
    nearestOn(lineOf(a), spot).meters <= nearestOn(lineOf(b), spot).meters ? a : b,
  )
  const line = lineOf(road)
  const near = nearestOn(line, spot)
  const before = lengthOf(line.slice(0, near.index + 1))
  const along = before + near.share * gap(line[near.index] as Spot, line[near.index + 1] as Spot)
  const plot = Math.max(1, Math.round(along / NUMBER_EVERY_METERS))
  const door = pointAt(
    beside(line, () => 14),
    plot * NUMBER_EVERY_METERS,
  )
  return { street: numbered.indexOf(road), number: plot * 2, door }
}
const riverWalk = numbered.findIndex((road) => names.get(road) === 'River Walk')
const harbour = numbered[riverWalk]
const places = landmarks.map(([kind, name, x, y]) => ({ kind, name, ...doorNear([x, y]) }))
if (harbour)
  places.unshift({
    kind: 'hotel',
    name: 'Harbour Hotel',
    street: riverWalk,
    number: 2,
    door: pointAt(
      beside(lineOf(harbour), () => 14),
      NUMBER_EVERY_METERS,
    ),
  })

type Geometry = { type: string; coordinates: unknown }
const feature = (properties: Record<string, unknown>, geometry: Geometry) => ({ type: 'Feature', properties, geometry })
const area = (ring: Line, tolerance: number) => [simplify(ring, tolerance).map(toDegrees)]
const split = (ring: Line, tolerance: number): Line => {
  const half = Math.floor(ring.length / 2)
  return [...simplify(ring.slice(0, half + 1), tolerance), ...simplify(ring.slice(half), tolerance).slice(1)]
}
const round = (ring: Line, tolerance: number) => area(split(ring, tolerance), 0)

const town: Spot[] = Array.from({ length: 150 }, (_, step) => {
  const angle = (step / 150) * 2 * Math.PI
  const reach =
    5450 +
    750 * noise(Math.cos(angle) * 2.2 + 7, Math.sin(angle) * 2.2, 3) +
    900 * noise(Math.cos(angle) * 7, Math.sin(angle) * 7, 13) -
    350
  return [Math.cos(angle) * reach, Math.sin(angle) * reach]
})
const buildings = raiseBuildings(roads, plan.rail, 2250)
const features = [
  feature({ k: 'town' }, { type: 'Polygon', coordinates: round([...town, town[0] as Spot], 8) }),
  ...plan.parks.map(([name, ring]) =>
    feature(name ? { k: 'park', n: name } : { k: 'park' }, { type: 'Polygon', coordinates: round(ring, 3) }),
  ),
  feature({ k: 'water' }, { type: 'MultiPolygon', coordinates: plan.waters.map((ring) => round(ring, 4)) }),
  feature(
    { k: 'river', n: 'River Rinse' },
    {
      type: 'LineString',
      coordinates: simplify(
        plan.river.filter((spot) => Math.hypot(...spot) < 9000),
        12,
      ).map(toDegrees),
    },
  ),
  feature({ k: 'rail' }, { type: 'LineString', coordinates: simplify(plan.rail, 4).map(toDegrees) }),
  ...roads.map((road) =>
    feature({ k: road.kind, n: names.get(road) }, { type: 'LineString', coordinates: lineOf(road).map(toDegrees) }),
  ),
  ...districts.map(([name, x, y]) =>
    feature({ k: 'district', n: name }, { type: 'Point', coordinates: toDegrees([x, y]) }),
  ),
  ...places.map((place) =>
    feature({ k: 'place', p: place.kind, n: place.name }, { type: 'Point', coordinates: toDegrees(place.door) }),
  ),
  feature({ k: 'city', n: 'Harbour Town' }, { type: 'Point', coordinates: toDegrees([0, 0]) }),
]
writeGround(new URL('apps/web/public/map/city.geojson', root), features)
writeGround(new URL('apps/web/public/map/buildings.geojson', root), [
  feature({ k: 'building' }, { type: 'MultiPolygon', coordinates: buildings.map((ring) => [ring.map(toDegrees)]) }),
])

const streets = numbered.map((road) => {
  const line = lineOf(road)
  return { street: names.get(road), district: districtOf(pointAt(line, lengthOf(line) / 2)), line: line.map(toDegrees) }
})
const gazetteer = places.map((place) => {
  const [longitude, latitude] = toDegrees(place.door)
  return { place: place.name, kind: place.kind, on: place.street, number: place.number, latitude, longitude }
})
const lines = [
  { city: 'Harbour Town', country: 'Malaysia', numberEveryMeters: NUMBER_EVERY_METERS },
  ...districts.map(([district], index) => ({ district, postcode: String(50100 + index * 50) })),
  ...streets,
  ...gazetteer,
]
writeFileSync(
  new URL('apps/api/src/maps/embedded/demo-city.jsonl', root),
  `${lines.map((line) => JSON.stringify(line)).join('\n')}\n`,
)
console.log(`${roads.length} roads, ${buildings.length} buildings, ${places.length} places`)
