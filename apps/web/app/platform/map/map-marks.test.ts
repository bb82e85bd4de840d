import { expect, it } from 'vitest'
import { clusterAt, clusterMarks, type MapMark, type MarkVariant } from './map-marks.ts'

const drawn = { shape: 'circle', sign: '', fill: '--sheet', ink: '--ink' } as const
const variants: MarkVariant[] = [
  { ...drawn, layer: 0 },
  { ...drawn, layer: 0 },
  { ...drawn, layer: 1 },
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

it('draws marks of one cell as one, in their middle, with the most important variant and the sum of their counts', () => {
  expect(clustersOf(mark(10, 10, 1), mark(20, 16, 0), mark(12, 13, 1, { count: 4 }))).toEqual([[14, 13, 6, 0, 3]])
})

it('keeps cells and layers apart, the most important last', () => {
  expect(clustersOf(mark(10, 10, 0), mark(10, 10, 2), mark(40, 10, 1)).map(([x, , , variant]) => [x, variant])).toEqual(
    [
      [10, 2],
      [40, 1],
      [10, 0],
    ],
  )
})

it('leaves out what is out of sight', () => {
  expect(
    clustersOf(mark(-31, 10, 0), mark(331, 10, 0), mark(10, -31, 0), mark(10, 231, 0), mark(-29, 10, 0)),
  ).toHaveLength(1)
})

it('finds the cluster under a point, of several the one drawn last', () => {
  const clusters = clusterMarks([mark(10, 10, 0), mark(10, 10, 2)], variants, view)
  expect(clusterAt(clusters, { x: 14, y: 14 })?.variant).toBe(0)
  expect(clusterAt(clusters, { x: 40, y: 10 })).toBeUndefined()
})
