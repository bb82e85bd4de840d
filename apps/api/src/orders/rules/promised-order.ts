import { distanceMeters, type Point } from '@washline/contract/maps/geo'
import { market } from '@washline/contract/market'
import { tripSeconds } from '@washline/contract/orders/pay'
import { type Errand, shownPosition } from '@washline/contract/orders/whereabouts'
import { type MeasuredPaces, type Paces, pacesOf, type StagePace } from './pace.ts'
import type { PromisedOrder } from './promise.ts'

/** What was measured of a Washer, and of the market. */
export interface PaceRow {
  readonly paces: readonly StagePace[]
  readonly marketPaces: readonly StagePace[]
}

/** The row from which a promise is computed. */
export interface PromiseRow extends PaceRow, Omit<PromisedOrder, 'isChangeWaiting' | 'awayS' | 'others'> {
  readonly pickupLatitude: number | null
  readonly pickupLongitude: number | null
  readonly washer: {
    readonly lastLatitude: number | null
    readonly lastLongitude: number | null
    readonly lastPositionAt: string | null
    readonly leftDoor: Point | null
    readonly others: readonly Errand[]
  } | null
  readonly adjustment: { readonly state: string } | null
}

export interface Promised {
  readonly order: PromisedOrder
  readonly paces: Paces
}

export const byStage = (rows: readonly StagePace[]): MeasuredPaces =>
  Object.fromEntries(rows.map((row) => [row.stage, row]))

export const pacesIn = ({ paces, marketPaces }: PaceRow): Paces => pacesOf(byStage(paces), byStage(marketPaces))

export const promisedOf = (row: PromiseRow, now: Date): Promised => ({
  order: {
    ...row,
    isChangeWaiting: row.adjustment?.state === 'waiting',
    awayS: awayOf(row, now),
    others: row.washer?.others.length ?? 0,
  },
  paces: pacesIn(row),
})

type AwayRow = Pick<
  PromiseRow,
  'status' | 'laundryCompletedAt' | 'acceptedAt' | 'washer' | 'pickupLatitude' | 'pickupLongitude'
>

/** As precisely as the order's customer may see it: where the map shows an area only, the promise shows nothing of the way either. */
export function awayOf(row: AwayRow, now: Date): number | null {
  const { status, laundryCompletedAt, acceptedAt, washer, pickupLatitude, pickupLongitude } = row
  const { lastLatitude, lastLongitude, lastPositionAt } = washer ?? {}
  if (!washer || lastLatitude == null || lastLongitude == null || lastPositionAt == null) return null
  if (pickupLatitude === null || pickupLongitude === null || acceptedAt === null) return null
  const seenMs = Date.parse(lastPositionAt)
  if (seenMs <= now.getTime() - market.pace.positionMs || seenMs < acceptedAt.getTime()) return null
  const door = { latitude: pickupLatitude, longitude: pickupLongitude }
  const position = { latitude: lastLatitude, longitude: lastLongitude }
  const errand = { status, laundryCompleted: laundryCompletedAt !== null, ...door }
  const { precision } = shownPosition(position, errand, washer)
  return precision === 'exact' ? tripSeconds(distanceMeters(position, door)) : null
}
