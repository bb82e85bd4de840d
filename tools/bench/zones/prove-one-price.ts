import { grossOf, payOf, priceOrder } from '../../../apps/api/src/orders/rules/price-order.ts'
import { add, minor } from '../../../packages/contract/src/money.ts'
import {
  type Corner,
  contains,
  cornerOf,
  microdegrees,
  type Outline,
  outlineProblem,
} from '../../../packages/contract/src/zones/outline.ts'
import { plainRules, type Zone, zone } from '../../../packages/contract/src/zones/zone.ts'
import { zoneOf } from '../../../packages/contract/src/zones/zone-at.ts'
import { zoneFeesAt } from '../../../packages/contract/src/zones/zone-prices.ts'
import { type Random, seededRandom } from '../../random/seeded-random.ts'

const whole = (random: Random, least: number, most: number) => least + Math.floor(random() * (most - least + 1))

/** A city of 0.4 degrees in tiles whose inner corners are moved at random: together they cover it without a gap. */
function tilesOf(random: Random, across: number): Outline[] {
  const size = Math.round((0.4 * microdegrees) / across)
  const corner = (column: number, row: number): Corner => {
    const isInner = column > 0 && row > 0 && column < across && row < across
    const moved = () => (isInner ? whole(random, -Math.floor(size / 3), Math.floor(size / 3)) : 0)
    return [101_500_000 + column * size + moved(), 3_000_000 + row * size + moved()]
  }
  const grid = Array.from({ length: across + 1 }, (_, row) =>
    Array.from({ length: across + 1 }, (_, column) => corner(column, row)),
  )
  const at = (column: number, row: number): Corner => grid[row]?.[column] ?? [0, 0]
  return Array.from({ length: across * across }, (_, index) => {
    const [column, row] = [index % across, Math.floor(index / across)]
    return [at(column, row), at(column + 1, row), at(column + 1, row + 1), at(column, row + 1)]
  })
}

/** A star around a point of the city: never crossing itself, seldom convex. */
function starOf(random: Random): Outline {
  const [x, y] = [101_500_000 + whole(random, 0, 400_000), 3_000_000 + whole(random, 0, 400_000)]
  const corners = whole(random, 5, 24)
  return Array.from({ length: corners }, (_, index): Corner => {
    const [angle, far] = [(index / corners) * 2 * Math.PI, whole(random, 15_000, 120_000)]
    return [x + Math.round(Math.cos(angle) * far), y + Math.round(Math.sin(angle) * far)]
  })
}

const rulesOf = (random: Random, index: number, outline: Outline | null): Zone =>
  zone.parse({
    ...plainRules,
    id: `zone-${index}`,
    name: `Zone ${index}`,
    outline,
    fee_minor: whole(random, 0, 500),
    small_order: { below_minor: whole(random, 500, 2_000), fee_minor: whole(random, 1, 500) },
    pickup_fee: {
      from: { latitude: 3.2, longitude: 101.7 },
      bands: [
        { up_to_m: 3_000, fee_minor: whole(random, 0, 200) },
        { up_to_m: 9_000, fee_minor: whole(random, 200, 400) },
        { up_to_m: null, fee_minor: whole(random, 400, 900) },
      ],
    },
  })

/** The same question by exact whole numbers of any size and the turns around the point, for comparison. */
function windsAround(outline: Outline, [x, y]: Corner): boolean {
  let turns = 0
  for (const [index, [ax, ay]] of outline.entries()) {
    const [bx, by] = outline[(index + 1) % outline.length] ?? [0, 0]
    const side = BigInt(bx - ax) * BigInt(y - ay) - BigInt(by - ay) * BigInt(x - ax)
    if (ay <= y && by > y && side > 0n) turns += 1
    if (ay > y && by <= y && side < 0n) turns -= 1
  }
  return turns !== 0
}

export interface Proof {
  readonly points: number
  readonly onEdges: number
  readonly inOverlaps: number
  readonly outside: number
}

/**
 * Proves on random points, corners and points of edges among them, that each one is in exactly one tile, in exactly one zone of overlapping
 * ones, the one of the shown priority, and has exactly one price, whose parts sum to what is paid and shared out. Throws otherwise.
 */
export function proveOnePrice(points: number, seed: number): Proof {
  const random = seededRandom(seed)
  const tiles = tilesOf(random, 6)
  const stars = Array.from({ length: 12 }, () => starOf(random))
  const outlines = [...tiles, ...stars]
  if (outlines.some(outlineProblem)) throw new Error('an outline cannot be used')
  const overlapping = stars.map((outline, index) => rulesOf(random, index, outline))
  const everywhere = rulesOf(random, overlapping.length, null)
  const edges = outlines.flatMap((outline) =>
    outline.map((corner, index) => [corner, outline[(index + 1) % outline.length] ?? corner] as const),
  )
  let [onEdges, inOverlaps, outside] = [0, 0, 0]
  for (let count = 0; count < points; count += 1) {
    let [x, y] = [101_500_000 + whole(random, 0, 399_999), 3_000_000 + whole(random, 0, 399_999)]
    if (count % 4 === 0) {
      const [a, b] = edges[whole(random, 0, edges.length - 1)] ?? [[x, y] as Corner, [x, y] as Corner]
      const share = count % 8 === 0 ? 0 : random()
      ;[x, y] = [Math.round(a[0] + (b[0] - a[0]) * share), Math.round(a[1] + (b[1] - a[1]) * share)]
      onEdges += 1
    }
    const point = { latitude: y / microdegrees, longitude: x / microdegrees }
    const at = cornerOf(point)
    const isInCity = x >= 101_500_000 && x < 101_900_000 && y >= 3_000_000 && y < 3_400_000
    const ofTiles = tiles.filter((tile) => contains(tile, at)).length
    if (isInCity && ofTiles !== 1) throw new Error(`${x}, ${y} is in ${ofTiles} tiles`)
    const containing = overlapping.filter(({ outline }) => outline && windsAround(outline, at))
    if (containing.length > 1) inOverlaps += 1
    if (containing.length === 0) outside += 1
    const found = zoneOf([...overlapping, everywhere], point)
    if (found !== (containing[0] ?? everywhere))
      throw new Error(`${x}, ${y} is in another zone than its priority names`)
    if (zoneOf(overlapping, point) !== containing[0]) throw new Error(`${x}, ${y} is outside, and is not`)
    provePrice(found, point, minor(whole(random, 0, 3_000)))
  }
  return { points, onEdges, inOverlaps, outside }
}

function provePrice(
  of: Zone,
  point: { latitude: number; longitude: number },
  valueMinor: ReturnType<typeof minor>,
): void {
  const priced = () =>
    priceOrder({
      valueMinor,
      loadType: 'light',
      coverageMinor: minor(50_000),
      walletBalanceMinor: minor(300),
      zoneFees: zoneFeesAt(of, point, valueMinor),
    })
  const price = priced()
  if (grossOf(price) !== grossOf(priced())) throw new Error('one point has two prices')
  if (grossOf(price) !== add(price.totalMinor, price.walletMinor))
    throw new Error('the parts do not sum to what is paid')
  if (payOf(price) > grossOf(price)) throw new Error('the Washer is paid more than the customer pays')
}
