import { expect, it } from 'vitest'
import { lineAnswer, pathOf } from './path-of.ts'

it('turns the coordinates round', () =>
  expect(
    pathOf({
      coordinates: [
        [101.7, 3.1],
        [101.8, 3.2],
      ],
    }),
  ).toEqual([
    { latitude: 3.1, longitude: 101.7 },
    { latitude: 3.2, longitude: 101.8 },
  ]))

it('chooses from a very long line, with both ends', () => {
  const coordinates = Array.from({ length: 5_000 }, (_, index): [number, number] => [index / 100, 1])
  const path = pathOf({ coordinates })
  expect(path).toHaveLength(400)
  expect([path[0]?.longitude, path.at(-1)?.longitude]).toEqual([0, 49.99])
})

it.each([
  ['one point', [[1, 2]]],
  [
    'a latitude beyond the pole',
    [
      [1, 2],
      [1, 91],
    ],
  ],
  [
    'text',
    [
      ['1', '2'],
      ['3', '4'],
    ],
  ],
])('takes no line of %s', (_, coordinates) => expect(lineAnswer.safeParse({ coordinates }).success).toBe(false))
