import { comments, lukewarmComments } from './demo-people.ts'

export interface PastMoment {
  readonly at: Date
  /** Of the order: who orders, who washes and what follow from it. */
  readonly number: number
}

const dayMs = 24 * 3_600_000
/** When the orders of a day are placed, by the machine's own clock: who looks sees days, and no nights. */
const hoursOfDay = [8, 11, 14, 18] as const
/** Odd, so that the first order of a day is not always the same Washer's. */
const numbersOfDay = 7

/** One or two orders a day at first, three at last: a market that grows, with quieter days in it. */
const ordersOn = (day: number, days: number): number =>
  day % 7 === 1 ? 1 : Math.min(hoursOfDay.length, 1 + Math.floor(((day + 1) / days) * 2) + (day % 7 >= 5 ? 1 : 0))

/** When orders were placed between two moments. */
export function momentsOf(from: Date, to: Date): PastMoment[] {
  const days = Math.ceil((to.getTime() - from.getTime()) / dayMs)
  return Array.from({ length: days + 1 }, (_, day) =>
    hoursOfDay.slice(0, ordersOn(day, days)).map((hour, turn) => {
      const at = new Date(from)
      at.setDate(at.getDate() + day)
      at.setHours(hour, 0, 0, 0)
      return { at, number: day * numbersOfDay + turn }
    }),
  )
    .flat()
    .filter(({ at }) => at > from && at < to)
}

/** In tenths: most are content, and one in some ten is not. */
const ratings = [50, 48, 50, 45, 49, 50, 42, 50, 47, 49, 38, 50] as const
const lukewarmBelow = 45

export function ratingOf(number: number): { readonly tenths: number; readonly comment: string } {
  const tenths = ratings[number % ratings.length] ?? 50
  const texts = tenths < lukewarmBelow ? lukewarmComments : comments
  return { tenths, comment: texts[number % texts.length] ?? '' }
}
