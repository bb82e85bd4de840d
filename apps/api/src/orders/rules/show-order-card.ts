import { firstName, shownName } from '@washline/contract/identity/first-name'
import type { OrderId, UserId } from '@washline/contract/ids'
import { type Minor, toMajor } from '@washline/contract/money'
import { draftStatus, type OrderStatus } from '@washline/contract/orders/process'
import { payOfLast, type Takeover } from '@washline/contract/orders/stage-pay'
import type { OrderSummary, PaidParts } from '@washline/contract/orders/summary'
import { showsPlaces } from '@washline/contract/orders/whereabouts'
import type { Category } from '@washline/contract/scanning/catalogue'
import { placeOf, textOf } from './show-order.ts'
import { timeText } from './time-text.ts'

/** One card of the order history. */
export interface OrderCard {
  readonly id: OrderId
  readonly status: OrderStatus
  readonly itemCount: number
  readonly items: readonly { readonly name: string; readonly category: Category; readonly quantity: number }[]
  readonly isRewash: boolean
  readonly valueMinor: Minor
  readonly totalMinor: Minor
  readonly netPayMinor: Minor
  readonly takeovers: readonly Takeover[]
  readonly createdAt: Date
  readonly pickupAt: Date | null
  readonly bookedUntil: Date | null
  readonly pickedUpAt: Date | null
  readonly promiseS: number
  readonly laundryCompletedAt: Date | null
  readonly deliveredAt: Date | null
  readonly pickupAddress: string | null
  readonly pickupLatitude: number | null
  readonly pickupLongitude: number | null
  readonly customerName: string
  readonly customerPhotoKey: string | null
  readonly washerId: UserId | null
  readonly washerName: string | null
  readonly washerPhotoKey: string | null
  readonly businessName: string | null
}

export const showOrderCard = (
  card: OrderCard,
  viewer: 'customer' | 'washer',
  portraitUrl: (key: string) => string,
  paid: PaidParts | null,
): OrderSummary => {
  const isOpen = showsPlaces(card.status)
  return {
    id: card.id,
    status: card.status,
    item_count: card.itemCount,
    items: card.items.map(({ name, category, quantity }) => ({ name, category, quantity })),
    is_rewash: card.isRewash,
    estimated_value: toMajor(card.valueMinor),
    total: toMajor(card.totalMinor),
    created_at: timeText(card.createdAt),
    pickup_time: textOf(card.pickupAt),
    ...(card.status === draftStatus && card.bookedUntil && { booked_until: timeText(card.bookedUntil) }),
    picked_up_at: textOf(card.pickedUpAt),
    promise_s: card.promiseS,
    laundry_completed_at: textOf(card.laundryCompletedAt),
    delivered_at: textOf(card.deliveredAt),
    pickup_location: viewer === 'customer' || isOpen ? placeOf(card) : null,
    user: {
      name: shownName(card.customerName, viewer === 'customer' || isOpen),
      photo_url: card.customerPhotoKey && portraitUrl(card.customerPhotoKey),
    },
    provider:
      card.washerName !== null && card.washerId !== null
        ? {
            user_id: card.washerId,
            name: shownName(card.washerName, viewer === 'washer' || isOpen),
            photo_url: card.washerPhotoKey && portraitUrl(card.washerPhotoKey),
            provider: { business_name: card.businessName ?? firstName(card.washerName) },
          }
        : null,
    net_pay: viewer === 'washer' ? toMajor(payOfLast(card.netPayMinor, card.takeovers, card.washerId)) : null,
    paid,
  }
}
