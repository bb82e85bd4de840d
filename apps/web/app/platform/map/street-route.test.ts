import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { apartM, positionOf, type StreetMap, streetNetwork } from './street-network.ts'
import { streetRoute } from './street-route.ts'

const line = (...coordinates: [number, number][]) => ({
  properties: { k: 'street' },
  geometry: { type: 'LineString', coordinates },
})
const at = (longitude: number, latitude: number) => ({ longitude, latitude })

describe('a route along streets', () => {
  const cross = streetNetwork({ features: [line([0, -0.01], [0, 0.01]), line([-0.01, 0], [0.01, 0])] })

  it('turns where two streets cross, though neither has a corner there', () =>
    expect(streetRoute(cross, at(0, 0.01), at(0.01, 0))).toEqual([
      at(0, 0.01),
      at(0, 0.01),
      at(0, 0),
      at(0.01, 0),
      at(0.01, 0),
    ]))

  it('joins a street that ends some metres before the next one', () => {
    const gap = streetNetwork({ features: [line([0, 0.00003], [0, 0.01]), line([-0.01, 0], [0.01, 0])] })
    expect(streetRoute(gap, at(0, 0.01), at(-0.01, 0))).not.toBeNull()
  })

  it.each([
    ['far from every street', at(0.1, 0.1), at(0, 0.01)],
    ['on an island', at(0.05, 0), at(0, 0.01)],
  ])('is none %s', (_, from, to) => {
    const island = { features: [line([0, -0.01], [0, 0.01]), line([0.05, 0], [0.06, 0])] }
    expect(streetRoute(streetNetwork(island), from, to)).toBeNull()
  })

  it('does not drive along the railway', () => {
    const rail = { ...line([0, 0], [0.01, 0]), properties: { k: 'rail' } }
    expect(streetRoute(streetNetwork({ features: [rail] }), at(0, 0), at(0.01, 0))).toBeNull()
  })
})

describe('the drawn town', () => {
  const file = new URL('../../../public/map/city.geojson', import.meta.url)
  const town = JSON.parse(readFileSync(file, 'utf8')) as StreetMap
  const network = streetNetwork(town)
  const places = town.features.flatMap(({ properties, geometry }) =>
    properties?.k === 'district' ? [at(...(geometry.coordinates as [number, number]))] : [],
  )

  it('leads from every district to every other one, by less than three times the distance', () => {
    const failed = places.flatMap((from) =>
      places.flatMap((to) => {
        if (from === to) return []
        const path = streetRoute(network, from, to)
        const metres = (path ?? [])
          .slice(1)
          .reduce((sum, point, index) => sum + apartM(positionOf((path ?? [])[index] ?? point), positionOf(point)), 0)
        return path && metres < 3 * apartM(positionOf(from), positionOf(to)) ? [] : [[from, to, metres]]
      }),
    )
    expect(failed).toEqual([])
  })
})
