import { expect, it } from 'vitest'
import { borderedPlanes } from './bordered-planes.ts'

it.each([
  ['a light picture on a dark border', 200, 60],
  ['a dark picture on a light border', 40, 205],
])('lays %s', (_, level, border) => {
  const planes = borderedPlanes({ data: new Uint8Array(12).fill(level), width: 2, height: 2 }, 10)
  const levels = [...planes.subarray(0, 100)].map((value) => Math.round((value + 1) * 127.5))
  expect([levels[0], levels[55], levels[99]]).toEqual([border, level, border])
  expect(levels.filter((each) => each === level)).toHaveLength(49)
})
