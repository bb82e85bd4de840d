import type { NearbyWasher, PublicRating, PublicWasher } from '@washline/contract/directory/endpoints'
import { market } from '@washline/contract/market'

/** Rounded so far that the way to a Washer's door cannot be told from it. */
const distanceStepM = 100

export const shownDistance = (distanceM: number): NearbyWasher['distance_meters'] =>
  Math.round(distanceM / distanceStepM) * distanceStepM

/** The public facts, from the figures that the ranking goes by. */
export function showWasher(washer: {
  readonly id: number
  readonly name: string
  readonly createdAt: Date
  readonly ratingTenthsSum: number
  readonly ratingCount: number
  readonly ordersDone: number
  readonly ordersOnTime: number
}): Omit<PublicWasher, 'place'> {
  const { ratingTenthsSum, ratingCount, ordersDone, ordersOnTime } = washer
  return {
    id: washer.id,
    name: washer.name,
    since: washer.createdAt.toISOString().slice(0, 7),
    rating: {
      average: ratingCount === 0 ? null : Math.round(ratingTenthsSum / ratingCount) / 10,
      count: ratingCount,
    },
    completed_orders: ordersDone,
    promise_kept_percent: ordersDone === 0 ? null : Math.round((ordersOnTime / ordersDone) * 100),
    is_newcomer: ordersDone < market.dispatch.newcomerOrders,
  }
}

/** A rating for everybody: of its customer's name only the first letter. */
export function showRating(rating: {
  readonly id: number
  readonly tenths: number
  readonly comment: string
  readonly fromName: string
  readonly createdAt: Date
  readonly answer: string | null
}): PublicRating {
  const [letter = ''] = rating.fromName.trim()
  return {
    id: rating.id,
    rating: rating.tenths / 10,
    comment: rating.comment,
    from: `${letter.toUpperCase()}.`,
    on: rating.createdAt.toISOString().slice(0, 10),
    answer: rating.answer,
  }
}
