import type { LiveOrder } from '@washline/contract/console/live'
import type { OrderId } from '@washline/contract/ids'
import { blurred, type Point } from '@washline/contract/maps/geo'
import type { Minor } from '@washline/contract/money'
import { type Named, timeWire } from '../../rules/wire-fields.ts'
import { type LiveTimes, liveRisk } from './live-risk.ts'

export interface LiveRow extends LiveTimes {
  readonly id: OrderId
  readonly customer: Named
  readonly washer: Named | null
  readonly agreedMinor: Minor
  readonly since: Date
  readonly offers: number
  readonly openOffers: number
  readonly radiusStep: number | null
  readonly place: Point | null
  /** The Washer's last position, while the order is in their hands. */
  readonly washerPlace: Point | null
}

export function liveOrderWire(row: LiveRow, chance: number | null, now: Date, radiiKm: readonly number[]): LiveOrder {
  const { dueAt, risk } = liveRisk(row, now, chance)
  const radiusKm = radiiKm[row.radiusStep ?? 0] ?? radiiKm.at(-1) ?? 0
  return {
    id: row.id,
    status: row.status,
    customer: row.customer,
    washer: row.washer,
    agreed_minor: row.agreedMinor,
    since: row.since.toISOString(),
    due_at: timeWire(dueAt),
    risk,
    chance: chance === null ? null : Math.round(chance * 100) / 100,
    place: row.place && blurred(row.place),
    washer_place: row.washerPlace && blurred(row.washerPlace),
    search: row.status === 'pending' ? { offers: row.offers, open: row.openOffers, radius_km: radiusKm } : null,
  }
}
