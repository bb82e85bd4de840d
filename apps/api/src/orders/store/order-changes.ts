import type { UserId } from '@washline/contract/ids'
import type { Minor } from '@washline/contract/money'
import type { LoadType } from '@washline/contract/orders/schemas'
import type { FeeRules } from '@washline/contract/settings/money-schemas'
import { spliceEach } from '../../platform/db/splice-each.ts'
import { type Sql, sql } from '../../platform/db/sql.ts'

/** New values of an order's columns; a field that is left out stays as it is. */
export interface OrderChanges {
  readonly washerId?: UserId | null
  readonly loadType?: LoadType
  readonly notes?: string | null
  readonly pickup?: { readonly address: string; readonly latitude: number; readonly longitude: number }
  readonly pickupAt?: Date
  readonly paymentMethodId?: string | null
  readonly coverageMinor?: Minor
  readonly serviceFeeMinor?: Minor
  readonly coverageFeeMinor?: Minor
  /** The zone that prices the order, and its version. */
  readonly zone?: { readonly version: number; readonly id: string }
  readonly zoneFeeMinor?: Minor
  readonly pickupFeeMinor?: Minor
  readonly smallOrderFeeMinor?: Minor
  readonly promiseS?: number
  readonly walletMinor?: Minor
  readonly totalMinor?: Minor
  readonly agreedMinor?: Minor
  readonly authorisedMinor?: Minor
  readonly netPayMinor?: Minor
  readonly fees?: FeeRules
  readonly cancelFeeMinor?: Minor
  readonly photoKeys?: readonly string[]
  readonly providerEdited?: boolean
  readonly promiseKept?: boolean
  readonly deliveryProven?: boolean
  readonly placedAt?: Date
  readonly pendingSince?: Date
  readonly acceptedAt?: Date | null
  readonly arrivedAt?: Date | null
  readonly pickedUpAt?: Date
  readonly takenOverAt?: Date
  readonly laundryStartedAt?: Date
  readonly laundryCompletedAt?: Date
  readonly deliveredAt?: Date
  readonly completedAt?: Date
  readonly cancelledAt?: Date
}

const assignments: { readonly [K in keyof OrderChanges]-?: (changes: OrderChanges) => Sql } = {
  washerId: ({ washerId }) => sql`, washer_id = ${washerId}`,
  loadType: ({ loadType }) => sql`, load_type = ${loadType}`,
  notes: ({ notes }) => sql`, notes = ${notes}`,
  pickup: ({ pickup }) =>
    sql`, pickup_address = ${pickup?.address}, pickup_latitude = ${pickup?.latitude}, pickup_longitude = ${pickup?.longitude}`,
  pickupAt: ({ pickupAt }) => sql`, pickup_at = ${pickupAt}`,
  paymentMethodId: ({ paymentMethodId }) => sql`, payment_method_id = ${paymentMethodId}`,
  coverageMinor: ({ coverageMinor }) => sql`, coverage_minor = ${coverageMinor}`,
  serviceFeeMinor: ({ serviceFeeMinor }) => sql`, service_fee_minor = ${serviceFeeMinor}`,
  coverageFeeMinor: ({ coverageFeeMinor }) => sql`, coverage_fee_minor = ${coverageFeeMinor}`,
  zone: ({ zone }) => sql`, zone_version = ${zone?.version}, zone_id = ${zone?.id}`,
  zoneFeeMinor: ({ zoneFeeMinor }) => sql`, zone_fee_minor = ${zoneFeeMinor}`,
  pickupFeeMinor: ({ pickupFeeMinor }) => sql`, pickup_fee_minor = ${pickupFeeMinor}`,
  smallOrderFeeMinor: ({ smallOrderFeeMinor }) => sql`, small_order_fee_minor = ${smallOrderFeeMinor}`,
  promiseS: ({ promiseS }) => sql`, promise_s = ${promiseS}`,
  walletMinor: ({ walletMinor }) => sql`, wallet_minor = ${walletMinor}`,
  totalMinor: ({ totalMinor }) => sql`, total_minor = ${totalMinor}`,
  agreedMinor: ({ agreedMinor }) => sql`, agreed_minor = ${agreedMinor}`,
  authorisedMinor: ({ authorisedMinor }) => sql`, authorised_minor = ${authorisedMinor}`,
  netPayMinor: ({ netPayMinor }) => sql`, net_pay_minor = ${netPayMinor}`,
  fees: ({ fees }) => sql`, fees = ${JSON.stringify(fees)}::jsonb`,
  cancelFeeMinor: ({ cancelFeeMinor }) => sql`, cancel_fee_minor = ${cancelFeeMinor}`,
  photoKeys: ({ photoKeys }) => sql`, photo_keys = ${photoKeys}::text[]`,
  providerEdited: ({ providerEdited }) => sql`, provider_edited = ${providerEdited}`,
  promiseKept: ({ promiseKept }) => sql`, promise_kept = ${promiseKept}`,
  deliveryProven: ({ deliveryProven }) => sql`, delivery_proven = ${deliveryProven}`,
  placedAt: ({ placedAt }) => sql`, placed_at = ${placedAt}`,
  pendingSince: ({ pendingSince }) => sql`, pending_since = ${pendingSince}`,
  acceptedAt: ({ acceptedAt }) => sql`, accepted_at = ${acceptedAt}`,
  arrivedAt: ({ arrivedAt }) => sql`, arrived_at = ${arrivedAt}`,
  pickedUpAt: ({ pickedUpAt }) => sql`, picked_up_at = ${pickedUpAt}`,
  takenOverAt: ({ takenOverAt }) => sql`, taken_over_at = ${takenOverAt}`,
  laundryStartedAt: ({ laundryStartedAt }) => sql`, laundry_started_at = ${laundryStartedAt}`,
  laundryCompletedAt: ({ laundryCompletedAt }) => sql`, laundry_completed_at = ${laundryCompletedAt}`,
  deliveredAt: ({ deliveredAt }) => sql`, delivered_at = ${deliveredAt}`,
  completedAt: ({ completedAt }) => sql`, completed_at = ${completedAt}`,
  cancelledAt: ({ cancelledAt }) => sql`, cancelled_at = ${cancelledAt}`,
}

/** Further assignments of an `update orders set version = version + 1`; empty without changes. */
export const assign = (changes: OrderChanges = {}): Sql => spliceEach(assignments, changes)
