import { isPark, isTown, isWater, plan } from './plan.ts'
import { type Line, nearestOn, type Spot } from './plane.ts'
import { noise } from './random.ts'

/** The way the streets run, everywhere: quarters with their own grid, bent along river, ring road and railway. */
const quarters: readonly (readonly [east: number, north: number, reach: number, angle: number])[] = [
  [350, -150, 1100, 0.18],
  [-1600, 350, 900, 0.62],
  [1900, 900, 1300, -0.28],
  [1500, -2300, 1300, 0.52],
  [-800, -2700, 1000, 0.05],
  [-2600, 3000, 1500, 0.9],
  [3800, 1800, 1300, 0.35],
  [3400, -2700, 1500, -0.1],
  [800, 4600, 1400, 0.3],
  [-3900, -200, 1400, 0.2],
  [-3500, -3900, 1500, 0.72],
  [400, -4900, 1400, 0.12],
]
const CELL = 50
const HALF = 7000
const SIDE = (2 * HALF) / CELL + 1

const angleAt = (spot: Spot) => {
  let cosine = 0.3 * Math.cos(2 * 0.25)
  let sine = 0.3 * Math.sin(2 * 0.25)
  const pull = (angle: number, weight: number) => {
    cosine += weight * Math.cos(2 * angle)
    sine += weight * Math.sin(2 * angle)
  }
  for (const [east, north, reach, angle] of quarters)
    pull(angle, Math.exp(-(((spot[0] - east) / reach) ** 2 + ((spot[1] - north) / reach) ** 2)))
  const along = (line: Line, weight: number, reach: number) => {
    const near = nearestOn(line, spot)
    pull(near.angle, weight * Math.exp(-((near.meters / reach) ** 2)))
  }
  along(plan.river, 3.4, 420)
  along(plan.ring, 2.6, 380)
  along(plan.rail, 2, 260)
  for (const avenue of plan.avenues) along(avenue, 1.6, 330)
  for (const round of plan.parkRounds) along(round, 2.2, 190)
  const fromMiddle = Math.hypot(spot[0], spot[1])
  const sway = 0.16 + 0.2 * Math.min(1, fromMiddle / 5000)
  return 0.5 * Math.atan2(sine, cosine) + sway * noise(spot[0] / 1150, spot[1] / 1150, 9)
}

const cosines = new Float32Array(SIDE * SIDE)
const sines = new Float32Array(SIDE * SIDE)
for (let row = 0; row < SIDE; row++)
  for (let column = 0; column < SIDE; column++) {
    const angle = angleAt([column * CELL - HALF, row * CELL - HALF])
    cosines[row * SIDE + column] = Math.cos(2 * angle)
    sines[row * SIDE + column] = Math.sin(2 * angle)
  }

export const directionAt = (spot: Spot): number => {
  const x = Math.min(SIDE - 2, Math.max(0, (spot[0] + HALF) / CELL))
  const y = Math.min(SIDE - 2, Math.max(0, (spot[1] + HALF) / CELL))
  const column = Math.floor(x)
  const row = Math.floor(y)
  const mix = (of: Float32Array) => {
    const at = (dx: number, dy: number) => of[(row + dy) * SIDE + column + dx] ?? 0
    const [fx, fy] = [x - column, y - row]
    return (at(0, 0) * (1 - fx) + at(1, 0) * fx) * (1 - fy) + (at(0, 1) * (1 - fx) + at(1, 1) * fx) * fy
  }
  return 0.5 * Math.atan2(mix(sines), mix(cosines))
}

export type Ground = 'town' | 'country' | 'park' | 'water'
const GROUND_CELL = 20
const GROUND_SIDE = (2 * HALF) / GROUND_CELL
const ground = new Array<Ground>(GROUND_SIDE * GROUND_SIDE)
for (let row = 0; row < GROUND_SIDE; row++)
  for (let column = 0; column < GROUND_SIDE; column++) {
    const spot: Spot = [(column + 0.5) * GROUND_CELL - HALF, (row + 0.5) * GROUND_CELL - HALF]
    const wet = isWater(spot)
    ground[row * GROUND_SIDE + column] = wet ? 'water' : isPark(spot) ? 'park' : isTown(spot) ? 'town' : 'country'
  }

export const groundAt = (spot: Spot): Ground =>
  ground[Math.floor((spot[1] + HALF) / GROUND_CELL) * GROUND_SIDE + Math.floor((spot[0] + HALF) / GROUND_CELL)] ??
  'country'
