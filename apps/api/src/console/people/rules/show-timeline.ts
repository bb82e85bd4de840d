import type { ClaimState } from '@washline/contract/claims/process'
import { isOpen } from '@washline/contract/claims/process'
import type { PersonTimeline } from '@washline/contract/console/timelines'
import type { OrderId } from '@washline/contract/ids'
import { timeWire, withTime } from '../../rules/wire-fields.ts'

export const ratingWire = <Row extends { readonly orderId: OrderId; readonly tenths: number; readonly at: Date }>({
  orderId,
  tenths,
  ...row
}: Row) => ({ ...withTime(row), order_id: orderId, stars: tenths / 10 })

export const claimWire = <Row extends { readonly orderId: OrderId; readonly at: Date }>({ orderId, ...row }: Row) => ({
  ...withTime(row),
  order_id: orderId,
})

/** A chat may be read while a claim about its order is open. */
export const hasOpenCase = (claims: readonly { readonly state: ClaimState }[]): boolean =>
  claims.some(({ state }) => isOpen(state))

export const offerWire = <
  Row extends {
    readonly skipReason: string | null
    readonly distanceM: number
    readonly at: Date
    readonly answeredAt: Date | null
  },
>({
  skipReason,
  distanceM,
  answeredAt,
  ...offer
}: Row) => ({
  ...withTime(offer),
  skip_reason: skipReason,
  distance_m: distanceM,
  answered_at: timeWire(answeredAt),
})

type WasherWire = NonNullable<PersonTimeline['washer']>
export interface WasherRow {
  readonly businessName: string
  readonly city: string
  readonly verifiedAt: Date | null
  readonly online: boolean
  readonly closedAt: Date | null
  readonly ratingTenthsSum: number
  readonly ratings: number
  readonly orders: number
  readonly onTime: number
  readonly steps: WasherWire['steps']
}

export const washerWire = (washer: WasherRow): WasherWire => ({
  business_name: washer.businessName,
  city: washer.city,
  verified_at: timeWire(washer.verifiedAt),
  online: washer.online,
  closed_at: timeWire(washer.closedAt),
  rating: washer.ratings === 0 ? null : Math.round(washer.ratingTenthsSum / washer.ratings) / 10,
  ratings: washer.ratings,
  orders: washer.orders,
  on_time: washer.onTime,
  steps: washer.steps,
})
