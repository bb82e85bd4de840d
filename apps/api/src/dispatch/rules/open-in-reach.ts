import { distanceMeters, type Point } from '@washline/contract/maps/geo'
import { market } from '@washline/contract/market'

export interface Reaching extends Point {
  readonly radiusKm: number
}

export interface WasherLoad {
  /** Orders in hand, and orders that they take over next. */
  readonly inHand: number
  /** Offers that they may still accept. */
  readonly offered: number
}

export const degreesNorth = (meters: number): number => meters / 111_195

/** How many of the places at least one of the Washers reaches. */
export const openInReach = (places: readonly Point[], washers: readonly Reaching[], radiusM: number): number =>
  places.filter((place) =>
    washers.some((washer) => {
      const reachM = Math.min(radiusM, washer.radiusKm * 1_000)
      const apart = Math.abs(washer.latitude - place.latitude)
      return apart <= degreesNorth(reachM) && distanceMeters(washer, place) <= reachM
    }),
  ).length

const { capacity } = market.dispatch

/** How many orders more the Washers may take, by what they have in hand: an open offer and its order both still count. */
export const freeCapacity = (loads: readonly Pick<WasherLoad, 'inHand'>[]): number =>
  loads.reduce((sum, { inHand }) => sum + Math.max(0, capacity - inHand), 0)

/** How many offers more a Washer could accept at once. */
export const roomOf = ({ inHand, offered }: WasherLoad): number => Math.max(0, capacity - inHand - offered)
