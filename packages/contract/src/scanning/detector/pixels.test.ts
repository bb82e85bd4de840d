import { expect, it } from 'vitest'
import { areaResize, writePlanes } from './pixels.ts'

const grey = (values: readonly number[], width: number) => ({
  data: Uint8Array.from(values.flatMap((value) => [value, value, value])),
  width,
  height: values.length / width,
})
const reds = (rgb: Float32Array) => [...rgb].filter((_, at) => at % 3 === 0)

it.each([
  [
    'averages whole pixels',
    [0, 100, 200, 100, 0, 100, 200, 100, 0, 100, 200, 100, 0, 100, 200, 100],
    4,
    2,
    [50, 150, 50, 150],
  ],
  ['shares a pixel between two cells', [0, 90, 30, 0, 90, 30, 0, 90, 30], 3, 2, [30, 50, 30, 50]],
  [
    'repeats pixels when it enlarges',
    [10, 20, 30, 40],
    2,
    4,
    [10, 10, 20, 20, 10, 10, 20, 20, 30, 30, 40, 40, 30, 30, 40, 40],
  ],
])('%s', (_, values, width, size, expected) => {
  const picture = grey(values, width)
  const whole = { left: 0, top: 0, right: width, bottom: picture.height }
  reds(areaResize(picture, whole, size)).forEach((value, at) => {
    expect(value).toBeCloseTo(expected[at] ?? Number.NaN, 3)
  })
})

it('resizes only the rectangle', () => {
  const picture = grey([9, 9, 9, 9, 50, 9, 9, 9, 9], 3)
  expect(reds(areaResize(picture, { left: 1, top: 1, right: 2, bottom: 2 }, 1))).toEqual([50])
})

it('writes blue, green and red planes from -1 to 1', () => {
  const tensor = new Float32Array(7)
  writePlanes(Float32Array.from([255, 127.5, 0, 0, 127.5, 255]), tensor, 1)
  expect([...tensor]).toEqual([0, -1, 1, 0, 0, 1, -1])
})
