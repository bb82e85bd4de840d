import type { NearbyWasher, PublicRating, PublicWasher } from '@washline/contract/directory/endpoints'
import type { RatingId, UserId } from '@washline/contract/ids'
import { market } from '@washline/contract/market'

/** Coarse enough that distances from several places do not reveal the Washer's address. */
const distanceStepM = 100

export const shownDistance = (distanceM: number): NearbyWasher['distance_meters'] =>
  Math.round(distanceM / distanceStepM) * distanceStepM

/** The public profile, from the stored metrics that dispatch ranks by. */
export function showWasher(washer: {
  readonly id: UserId
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

/** The public form of a rating, with the customer's initial instead of the name. */
export function showRating(rating: {
  readonly id: RatingId
  readonly tenths: number
  readonly comment: string
  readonly fromName: string
  readonly createdAt: Date
  readonly answer: string | null
}): PublicRating {
  const [initial = ''] = rating.fromName.trim()
  return {
    id: rating.id,
    rating: rating.tenths / 10,
    comment: rating.comment,
    from: `${initial.toUpperCase()}.`,
    on: rating.createdAt.toISOString().slice(0, 10),
    answer: rating.answer,
  }
}
