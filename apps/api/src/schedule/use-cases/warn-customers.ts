import type { BookingId } from '@washline/contract/ids'
import { market } from '@washline/contract/market'
import { grossOf, orderedAgain } from '../../orders/index.ts'
import type { Tx } from '../../platform/db/database.ts'
import type { BookDeps } from '../deps.ts'
import { unwarnedBefore } from '../queries.ts'
import { isCardValid } from '../rules/is-card-valid.ts'
import { type Booking, lockBooking, type Schedule, saveBooking } from '../store.ts'

/** Warns customers two days before a pickup that would fail: an invalid card, or a price above the estimate. */
export async function warnCustomers(deps: BookDeps): Promise<void> {
  const until = new Date(deps.clock.now().getTime() + market.windows.warnBeforeMs)
  for (const id of await unwarnedBefore(deps.db, until)) await deps.db.transaction((tx) => warn(tx, deps, id))
}

async function warn(tx: Tx, deps: BookDeps, id: BookingId): Promise<void> {
  const found = await lockBooking(tx, id)
  if (found?.booking.state !== 'booked' || found.booking.begunAt) return
  const { booking, schedule } = found
  const at = deps.clock.now()
  const priceMinor = await higherPrice(tx, booking, schedule, at)
  const reason = (await isCardUsable(tx, deps, booking, schedule)) ? (priceMinor ? 'price' : undefined) : 'card'
  if (priceMinor !== undefined && priceMinor !== booking.priceMinor) await saveBooking(tx, id, { priceMinor })
  if (!reason) return
  await saveBooking(tx, id, { warnedAt: at })
  await deps.events.publish(tx, 'booking.at-risk', { customerId: schedule.customerId, reason, at })
}

async function isCardUsable(tx: Tx, deps: BookDeps, { from }: Booking, schedule: Schedule): Promise<boolean> {
  const { customerId, paymentMethodId, useWallet } = schedule
  if (paymentMethodId === null) return useWallet === true
  const card = await deps.payments.findCard(tx, customerId, paymentMethodId)
  return card !== undefined && isCardValid(card, from)
}

/** The price of the same items today, if it is above what the customer agreed to. The booked draft has its own price already. */
async function higherPrice(tx: Tx, { orderId }: Booking, schedule: Schedule, at: Date) {
  if (orderId === schedule.draftId) return undefined
  const again = await orderedAgain(tx, schedule, at)
  const priceMinor = again && grossOf(again.price)
  return priceMinor !== undefined && priceMinor > schedule.estimateMinor ? priceMinor : undefined
}
