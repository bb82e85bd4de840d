import { readFileSync } from 'node:fs'
import { distanceMeters, type Point } from '@washline/contract/maps/geo'
import { z } from 'zod'
import { once } from '../../platform/once.ts'

const citySchema = z.object({ city: z.string(), country: z.string(), numberEveryMeters: z.number() })
const districtSchema = z.object({ district: z.string(), postcode: z.string() })
const streetSchema = z.object({
  street: z.string(),
  district: z.number(),
  line: z.array(z.tuple([z.number(), z.number()])),
})
const placeSchema = z.object({
  place: z.string(),
  kind: z.string(),
  /** Index of its street. */
  on: z.number(),
  number: z.number(),
  latitude: z.number(),
  longitude: z.number(),
})
type Street = z.infer<typeof streetSchema>

export interface DemoCity extends z.infer<typeof citySchema> {
  readonly districts: readonly z.infer<typeof districtSchema>[]
  readonly streets: readonly Street[]
  readonly places: readonly z.infer<typeof placeSchema>[]
}

/** One JSON object per line: the city, its districts, its streets, its places. Written by tools/map/make-city.ts. */
export const readDemoCity = once((): DemoCity => {
  const file = readFileSync(new URL('./demo-city.jsonl', import.meta.url), 'utf8')
  const [head, ...lines] = file
    .trim()
    .split('\n')
    .map((line): unknown => JSON.parse(line))
  const all = <T extends z.ZodType>(schema: T) =>
    lines.flatMap((line): z.output<T>[] => {
      const read = schema.safeParse(line)
      return read.success ? [read.data] : []
    })
  return {
    ...citySchema.parse(head),
    districts: all(districtSchema),
    streets: all(streetSchema),
    places: all(placeSchema),
  }
})

type Meters = readonly [east: number, north: number]
const doorstepMeters = 14
const metersPerDegree = 111_195
/** The city is small and near the equator: a flat projection is accurate to centimetres. */
const flat = ([longitude, latitude]: readonly [number, number]): Meters => [
  longitude * metersPerDegree * Math.cos((3.1478 * Math.PI) / 180),
  latitude * metersPerDegree,
]
const sixDecimals = (degrees: number) => Number(degrees.toFixed(6))
const unflat = ([east, north]: Meters): Point => ({
  latitude: sixDecimals(north / metersPerDegree),
  longitude: sixDecimals(east / (metersPerDegree * Math.cos((3.1478 * Math.PI) / 180))),
})

interface Leg {
  readonly start: Meters
  readonly east: number
  readonly north: number
  readonly run: number
  readonly before: number
}
const legsOf = (street: Street): Leg[] => {
  const points = street.line.map(flat)
  let before = 0
  return points.slice(1).map((end, index) => {
    const start = points[index] ?? end
    const run = Math.hypot(end[0] - start[0], end[1] - start[1])
    const leg = { start, east: (end[0] - start[0]) / run, north: (end[1] - start[1]) / run, run, before }
    before += run
    return leg
  })
}

export type DemoHouses = ReturnType<typeof numberHouses>

/** Houses have equal distances along each street: even numbers on its left, odd ones on its right. */
function numberHouses(city: DemoCity) {
  const legs = city.streets.map(legsOf)
  const step = city.numberEveryMeters

  const lengthOf = (street: number) => {
    const last = legs[street]?.at(-1)
    return last ? last.before + last.run : 0
  }

  /** The position of a house; null if the street has no such number. */
  const doorAt = (street: number, number: number): Point | null => {
    const along = Math.ceil(number / 2) * step
    const leg = number >= 1 && along <= lengthOf(street) && legs[street]?.findLast((part) => part.before <= along)
    if (!leg) return null
    const side = number % 2 === 0 ? doorstepMeters : -doorstepMeters
    const on = along - leg.before
    return unflat([leg.start[0] + leg.east * on - leg.north * side, leg.start[1] + leg.north * on + leg.east * side])
  }

  /** The nearest house to a point, with the distance of its street. */
  const nearestHouse = (point: Point) => {
    const [east, north] = flat([point.longitude, point.latitude])
    let best = { street: 0, number: 1, meters: Number.POSITIVE_INFINITY }
    legs.forEach((parts, street) => {
      const plots = Math.max(1, Math.floor(lengthOf(street) / step))
      for (const leg of parts) {
        const [dx, dy] = [east - leg.start[0], north - leg.start[1]]
        const on = Math.min(leg.run, Math.max(0, dx * leg.east + dy * leg.north))
        const meters = Math.hypot(dx - leg.east * on, dy - leg.north * on)
        if (meters >= best.meters) continue
        const plot = Math.min(plots, Math.max(1, Math.round((leg.before + on) / step)))
        const isLeft = leg.east * dy - leg.north * dx >= 0
        best = { street, number: isLeft ? plot * 2 : plot * 2 - 1, meters }
      }
    })
    return best
  }

  return { doorAt, nearestHouse }
}

export const demoHouses = once(() => numberHouses(readDemoCity()))

export const demoMiddle: Point = { latitude: 3.1478, longitude: 101.7117 }
const demoReachMeters = 8500
export const isInDemoCity = (point: Point) => distanceMeters(point, demoMiddle) < demoReachMeters
