import { expect, it } from 'vitest'
import { cropRect } from './crop-rect.ts'

it.each([
  ['adds a margin', [0.4, 0.4, 0.6, 0.6], { left: 38, top: 38, right: 61, bottom: 61 }],
  ['stays inside the picture', [0, 0, 1, 1], { left: 0, top: 0, right: 100, bottom: 100 }],
  ['never vanishes at the edge', [1, 1, 1, 1], { left: 96, top: 96, right: 100, bottom: 100 }],
])('a crop %s', (_, [left = 0, top = 0, right = 0, bottom = 0], rect) => {
  expect(cropRect({ score: 1, classes: new Float32Array(), left, top, right, bottom }, 100, 100)).toEqual(rect)
})
