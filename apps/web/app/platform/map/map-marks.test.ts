import { expect, it } from 'vitest'
import { clusterAt, clusterMarks, type MapMark, type MarkVariant } from './map-marks.ts'

const drawn = { shape: 'circle', sign: '', fill: '--sheet', ink: '--ink' } as const
const variants: MarkVariant[] = [
  { ...drawn, layer: 'middle' },
  { ...drawn, layer: 'middle' },
  { ...drawn, layer: 'left' },
]
const mark = (longitude: number, latitude: number, variant: number, more: Partial<MapMark> = {}): MapMark => ({
  point: { latitude, longitude },
  variant,
  count: 1,
  id: null,
  ...more,
})
/** A degree is a pixel. */
const view = {
  width: 300,
  height: 200,
  project: (point: MapMark['point']) => ({ x: point.longitude, y: point.latitude }),
}
const clustersOf = (...marks: MapMark[]) =>
  clusterMarks(marks, variants, view).map(({ x, y, count, variant, marks: { length } }) => [
    x,
    y,
    count,
    variant,
    length,
  ])

it('draws marks of one cell as one, in their middle, with the most important variant and how many are of it', () => {
  const [a, b, c] = [mark(10, 18, 1), mark(20, 24, 0, { count: 2 }), mark(12, 21, 0, { count: 4 })]
  expect(clustersOf(a, b, c)).toEqual([[14, 13, 6, 0, 3]])
  expect(clustersOf(c, b, a)).toEqual([[14, 13, 6, 0, 3]])
})

it('keeps cells and layers apart, the most important last', () => {
  expect(
    clustersOf(mark(10, 10, 0), mark(10, 10, 2), mark(70, 10, 1)).map(([x, y, , variant]) => [x, y, variant]),
  ).toEqual([
    [-6, 24, 2],
    [70, 2, 1],
    [10, 2, 0],
  ])
})

it('leaves out what is out of sight', () => {
  expect(
    clustersOf(mark(-65, 10, 0), mark(365, 10, 0), mark(10, -65, 0), mark(10, 265, 0), mark(-63, 10, 0)),
  ).toHaveLength(1)
})

it('finds the cluster under a point, of several the one drawn last', () => {
  const clusters = clusterMarks([mark(10, 10, 0), mark(10, 10, 2)], variants, view)
  expect(clusterAt(clusters, { x: 12, y: 12 })?.variant).toBe(0)
  expect(clusterAt(clusters, { x: 60, y: 10 })).toBeUndefined()
})
