import { expect, it } from 'vitest'
import { mirrorPlanes } from './mirror-planes.ts'

it('reverses every row of every plane', () => {
  expect([...mirrorPlanes(Float32Array.from([1, 2, 3, 4, 5, 6, 7, 8]), 2)]).toEqual([2, 1, 4, 3, 6, 5, 8, 7])
})

it('returns the original after mirroring twice', () => {
  const planes = Float32Array.from({ length: 27 }, (_, at) => at)
  expect(mirrorPlanes(mirrorPlanes(planes, 3), 3)).toEqual(planes)
})
