import { market } from '../market.ts'
import { type Minor, minor, shareOf, subtract } from '../money.ts'
import type { LoadType } from './schemas.ts'

/** The Washer's net pay of an order's value. */
export const netPayOf = (valueMinor: Minor): Minor =>
  subtract(valueMinor, shareOf(valueMinor, market.fees.commissionBasisPoints))

const detour = 1.3
const metresPerSecond = 25_000 / 3_600

/** Estimated travel time over a straight-line distance: streets are 1.3 times longer, at 25 km/h. */
export const driveSeconds = (distanceM: number): number => (distanceM * detour) / metresPerSecond

/** The same, in whole seconds. */
export const tripSeconds = (distanceM: number): number => Math.round(driveSeconds(distanceM))

/** The estimated working time of an order: two round trips and the hands-on time of the load. */
export const orderSeconds = (distanceM: number, load: LoadType): number =>
  market.dispatch.workMinutes[load] * 60 + 4 * tripSeconds(distanceM)

/** Pay per estimated hour, in minor units. */
export const payPerHourMinor = (netPayMinor: Minor, distanceM: number, load: LoadType): Minor =>
  minor(Math.round(netPayMinor / (orderSeconds(distanceM, load) / 3_600)))
