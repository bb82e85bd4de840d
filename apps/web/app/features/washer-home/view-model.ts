import type { IncomingRequest } from '@washline/contract/dispatch/endpoints'
import type { OfferId } from '@washline/contract/ids'
import type { OrderSummary } from '@washline/contract/orders/summary'

const urgentS = 5

/** Adds an offer; it replaces an older one for the same order. */
export function withRequest(requests: readonly IncomingRequest[], added: IncomingRequest): IncomingRequest[] {
  const isListed = requests.some(({ order_id }) => order_id === added.order_id)
  if (!isListed) return [...requests, added]
  return requests.map((request) => (request.order_id === added.order_id ? added : request))
}

export const withoutRequest = (requests: readonly IncomingRequest[], notificationId: OfferId): IncomingRequest[] =>
  requests.filter(({ notification_id }) => notification_id !== notificationId)

export interface Countdown {
  secondsLeft: number
  share: number
  urgent: boolean
}

/** The remaining time of an offer. */
export function countdownOf(
  { expires_at, offer_seconds }: Pick<IncomingRequest, 'expires_at' | 'offer_seconds'>,
  nowMs: number,
): Countdown {
  const leftMs = Math.max(0, Date.parse(expires_at) - nowMs)
  const secondsLeft = Math.ceil(leftMs / 1_000)
  return { secondsLeft, share: Math.min(1, leftMs / (offer_seconds * 1_000)), urgent: secondsLeft <= urgentS }
}

/** The hands-on time that the hourly pay was computed with. */
export const workSeconds = ({
  net_pay_minor,
  pay_per_hour_minor,
}: Pick<IncomingRequest, 'net_pay_minor' | 'pay_per_hour_minor'>): number =>
  pay_per_hour_minor > 0 ? Math.round((net_pay_minor / pay_per_hour_minor) * 60) * 60 : 0

/** The stage of an order on its card: what waits for pickup or has ended is of no stage of the wash. */
export type Stage = 'preparing' | 'delivering' | 'completed' | 'other'

export function stageOf({
  status,
  laundry_completed_at,
}: Pick<OrderSummary, 'status' | 'laundry_completed_at'>): Stage {
  switch (status) {
    case 'picked_up':
      return 'preparing'
    case 'in_progress':
      return laundry_completed_at ? 'delivering' : 'preparing'
    case 'delivered':
    case 'completed':
      return 'completed'
    case 'draft':
    case 'pending':
    case 'accepted':
    case 'cancelled':
      return 'other'
    default:
      return status satisfies never
  }
}
