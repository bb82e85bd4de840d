import type { OfferGround } from '@washline/contract/dispatch/offer-grounds'
import { shownName } from '@washline/contract/identity/first-name'
import type { AdjustmentId, ItemId, OrderId, UserId } from '@washline/contract/ids'
import type { Point } from '@washline/contract/maps/geo'
import { type Minor, timesQuantity, toMajor } from '@washline/contract/money'
import { inHandStatuses, type OrderStatus } from '@washline/contract/orders/process'
import type {
  AdjustmentOfOrder,
  AdjustmentState,
  LoadType,
  Order,
  WasherOfOrder,
} from '@washline/contract/orders/schemas'
import { payOfLast, type Takeover } from '@washline/contract/orders/stage-pay'
import { type Errand, mustReturn, shownPosition, showsPlaces } from '@washline/contract/orders/whereabouts'
import type { Category } from '@washline/contract/scanning/catalogue'
import type { Box } from './merge-items.ts'
import { estimate, showPromise } from './promise.ts'
import { type PromiseRow, promisedOf } from './promised-order.ts'
import { type PiecesView, showBox, showPieces } from './show-pieces.ts'
import { showZoneFees } from './show-quote.ts'
import { timeText } from './time-text.ts'

export interface ItemView {
  readonly id: ItemId
  readonly name: string
  readonly category: Category
  readonly quantity: number
  readonly unitPriceMinor: Minor
  readonly confidence: number | null
  readonly boxes: readonly Box[]
}

export interface WasherView {
  readonly userId: UserId
  readonly name: string
  readonly photoKey: string | null
  readonly businessName: string
  readonly street: string
  readonly city: string
  readonly state: string
  readonly postalCode: string
  readonly latitude: number | null
  readonly longitude: number | null
  readonly ratingTenthsSum: number
  readonly ratingCount: number
  readonly lastLatitude: number | null
  readonly lastLongitude: number | null
  readonly lastPositionAt: string | null
  /** The door of another order that they have just left. */
  readonly leftDoor: Point | null
  /** Their other orders in hand. */
  readonly others: readonly Errand[]
}

export interface AdjustmentView {
  readonly id: AdjustmentId
  readonly state: AdjustmentState
  readonly reason: string
  readonly photoKey: string | null
  readonly items: readonly Pick<ItemView, 'name' | 'category' | 'quantity' | 'unitPriceMinor'>[]
  readonly totalMinor: Minor
  readonly createdAt: string
}

export interface DeclaredView {
  readonly itemId: ItemId
  readonly name: string
  readonly valueMinor: Minor
  readonly photoKey: string | null
}

export interface OrderView
  extends Pick<PromiseRow, 'takenOverAt' | 'laundryStartedAt' | 'paces' | 'marketPaces' | 'calibrations'>,
    PiecesView {
  readonly id: OrderId
  readonly status: OrderStatus
  readonly customerId: UserId
  readonly washerId: UserId | null
  readonly customerName: string
  readonly customerPhotoKey: string | null
  readonly itemCount: number
  readonly valueMinor: Minor
  readonly serviceFeeMinor: Minor
  readonly coverageFeeMinor: Minor
  readonly zoneFeeMinor: Minor
  readonly pickupFeeMinor: Minor
  readonly smallOrderFeeMinor: Minor
  readonly promiseS: number
  readonly coverageMinor: Minor
  readonly walletMinor: Minor
  readonly totalMinor: Minor
  readonly netPayMinor: Minor
  readonly takeovers: readonly Takeover[]
  readonly loadType: LoadType | null
  readonly notes: string | null
  readonly pickupAddress: string | null
  readonly pickupLatitude: number | null
  readonly pickupLongitude: number | null
  readonly pickupAt: Date | null
  readonly photoKeys: readonly string[]
  readonly providerEdited: boolean
  readonly cardBrand: string | null
  readonly cardLast4: string | null
  readonly promiseKept: boolean | null
  readonly deliveryProven: boolean | null
  readonly washerReason: string | null
  /** Distance and preference when the Washer accepted. */
  readonly washerMatch: {
    readonly distanceM: number
    readonly isFavourite: boolean
    readonly ground: OfferGround
  } | null
  readonly createdAt: Date
  readonly placedAt: Date | null
  readonly acceptedAt: Date | null
  readonly arrivedAt: Date | null
  readonly pickedUpAt: Date | null
  readonly laundryCompletedAt: Date | null
  readonly deliveredAt: Date | null
  readonly completedAt: Date | null
  readonly cancelledAt: Date | null
  readonly cancelFeeMinor: Minor
  /** The order whose items this one washes a second time. */
  readonly rewashOf: OrderId | null
  readonly items: readonly ItemView[]
  readonly declaredItems: readonly DeclaredView[]
  readonly washer: WasherView | null
  readonly adjustment: AdjustmentView | null
}

/** How photos are shown: those of the order only while the viewer may see them. */
export interface ShownPhotos {
  readonly photoUrl: (key: string) => string | null
  readonly portraitUrl: (key: string) => string
}

/** Items below this confidence need the customer's review. */
const sureFrom = 0.7

/**
 * An order for its customer or its Washer. Only the Washer sees the net pay, only the customer sees the card. When it has
 * ended it contains neither the other’s places nor their full name.
 */
export function showOrder(
  view: OrderView,
  viewer: { readonly userId: UserId; readonly now: Date },
  { photoUrl, portraitUrl }: ShownPhotos,
): Order {
  const isWasher = view.washerId === viewer.userId
  const isOpen = showsPlaces(view.status)
  const showsDoor = !isWasher || isOpen || mustReturn(view, viewer.now)
  const photo = view.photoKeys[0]
  return {
    id: view.id,
    status: view.status,
    items: view.items.map(showItem),
    declared_items: view.declaredItems.map(({ itemId, name, valueMinor, photoKey }) => ({
      item_id: itemId,
      name,
      value: toMajor(valueMinor),
      photo_url: photoKey && photoUrl(photoKey),
    })),
    item_count: view.itemCount,
    estimated_value: toMajor(view.valueMinor),
    service_fee: toMajor(view.serviceFeeMinor),
    coverage_fee: toMajor(view.coverageFeeMinor),
    ...showZoneFees(view),
    coverage: toMajor(view.coverageMinor),
    wallet: toMajor(view.walletMinor),
    total: toMajor(view.totalMinor),
    load_type: view.loadType,
    special_instructions: showsDoor ? view.notes : null,
    pickup_location: showsDoor ? placeOf(view) : null,
    pickup_time: textOf(view.pickupAt),
    scanned_image_url: photo ? photoUrl(photo) : null,
    provider_edited: view.providerEdited,
    adjustment: view.adjustment && showAdjustment(view.adjustment, photoUrl),
    user: {
      id: view.customerId,
      name: shownName(view.customerName, showsDoor),
      photo_url: view.customerPhotoKey && portraitUrl(view.customerPhotoKey),
    },
    provider: view.washer && showWasher(view, view.washer, { isWasher, isOpen, portraitUrl }),
    net_pay: isWasher ? toMajor(payOfLast(view.netPayMinor, view.takeovers, view.washerId)) : null,
    card: !isWasher && view.cardBrand && view.cardLast4 ? { brand: view.cardBrand, last4: view.cardLast4 } : null,
    promise_kept: view.promiseKept,
    promise_s: view.promiseS,
    promise: promiseOf(view, viewer.now),
    delivery_proven: view.deliveryProven,
    created_at: timeText(view.createdAt),
    placed_at: textOf(view.placedAt),
    accepted_at: textOf(view.acceptedAt),
    arrived_at: textOf(view.arrivedAt),
    picked_up_at: textOf(view.pickedUpAt),
    laundry_completed_at: textOf(view.laundryCompletedAt),
    delivered_at: textOf(view.deliveredAt),
    completed_at: textOf(view.completedAt),
    cancelled_at: textOf(view.cancelledAt),
    cancel_fee_minor: view.cancelFeeMinor,
    rewash_of: view.rewashOf,
    ...showPieces(view, photoUrl),
  }
}

function promiseOf(view: OrderView, now: Date): Order['promise'] {
  const { order, paces } = promisedOf(view, now)
  const made = estimate(order, paces, now)
  return made && showPromise(made)
}

export const textOf = (at: Date | null): string | null => at && timeText(at)

export const placeOf = (at: {
  readonly pickupAddress: string | null
  readonly pickupLatitude: number | null
  readonly pickupLongitude: number | null
}) =>
  at.pickupAddress !== null && at.pickupLatitude !== null && at.pickupLongitude !== null
    ? { address: at.pickupAddress, latitude: at.pickupLatitude, longitude: at.pickupLongitude }
    : null

export const showItem = (item: ItemView): Order['items'][number] => ({
  id: item.id,
  name: item.name,
  category: item.category,
  quantity: item.quantity,
  unit_price: toMajor(item.unitPriceMinor),
  total_price: toMajor(timesQuantity(item.unitPriceMinor, item.quantity)),
  confidence: item.confidence,
  needs_review: item.confidence !== null && item.confidence < sureFrom,
  boxes: item.boxes.map(showBox),
})

const showAdjustment = (row: AdjustmentView, photoUrl: ShownPhotos['photoUrl']): AdjustmentOfOrder => ({
  id: row.id,
  state: row.state,
  reason: row.reason,
  photo_url: row.photoKey && photoUrl(row.photoKey),
  items: row.items.map((item) => ({
    name: item.name,
    category: item.category,
    quantity: item.quantity,
    unit_price: toMajor(item.unitPriceMinor),
  })),
  total: toMajor(row.totalMinor),
  created_at: new Date(row.createdAt).toISOString(),
})

function showPosition(order: OrderView, washer: WasherView, isWasher: boolean): WasherOfOrder['position'] {
  const { lastLatitude: latitude, lastLongitude: longitude, lastPositionAt } = washer
  const { status, pickupLatitude, pickupLongitude } = order
  if (lastPositionAt === null || latitude === null || longitude === null) return null
  if (pickupLatitude === null || pickupLongitude === null || !inHandStatuses.includes(status)) return null
  const errand = {
    status,
    laundryCompleted: order.laundryCompletedAt !== null,
    latitude: pickupLatitude,
    longitude: pickupLongitude,
  }
  const shown = isWasher
    ? { latitude, longitude, precision: 'exact' as const }
    : shownPosition({ latitude, longitude }, errand, washer)
  return { ...shown, at: new Date(lastPositionAt).toISOString() }
}

const showWasher = (
  order: OrderView,
  washer: WasherView,
  { isWasher, isOpen, portraitUrl }: { isWasher: boolean; isOpen: boolean } & Pick<ShownPhotos, 'portraitUrl'>,
): WasherOfOrder => ({
  user_id: washer.userId,
  name: shownName(washer.name, isWasher || isOpen),
  photo_url: washer.photoKey && portraitUrl(washer.photoKey),
  rating: washer.ratingCount > 0 ? Math.round(washer.ratingTenthsSum / washer.ratingCount) / 10 : null,
  rating_count: washer.ratingCount,
  position: showPosition(order, washer, isWasher),
  reason: order.washerReason,
  match: order.washerMatch && {
    distance_meters: order.washerMatch.distanceM,
    is_favourite: order.washerMatch.isFavourite,
    ground: order.washerMatch.ground,
  },
  provider: {
    id: washer.userId,
    business_name: washer.businessName,
    address: {
      street: isWasher || isOpen ? washer.street : '',
      city: washer.city,
      state: washer.state,
      postal_code: isWasher || isOpen ? washer.postalCode : '',
      latitude: isWasher || isOpen ? washer.latitude : null,
      longitude: isWasher || isOpen ? washer.longitude : null,
    },
  },
})
