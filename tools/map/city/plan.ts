import { seededRandom } from '../../random/seeded-random.ts'
import { beside, inside, type Line, nearestOn, type Spot, smooth } from './plane.ts'
import { noise } from './random.ts'

/** The water, the greens and the great lines that the streets are laid around. */
const riverThrough: Line = [
  [14000, 26000],
  [9000, 19500],
  [5200, 13800],
  [3300, 9600],
  [1500, 7200],
  [500, 5600],
  [980, 4200],
  [-220, 2900],
  [-950, 1700],
  [-470, 620],
  [-640, -380],
  [-1540, -1250],
  [-1330, -2450],
  [-2550, -3500],
  [-3050, -4900],
  [-4700, -6300],
  [-7000, -8700],
  [-12500, -9900],
  [-19000, -12600],
  [-27000, -12100],
  [-36000, -15800],
  [-52000, -15000],
]
const riverWidth = (share: number) => 16 + 90 * Math.min(1, share * 2.4) + 900 * Math.max(0, share - 0.52) ** 1.25

const blob = (east: number, north: number, width: number, height: number, turn: number, seed: number): Spot[] => {
  const corners: Spot[] = []
  for (let step = 0; step < 13; step++) {
    const angle = (step / 13) * 2 * Math.PI
    const reach = 1 + 0.24 * noise(Math.cos(angle) * 1.3 + seed, Math.sin(angle) * 1.3, seed)
    const x = Math.cos(angle) * width * reach
    const y = Math.sin(angle) * height * reach
    corners.push([east + x * Math.cos(turn) - y * Math.sin(turn), north + x * Math.sin(turn) + y * Math.cos(turn)])
  }
  return smooth(corners, Math.max(width, height) / 6, true)
}

const box = (east: number, north: number, width: number, height: number, turn: number): Spot[] =>
  (
    [
      [-1, -1],
      [1, -1],
      [1, 1],
      [-1, 1],
      [-1, -1],
    ] as const
  ).map(([x, y]) => [
    east + (x * width * Math.cos(turn) - y * height * Math.sin(turn)) / 2,
    north + (x * width * Math.sin(turn) + y * height * Math.cos(turn)) / 2,
  ])

const river = smooth(riverThrough, 60)
const stream = smooth(
  [
    [31000, 14500],
    [21000, 11800],
    [14500, 7300],
    [9800, 6200],
    [6500, 4500],
    [4300, 3500],
    [2500, 3650],
    [1000, 3150],
    [-230, 2910],
  ],
  50,
)
const ring = (() => {
  const through: Spot[] = []
  for (let step = 0; step < 22; step++) {
    const angle = (step / 22) * 2 * Math.PI
    const reach = 3250 + 420 * noise(Math.cos(angle) * 1.6, Math.sin(angle) * 1.6, 5)
    through.push([250 + Math.cos(angle) * reach, -120 + Math.sin(angle) * reach * 0.94])
  }
  return smooth(through, 60, true)
})()
const rail = smooth(
  [
    [-26000, 15500],
    [-15000, 9500],
    [-8200, 5400],
    [-3300, 2900],
    [-2050, 600],
    [-1980, -700],
    [-600, -1930],
    [1300, -2700],
    [4200, -3900],
    [9000, -6900],
    [17000, -15000],
    [27000, -21000],
  ],
  60,
)
/** The streets along the water, from the harbour upstream. */
const bank = (side: 1 | -1): Spot[] =>
  beside(river, (share) => side * (riverWidth(share) / 2 + 24))
    .filter((spot) => spot[1] > -3500 && spot[1] < 4700)
    .reverse()
const radial = (angle: number, seed: number): Spot[] => {
  const through: Spot[] = []
  for (const reach of [900, 3200, 4700, 6300, 8200, 11000, 15500, 21000, 28000]) {
    const sway = angle + 0.16 * noise(reach / 3600, seed, seed) * Math.min(1, reach / 5000)
    through.push([250 + Math.cos(sway) * reach, -120 + Math.sin(sway) * reach])
  }
  const line = smooth(through, 70)
  return line.slice(nearestOn(line, nearestSpot(ring, line)).index + 1)
}
const nearestSpot = (of: Line, to: Line): Spot => {
  let best: Spot = of[0] as Spot
  let meters = Number.POSITIVE_INFINITY
  for (const spot of of) {
    const found = nearestOn(to, spot).meters
    if (found < meters) [best, meters] = [spot, found]
  }
  return best
}

/** The great avenues across the middle and its bridges. */
const avenues: Line[] = (
  [
    [
      [-3020, -420],
      [-1900, -150],
      [-470, 60],
      [640, 230],
      [1900, 640],
      [3370, 1000],
    ],
    [
      [420, 2950],
      [260, 1900],
      [800, 900],
      [700, -100],
      [520, -1100],
      [760, -2200],
      [640, -3150],
    ],
    [
      [-2350, 2350],
      [-1500, 1500],
      [-700, 1160],
      [260, 1330],
      [1500, 1240],
      [2850, 1850],
    ],
    [
      [-2750, -1650],
      [-1560, -1180],
      [-300, -900],
      [1000, -1300],
      [2200, -1180],
      [3250, -1500],
    ],
  ] as Line[]
).map((through) => smooth(through, 40))

const random = seededRandom(71)
const namedParks: [string, Spot[]][] = [
  ['Orchard Park', blob(330, 690, 300, 215, 0.35, 3)],
  ['Bleachfield Common', blob(-2560, 330, 250, 520, 0.1, 8)],
  ['The Drying Green', blob(1480, -1080, 215, 165, -0.4, 12)],
  ['Tenter Park', blob(2500, -330, 430, 370, 0.2, 15)],
  ['Lavender Hill', blob(5050, 3050, 1150, 760, 0.7, 21)],
  ['Fullers Wood', blob(-4800, -2150, 760, 820, 0.3, 26)],
  ['Soapwort Gardens', blob(-260, -1250, 150, 120, 0.2, 31)],
  ['Founders Cemetery', blob(1950, 2050, 250, 190, 0.9, 35)],
  ['Weir Meadow', blob(-30, 4350, 330, 560, 0.2, 39)],
  ['South Fields', blob(1150, -4650, 520, 330, -0.3, 44)],
  ['Quay Green', blob(-2050, -2300, 260, 190, 0.9, 49)],
]
const pocketParks: [string, Spot[]][] = Array.from({ length: 44 }, (_, index): { middle: Spot; ring: Spot[] } => {
  const angle = random() * 2 * Math.PI
  const reach = 700 + Math.sqrt(random()) * 4300
  const size = 45 + random() * 75
  const [east, north] = [Math.cos(angle) * reach, Math.sin(angle) * reach]
  return { middle: [east, north], ring: blob(east, north, size * 1.4, size, random() * 3, 60 + index) }
})
  .filter(({ middle }) => {
    const great: Line[] = [river, stream, ring, rail, ...avenues]
    const greens = namedParks.map(([, area]) => area)
    return (
      great.every((line) => nearestOn(line, middle).meters > 210) &&
      greens.every((area) => !inside(area, middle) && nearestOn(area, middle).meters > 190)
    )
  })
  .map(({ ring }) => ['', ring])

const riverRing: Spot[] = [
  ...beside(river, (share) => riverWidth(share) / 2),
  ...beside(river, (share) => -riverWidth(share) / 2).reverse(),
]
const streamRing: Spot[] = [
  ...beside(stream, (share) => 6 + share * 9),
  ...beside(stream, (share) => -6 - share * 9).reverse(),
]
const waters: Spot[][] = [
  [...riverRing, riverRing[0] as Spot],
  [...streamRing, streamRing[0] as Spot],
  blob(2540, -360, 210, 120, 0.5, 81),
  blob(-2560, 420, 95, 150, 0.2, 84),
  blob(5300, 2700, 210, 120, 1.1, 88),
  box(-2330, -3880, 560, 120, 0.28),
  box(-2420, -4160, 600, 130, 0.28),
  box(-2530, -4450, 520, 110, 0.28),
]

export const plan = {
  river,
  stream,
  ring,
  rail,
  waters,
  parks: [...namedParks, ...pocketParks],
  avenues,
  riverWalks: [bank(1), bank(-1)],
  parkRounds: namedParks.map(([, area]) => area).filter((area) => Math.hypot(...(area[0] as [number, number])) < 3600),
  motorways: [0.28, 1.22, 2.25, 3.16, 4.38, 5.1].map((angle, index) => radial(angle, 11 + index)),
}

const within = (rings: readonly Line[], spot: Spot) => rings.some((area) => inside(area, spot))
export const isWater = (spot: Spot) => within(waters, spot)
export const isPark = (spot: Spot) =>
  within(
    plan.parks.map(([, area]) => area),
    spot,
  )

/** How far the town reaches in this direction, and whether this patch of its edge is built on. */
export const isTown = (spot: Spot) => {
  const reach = Math.hypot(spot[0], spot[1])
  const angle = Math.atan2(spot[1], spot[0])
  const edge = 5450 + 750 * noise(Math.cos(angle) * 2.2 + 7, Math.sin(angle) * 2.2, 3)
  return reach < edge && (reach < 3300 || noise(spot[0] / 750, spot[1] / 750, 17) < 0.6 - (reach - 3300) / 5600)
}
