import { expect, it } from 'vitest'
import { finderValues, greySquareOf, readerValues, squareAround, turnPixels } from './label-pixels.ts'

const picture = { data: new Uint8Array(40 * 20 * 3), width: 40, height: 20 }

it('turns colors into gray levels', () => {
  const colours = { data: Uint8Array.from([255, 0, 0, 0, 255, 0, 0, 0, 255, 255, 255, 255]), width: 2, height: 2 }
  const grey = greySquareOf(colours, { left: 0, top: 0, right: 2, bottom: 2 }, 2)
  expect([...grey].map(Math.round)).toEqual([76, 150, 29, 255])
  expect([...finderValues(Float32Array.from([0, 127.5, 255]))]).toEqual([-1, 0, 1])
})

it('makes the mean 0, and hardly raises what has no contrast', () => {
  const values = readerValues(Float32Array.from([50, 150]))
  expect([...values].map((value) => value.toFixed(2))).toEqual(['-0.86', '0.86'])
  expect(Math.max(...readerValues(Float32Array.from([100, 101])))).toBeLessThan(0.1)
})

it.each([
  ['in the middle', { x: 0.5, y: 0.5, width: 0.2, height: 0.2 }, [12, 2, 28, 18]],
  ['at the left edge, moved in', { x: 0.05, y: 0.5, width: 0.2, height: 0.2 }, [0, 2, 16, 18]],
  ['larger than the picture, as high as it', { x: 0.9, y: 0.5, width: 0.9, height: 0.2 }, [20, 0, 40, 20]],
])('cuts a square around a symbol %s', (_, sign, [left, top, right, bottom]) => {
  const rect = squareAround({ ...sign, score: 1 }, picture, 2)
  expect(rect.left).toBeCloseTo(left ?? 0)
  expect(rect.top).toBeCloseTo(top ?? 0)
  expect(rect.right).toBeCloseTo(right ?? 0)
  expect(rect.bottom).toBeCloseTo(bottom ?? 0)
})

it('turns a picture by a quarter to the right', () => {
  const rows = { data: Uint8Array.from([1, 1, 1, 2, 2, 2, 3, 3, 3, 4, 4, 4, 5, 5, 5, 6, 6, 6]), width: 3, height: 2 }
  const turned = turnPixels(rows)
  expect([turned.width, turned.height]).toEqual([2, 3])
  expect([...turned.data].filter((_, at) => at % 3 === 0)).toEqual([4, 1, 5, 2, 6, 3])
})
