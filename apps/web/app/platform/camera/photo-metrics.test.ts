import { expect, it } from 'vitest'
import { differenceOf, fingerprintOf, type Grey, greyOf, sharpnessOf } from './photo-metrics.ts'

const drawn = (width: number, height: number, shade: (x: number, y: number) => number): Grey => ({
  width,
  height,
  values: Array.from({ length: width * height }, (_, at) => shade(at % width, Math.floor(at / width))),
})
const size = 64
const stripes = (x: number) => (Math.floor(x / 4) % 2 === 0 ? 40 : 220)
/** Averages each point with its neighbours. */
const blurred = (grey: Grey, reach: number): Grey =>
  drawn(grey.width, grey.height, (x, y) => {
    let [sum, count] = [0, 0]
    for (let dx = -reach; dx <= reach; dx++)
      for (let dy = -reach; dy <= reach; dy++) {
        const [nx, ny] = [x + dx, y + dy]
        if (nx < 0 || ny < 0 || nx >= grey.width || ny >= grey.height) continue
        sum += grey.values[ny * grey.width + nx] ?? 0
        count += 1
      }
    return sum / count
  })
const striped = drawn(size, size, stripes)
const ramp = drawn(size, size, (x) => (x * 255) / size)
const weave = drawn(size, size, (x, y) => ((x + y) % 3) * 60 + 40)

it.each([
  ['stripes in focus', striped, 'sharp'],
  ['a weave in focus', weave, 'sharp'],
  ['something small before a plain wall', drawn(size, size, (x, y) => (x < 32 && y < 32 ? stripes(x) : 200)), 'sharp'],
  ['the same stripes out of focus', blurred(blurred(striped, 5), 5), 'blurred'],
  ['a wall', drawn(size, size, () => 180), 'blurred'],
  ['light that fades', ramp, 'blurred'],
] as const)('finds %s %s', (_, grey, expected) => {
  expect(sharpnessOf(grey) < 40 ? 'blurred' : 'sharp').toBe(expected)
})

const face = (shift: number) => drawn(9, 8, (x, y) => 128 + 100 * Math.sin(x * 1.3 + y * 0.7 + shift))

it.each([
  ['itself', face(0), face(0), 'same'],
  ['itself, a little darker', face(0), { ...face(0), values: Array.from(face(0).values, (v) => v * 0.8) }, 'same'],
  ['another picture', face(0), face(2), 'other'],
] as const)('recognises %s by the fingerprint', (_, a, b, expected) => {
  const bits = differenceOf(fingerprintOf(a), fingerprintOf(b))
  expect(bits <= 6 ? 'same' : 'other').toBe(expected)
})

it('weights colours by perceived brightness', () => {
  const { values } = greyOf({ width: 3, height: 1, data: [255, 0, 0, 255, 0, 255, 0, 255, 0, 0, 255, 255] })
  expect(Array.from(values, Math.round)).toEqual([76, 150, 29])
})
