import { describe, expect, it } from 'vitest'
import { type Detection, decodeBoxes, overlap } from './decode-boxes.ts'

const gridSize = 8

type Peak = { x: number; y: number; heat: number; reach?: number; class?: number }

function outputOf(peaks: readonly Peak[]) {
  const plane = gridSize * gridSize
  const boxes = new Float32Array(5 * plane)
  const classes = new Float32Array(2 * plane)
  for (const { x, y, heat, reach = 1, class: kind = 0 } of peaks) {
    const cell = y * gridSize + x
    boxes[cell] = heat
    for (const channel of [1, 2, 3, 4]) boxes[channel * plane + cell] = reach
    classes[kind * plane + cell] = 1
  }
  return { boxes, classes, gridSize, classCount: 2 }
}

const at = (left: number, top: number, right: number, bottom: number): Detection => ({
  score: 1,
  left,
  top,
  right,
  bottom,
  classes: new Float32Array(),
})

describe('decodeBoxes', () => {
  it.each<[string, Peak[], number[]]>([
    ['nothing on a cold map', [], []],
    ['nothing below the threshold', [{ x: 3, y: 3, heat: 0.29 }], []],
    ['nothing at the threshold itself', [{ x: 3, y: 3, heat: 0.25 }], []],
    ['one peak', [{ x: 3, y: 3, heat: 0.9 }], [0.9]],
    [
      'only the top of a hill',
      [
        { x: 3, y: 3, heat: 0.9 },
        { x: 4, y: 3, heat: 0.8 },
        { x: 2, y: 2, heat: 0.7 },
      ],
      [0.9],
    ],
    [
      'peaks apart, best first',
      [
        { x: 1, y: 1, heat: 0.5 },
        { x: 6, y: 6, heat: 0.75 },
      ],
      [0.75, 0.5],
    ],
    [
      'peaks in the corners',
      [
        { x: 0, y: 0, heat: 0.5 },
        { x: 7, y: 7, heat: 0.75 },
      ],
      [0.75, 0.5],
    ],
    [
      'no second box on the same thing',
      [
        { x: 2, y: 3, heat: 0.5, reach: 4 },
        { x: 4, y: 3, heat: 0.75, reach: 4 },
      ],
      [0.75],
    ],
    [
      'no small box inside a larger one',
      [
        { x: 2, y: 2, heat: 0.5, reach: 1 },
        { x: 4, y: 4, heat: 0.75, reach: 3 },
      ],
      [0.75],
    ],
    [
      'no large box around a small one that is surer',
      [
        { x: 2, y: 2, heat: 0.75, reach: 1 },
        { x: 4, y: 4, heat: 0.5, reach: 3 },
      ],
      [0.75],
    ],
    [
      'both where boxes overlap a little',
      [
        { x: 2, y: 3, heat: 0.5, reach: 2 },
        { x: 5, y: 3, heat: 0.75, reach: 2 },
      ],
      [0.75, 0.5],
    ],
  ])('finds %s', (_, peaks, scores) => {
    const threshold = peaks.some(({ heat }) => heat === 0.25) ? 0.25 : 0.3
    const found = decodeBoxes(outputOf(peaks), threshold).map(({ score }) => Math.round(score * 100) / 100)
    expect(found).toEqual(scores)
  })

  it('keeps boxes inside the picture and reads the class of the peak', () => {
    const [found] = decodeBoxes(outputOf([{ x: 0, y: 4, heat: 0.9, reach: 2, class: 1 }]), 0.3)
    expect(found).toMatchObject({ left: 0, top: 2.5 / 8, right: 2.5 / 8, bottom: 6.5 / 8 })
    expect([...(found?.classes ?? [])]).toEqual([0, 1])
  })

  it('stops at twenty', () => {
    const wide = { boxes: new Float32Array(5 * 400), classes: new Float32Array(400), gridSize: 20, classCount: 1 }
    for (let y = 0; y < 20; y += 2)
      for (let x = 0; x < 20; x += 2) {
        wide.boxes[y * 20 + x] = 0.9
        for (const channel of [1, 2, 3, 4]) wide.boxes[channel * 400 + y * 20 + x] = 0.5
      }
    expect(decodeBoxes(wide, 0.3)).toHaveLength(20)
  })
})

it.each([
  ['the same box', at(0, 0, 1, 1), at(0, 0, 1, 1), 1],
  ['boxes that touch', at(0, 0, 0.5, 1), at(0.5, 0, 1, 1), 0],
  ['boxes apart', at(0, 0, 0.2, 0.2), at(0.5, 0.5, 1, 1), 0],
  ['a half in a whole', at(0, 0, 1, 1), at(0, 0, 0.5, 1), 0.5],
])('overlap of %s', (_, a, b, expected) => {
  expect(overlap(a, b)).toBeCloseTo(expected)
})
