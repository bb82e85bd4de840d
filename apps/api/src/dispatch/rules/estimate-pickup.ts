import { market } from '@washline/contract/market'

export interface Spread {
  readonly fast: number
  readonly usual: number
  readonly slow: number
}

/** What the last orders of the market took: the tenth, the middle and the ninetieth of a hundred. */
export interface MarketTimes {
  readonly orders: number
  /** From the start of the search to the acceptance. */
  readonly acceptS: Spread
  /** From the acceptance to the pickup, beyond the drive; negative where Washers were faster. */
  readonly delayS: Spread
}

export interface PickupEstimate {
  readonly fromMinutes: number
  readonly toMinutes: number
  readonly basis: 'measured' | 'assumed'
}

const { reach, waveSize } = market.dispatch
const stepS = reach.stepMinutes * 60

/**
 * The usual time from placing an order to its pickup: from the soonest of the Washers in reach to the farthest of a first
 * wave, rounded outwards. Null if nobody is in reach.
 */
export function estimatePickup(
  candidates: readonly { readonly tripS: number; readonly inHand: number }[],
  measured: MarketTimes,
): PickupEstimate | null {
  const isMeasured = measured.orders >= reach.fewest
  const { acceptS, delayS } = isMeasured ? measured : reach.assumed
  const trips = candidates.map(({ tripS }) => tripS).sort((a, b) => a - b)
  const farthestS = trips.slice(0, waveSize).at(-1)
  if (farthestS === undefined) return null
  // A Washer who carries other orders does not start at once.
  const soonestS = Math.min(
    ...candidates.map(({ tripS, inHand }) => tripS + (inHand === 0 ? delayS.fast : delayS.usual)),
  )
  const from = Math.max(0, Math.floor((acceptS.fast + soonestS) / stepS))
  const to = Math.max(from + 1, Math.ceil((acceptS.slow + farthestS + delayS.slow) / stepS))
  return {
    fromMinutes: from * reach.stepMinutes,
    toMinutes: to * reach.stepMinutes,
    basis: isMeasured ? 'measured' : 'assumed',
  }
}

/** The usual wait for an acceptance, in whole minutes rounded outwards; null while too few orders were measured. */
export const usualWait = ({ orders, acceptS }: MarketTimes): { from_minutes: number; to_minutes: number } | null =>
  orders < reach.fewest
    ? null
    : {
        from_minutes: Math.max(0, Math.floor(acceptS.fast / 60)),
        to_minutes: Math.max(1, Math.ceil(acceptS.slow / 60)),
      }
