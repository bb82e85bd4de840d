import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

const read = (path: string) => readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8')
const roads = ['street', 'collector', 'avenue', 'ring']

it('every street on the map has addresses, along the same line, and no others do', () => {
  const { features } = JSON.parse(read('apps/web/public/map/city.geojson')) as {
    features: { properties: { k: string; n?: string }; geometry: { coordinates: unknown } }[]
  }
  const onMap = features
    .filter(({ properties }) => roads.includes(properties.k))
    .map(({ properties, geometry }) => [properties.n, geometry.coordinates])
  const addressed = read('apps/api/src/maps/embedded/demo-city.jsonl')
    .trim()
    .split('\n')
    .map((line): { street?: string; line?: unknown } => JSON.parse(line))
    .filter((line) => line.street)
    .map(({ street, line }) => [street, line])
  expect(addressed.length).toBeGreaterThan(400)
  expect(addressed).toEqual(onMap)
})
