import type { Body } from '@washline/contract/endpoint'
import type { MandatedKind } from '@washline/contract/mandates/mandated'
import type { respondToAdjustment } from '@washline/contract/orders/adjustment-endpoints'
import type { changeBooking, changeSchedule, createSchedule } from '@washline/contract/schedule/endpoints'

/** What booking a draft is; what repeats spends again and again. */
export const kindOfBooking = ({ repeat }: Pick<Body<typeof createSchedule>, 'repeat'>): MandatedKind =>
  repeat === 'none' ? 'book' : 'repeat'

/** A change of a booking that repeats; undefined where it spends nothing more: it pauses, ends or moves pickups. */
export function kindOfScheduleChange(change: Body<typeof changeSchedule>): MandatedKind | undefined {
  const { is_paused, repeat, ends_on, payment_method_id } = change
  const spends =
    is_paused === false || (repeat ?? 'none') !== 'none' || ends_on !== undefined || payment_method_id !== undefined
  return spends ? 'repeat' : undefined
}

/** A change of one booked pickup; undefined where it spends nothing more: it is skipped or moved. */
export const kindOfBookingChange = (change: Body<typeof changeBooking>): MandatedKind | undefined =>
  change.price_minor !== undefined || change.is_skipped === false ? 'price' : undefined

/** Declining keeps the agreed list and price. */
export const kindOfAnswer = ({
  response,
}: Pick<Body<typeof respondToAdjustment>, 'response'>): MandatedKind | undefined =>
  response === 'approve' ? 'adjustment' : undefined
