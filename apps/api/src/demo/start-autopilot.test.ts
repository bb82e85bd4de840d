import { expect, it } from 'vitest'
import { comeNear } from './start-autopilot.ts'

const place = { latitude: 52.5, longitude: 13.4 }
const far = { latitude: 3.1, longitude: 101.7 }
const near = { latitude: 52.52, longitude: 13.4 }

it.each([
  [
    'all are far and one is idle',
    true,
    [
      { ...far, isIdle: false },
      { ...far, isIdle: true },
    ],
  ],
  ['all are busy', false, [{ ...far, isIdle: false }]],
  [
    'one is near already, whether idle',
    false,
    [
      { ...near, isIdle: true },
      { ...far, isIdle: true },
    ],
  ],
  [
    'or not',
    false,
    [
      { ...near, isIdle: false },
      { ...far, isIdle: true },
    ],
  ],
  ['one has no place yet', true, [{ latitude: null, longitude: null, isIdle: true }]],
  ['there are none', false, []],
])('simulated Washers, where %s: %s', (_, comes, washers) => {
  expect(comeNear(washers, place)).toBe(comes)
})
