import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { mapLayers } from '../map-style.ts'
import { demoCityView } from '../town.ts'
import { drawGround } from './draw-ground.ts'
import { drawDots, drawLabels } from './draw-labels.ts'
import { groundShapes, overlap } from './ground-shapes.ts'
import { inPieces } from './in-pieces.ts'
import { filesOf, type GroundFile } from './load-ground.ts'
import { projectionOf } from './mercator.ts'
import { styleValue } from './style-value.ts'

const textOf = (file: GroundFile) =>
  readFileSync(new URL(`../../../../public/map/${file}.geojson`, import.meta.url), 'utf8')
const read = (file: GroundFile) => groundShapes(JSON.parse(textOf(file)).features)
const layers = mapLayers('light')
const size = { width: 390, height: 300 }
const at = (latitude: number, longitude: number, zoom: number) =>
  projectionOf({ center: { latitude, longitude }, zoom }, size)
const groundOf = (view: ReturnType<typeof at>) => Object.fromEntries(filesOf(view).map((file) => [file, read(file)]))
const numbersIn = (d: string) => d.match(/-?\d+(?:\.\d+)?/g)?.map(Number) ?? []

describe('the ground of a still map', () => {
  const town = at(demoCityView.latitude, demoCityView.longitude, 14.6)
  const paths = drawGround(layers, groundOf(town), town)

  it('has the streets, water and buildings of the town, in the order of the live style', () => {
    const ids = paths.map(({ id }) => id)
    expect(ids).toEqual(expect.arrayContaining(['town', 'water', 'building', 'street-case', 'street', 'avenue']))
    const order = layers.map(({ id }) => id)
    expect(ids).toEqual(ids.toSorted((a, b) => order.indexOf(a) - order.indexOf(b)))
  })

  it('draws nothing far outside of the picture', () => {
    for (const { d, id } of paths) for (const number of numbersIn(d)) expect(Math.abs(number), id).toBeLessThan(4_000)
    expect(paths.reduce((sum, { d }) => sum + d.length, 0)).toBeLessThan(150_000)
  })

  it('names streets and places without one name over another', () => {
    const close = at(3.1522, 101.7095, 16)
    const labels = drawLabels(layers, groundOf(close), close)
    expect(labels.filter(({ angle }) => angle !== 0).map(({ rows }) => rows.join(' '))).toContain('Linden Street')
    expect(drawDots(layers, groundOf(town), town).length).toBeGreaterThan(0)
    const boxes = labels.map(({ x, y, size: height }) => [x - 4, y - height / 3, x + 4, y + height / 3] as const)
    for (const [index, box] of boxes.entries())
      expect(boxes.slice(index + 1).some((other) => overlap(box, other))).toBe(false)
  })

  it('has land and no street outside of the drawn town', () => {
    const far = at(48.2, 16.37, 12)
    expect(filesOf(far)).toEqual(['world', 'cities'])
    const ids = drawGround(layers, groundOf(far), far).map(({ id }) => id)
    expect(ids).toEqual(expect.arrayContaining(['land', 'weave']))
    expect(ids.filter((id) => /street|avenue|building/.test(id))).toEqual([])
  })

  it('is all water far out at sea', () => {
    const sea = at(-40, -130, 9)
    expect(drawGround(layers, groundOf(sea), sea)).toEqual([])
  })
})

it.each<GroundFile>(['world', 'cities', 'city', 'buildings'])('reads the file %s whole, in small pieces', (file) => {
  const pieces = [...inPieces(textOf(file))]
  expect(pieces.flat()).toEqual(JSON.parse(textOf(file)).features)
  expect(Math.max(...pieces.map((piece) => JSON.stringify(piece).length))).toBeLessThan(50_000)
})

const expressions: [name: string, expression: unknown, value: unknown][] = [
  ['between two stops', ['interpolate', ['linear'], ['zoom'], 10, 1, 20, 3], 2],
  ['before the first', ['interpolate', ['linear'], ['zoom'], 16, 5, 18, 9], 5],
  ['after the last', ['interpolate', ['exponential', 1.5], ['zoom'], 2, 1, 4, 7], 7],
  ['by steps', ['step', ['zoom'], 60, 4, 180, 15, 500, 16, 1900], 500],
  ['by a case of several', ['match', ['get', 'k'], ['street', 'avenue'], 'road', 'other'], 'road'],
  ['otherwise', ['match', ['get', 'k'], 'park', 'green', 'grey'], 'grey'],
  ['of a kind', ['in', ['get', 'k'], ['literal', ['street']]], true],
  ['all and not', ['all', ['has', 'n'], ['!', ['==', ['get', 'k'], 'rail']]], true],
  ['in capitals', ['upcase', ['get', 'n']], 'MILL LANE'],
]

it.each(expressions)('reads the style: %s', (_, expression, value) => {
  expect(styleValue(expression, { zoom: 15, properties: { k: 'street', n: 'Mill Lane' } })).toBe(value)
})
