import type { IncomingRequest } from '@washline/contract/dispatch/endpoints'
import { market } from '@washline/contract/market'
import type { OrderSummary } from '@washline/contract/orders/summary'

const urgentS = 5

/** With a new offer: one for the same order takes the place of the older. */
export function withRequest(requests: readonly IncomingRequest[], added: IncomingRequest): IncomingRequest[] {
  const isListed = requests.some(({ order_id }) => order_id === added.order_id)
  if (!isListed) return [...requests, added]
  return requests.map((request) => (request.order_id === added.order_id ? added : request))
}

export const withoutRequest = (requests: readonly IncomingRequest[], notificationId: number): IncomingRequest[] =>
  requests.filter(({ notification_id }) => notification_id !== notificationId)

export interface Countdown {
  secondsLeft: number
  share: number
  urgent: boolean
}

/** How long an offer still stands. */
export function countdownOf(
  { expires_at, offer_seconds }: Pick<IncomingRequest, 'expires_at' | 'offer_seconds'>,
  nowMs: number,
): Countdown {
  const leftMs = Math.max(0, Date.parse(expires_at) - nowMs)
  const secondsLeft = Math.ceil(leftMs / 1_000)
  return { secondsLeft, share: Math.min(1, leftMs / (offer_seconds * 1_000)), urgent: secondsLeft <= urgentS }
}

/** The hands-on time that the hourly pay was reckoned with. */
export const workSeconds = ({ net_pay, pay_per_hour }: Pick<IncomingRequest, 'net_pay' | 'pay_per_hour'>): number =>
  pay_per_hour > 0 ? Math.round((net_pay / pay_per_hour) * 60) * 60 : 0

/** Seconds until the promise ends; null before pickup. */
export const promiseLeftS = ({ picked_up_at }: Pick<OrderSummary, 'picked_up_at'>, nowMs: number): number | null =>
  picked_up_at === null ? null : (Date.parse(picked_up_at) - nowMs) / 1_000 + market.promise.timerS
