import { market } from '@washline/contract/market'
import type { LoadType } from '@washline/contract/orders/schemas'

const detour = 1.3
const metresPerSecond = 25_000 / 3_600

/** Travel over a straight-line distance: streets are 1.3 times longer, at 25 km/h in town. */
export const tripSeconds = (distanceM: number): number => Math.round((distanceM * detour) / metresPerSecond)

/** Pay per estimated hour: both ways there and back, and the hands-on time of the load. Minor units per hour. */
export function payPerHourMinor(netPayMinor: number, distanceM: number, load: LoadType | null): number {
  const workS = market.dispatch.workMinutes[load ?? 'medium'] * 60
  return Math.round(netPayMinor / ((workS + 4 * tripSeconds(distanceM)) / 3_600))
}

/** Why this Washer, in one line. */
export function reasonLine(facts: {
  distanceM: number
  ratingTenthsAverage: number | null
  onTimeRate: number | null
}): string {
  const distance =
    facts.distanceM < 1_000
      ? `${Math.round(facts.distanceM / 10) * 10} m`
      : `${(facts.distanceM / 1_000).toFixed(1)} km`
  const parts = [`${distance} away`]
  if (facts.ratingTenthsAverage !== null) parts.push(`rated ${(facts.ratingTenthsAverage / 10).toFixed(1)}`)
  if (facts.onTimeRate !== null) parts.push(`${Math.round(facts.onTimeRate * 100)} % on time`)
  return parts.join(', ')
}
