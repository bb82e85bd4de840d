import type { BookingId, OrderId } from '@washline/contract/ids'
import { add, toMinor } from '@washline/contract/money'
import { heavierLoad, loadOf } from '@washline/contract/orders/load-types'
import { orderRefusals } from '@washline/contract/orders/refusals'
import type { Quote } from '@washline/contract/orders/schemas'
import { declineRefusals } from '@washline/contract/payments/refusals'
import { platformRefusals } from '@washline/contract/platform/refusals'
import type { BookingFailure } from '@washline/contract/schedule/schemas'
import { lockOrder, orderedAgain, placeOrder, prepareDraft, saveBookedUntil } from '../../orders/index.ts'
import type { Tx } from '../../platform/db/database.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import { blockedWith } from '../../relationships/index.ts'
import type { PlaceBookingDeps } from '../deps.ts'
import { lastOrderOf, likedWasher, offlineOf, supplyAround } from '../queries.ts'
import { loadAt } from '../rules/place-windows.ts'
import { type Booking, lockBooking, type Schedule, saveBooking } from '../store.ts'

/** So many Washers who are offline in their hours are called. */
const mostCalled = 10

interface Ready {
  readonly booking: Booking
  readonly schedule: Schedule
  readonly orderId: OrderId
  readonly itemCount: number
}

type Failed = { readonly failure: BookingFailure; readonly priceMinor?: ReturnType<typeof toMinor> }

/**
 * Places the order of a booking. Its draft is fixed before the order is placed and the placing marks the booking, so that a crash
 * in between, or a second run, leads to the same one order.
 */
export async function placeBooking(deps: PlaceBookingDeps, bookingId: BookingId): Promise<void> {
  const ready = await deps.db.transaction((tx) => prepare(tx, deps, bookingId))
  if (!ready) return
  const failed = await tryToPlace(deps, ready)
  if (failed) await deps.db.transaction((tx) => saveFailed(tx, deps, bookingId, failed))
}

async function tryToPlace(
  deps: PlaceBookingDeps,
  { booking, schedule, orderId, itemCount }: Ready,
): Promise<Failed | undefined> {
  const { address, latitude, longitude, estimateMinor } = schedule
  try {
    const outcome = await placeOrder(deps, {
      orderId,
      customerId: schedule.customerId,
      items: undefined,
      loadType: heavierLoad(schedule.loadType, loadOf(itemCount)),
      notes: schedule.notes,
      pickup: { address, latitude, longitude },
      pickupAt: booking.from,
      coverageMinor: schedule.coverageMinor,
      useWallet: schedule.useWallet ?? undefined,
      declared: booking.declared,
      paymentMethodId: schedule.paymentMethodId,
      shown: { totalMinor: undefined, serviceFeeMinor: undefined, ceilingMinor: estimateMinor },
      isBooked: true,
    })
    return outcome === 'placed' ? undefined : { failure: 'card' }
  } catch (error) {
    // Another run, or the customer, was faster.
    if (error instanceof Refusal && error.definition === orderRefusals.wrongStatus) return undefined
    const failed = error instanceof Refusal ? failureOf(error) : undefined
    if (failed) return failed
    throw error
  }
}

const declines: readonly unknown[] = Object.values(declineRefusals)
/** The draft was changed or deleted meanwhile, or the card's service is not available: the job runs again. */
const repeated: readonly unknown[] = [platformRefusals.changed, platformRefusals.notFound]

function failureOf({ definition, errors, body, status }: Refusal): Failed | undefined {
  if (definition === orderRefusals.quoteChanged) {
    const { total, wallet } = body.quote as Quote
    return { failure: 'price', priceMinor: add(toMinor(total), toMinor(wallet)) }
  }
  if (declines.includes(definition) || errors?.payment_method_id) return { failure: 'card' }
  return repeated.includes(definition) || status >= 500 ? undefined : { failure: 'order' }
}

async function saveFailed(
  tx: Tx,
  deps: PlaceBookingDeps,
  id: BookingId,
  { failure, priceMinor }: Failed,
): Promise<void> {
  const found = await lockBooking(tx, id)
  if (found?.booking.state !== 'booked') return
  await saveBooking(tx, id, { state: 'failed', failure, priceMinor: priceMinor ?? null, begunAt: null })
  const { customerId } = found.schedule
  await deps.events.publish(tx, 'booking.failed', { customerId, reason: failure, at: deps.clock.now() })
}

/** Begins the search: from now on the customer changes the order and no longer the booking. */
async function prepare(tx: Tx, deps: PlaceBookingDeps, id: BookingId): Promise<Ready | undefined> {
  const found = await lockBooking(tx, id)
  if (found?.booking.state !== 'booked') return undefined
  const { booking, schedule } = found
  const at = deps.clock.now()
  if (booking.to <= at) {
    await saveFailed(tx, deps, id, { failure: 'order' })
    return undefined
  }
  const order = await draftOf(tx, deps, booking, schedule)
  if (!order) {
    await saveFailed(tx, deps, id, { failure: 'order' })
    return undefined
  }
  if (!booking.begunAt) await callWashers(tx, deps, booking, schedule)
  const preferredWasherId = (await likedWasher(tx, schedule.id)) ?? null
  await saveBooking(tx, id, { begunAt: booking.begunAt ?? at, orderId: order.orderId, preferredWasherId })
  return { booking, schedule, ...order }
}

/** The draft that was booked, or one of the same items at today's prices. */
async function draftOf(tx: Tx, deps: PlaceBookingDeps, booking: Booking, schedule: Schedule) {
  const booked = booking.orderId === null ? undefined : await lockOrder(tx, booking.orderId)
  if (booked?.status === 'draft') return { orderId: booked.id, itemCount: booked.itemCount }
  const { customerId, coverageMinor, loadType, items } = schedule
  const at = deps.clock.now()
  const again = await orderedAgain(tx, { items, loadType, coverageMinor }, at)
  if (!again) return undefined
  const fromOrderId = (await lastOrderOf(tx, schedule.id)) ?? schedule.draftId
  const orderId = await prepareDraft(tx, deps, again, { customerId, coverageMinor, fromOrderId, at })
  await saveBookedUntil(tx, orderId, booking.to)
  return { orderId, itemCount: schedule.itemCount }
}

/** Washers who have hours then and are offline learn that an order is booked. */
async function callWashers(tx: Tx, deps: PlaceBookingDeps, window: Booking, schedule: Schedule): Promise<void> {
  const at = deps.clock.now()
  const { customerId, latitude, longitude } = schedule
  const asked = { customerId, latitude, longitude, blocked: await blockedWith(tx, customerId) }
  const { working } = loadAt(await supplyAround(tx, schedule, { window, now: at }), asked, window)
  for (const washerId of (await offlineOf(tx, working)).slice(0, mostCalled))
    await deps.events.publish(tx, 'washer.expected', { washerId, at })
}
