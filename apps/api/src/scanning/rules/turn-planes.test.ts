import { expect, it } from 'vitest'
import { turnPlanes } from './turn-planes.ts'

it('turns each plane by a quarter to the right', () => {
  const planes = Float32Array.from([1, 2, 3, 4, 5, 6, 7, 8])
  expect([...turnPlanes(planes, 2)]).toEqual([3, 1, 4, 2, 7, 5, 8, 6])
})
