import { type IncomingRequest, listRequests } from '@washline/contract/dispatch/endpoints'
import { getWasherRoute, type RouteStop } from '@washline/contract/dispatch/route-endpoints'
import type { Answer } from '@washline/contract/endpoint'
import { toOfferId, toOrderId } from '@washline/contract/ids'
import { minor } from '@washline/contract/money'
import { listActiveWasherOrders } from '@washline/contract/orders/list-endpoints'
import type { OrderSummary } from '@washline/contract/orders/summary'
import { getVerification } from '@washline/contract/verification/endpoints'
import type { Verification } from '@washline/contract/verification/schemas'
import { getWasherSummary } from '@washline/contract/washers/endpoints'
import type { RequestHandler } from 'msw'
import { answer, answerBy } from './answer.ts'

type WasherSummary = Answer<typeof getWasherSummary>['data']

/** An open offer, for tests. */
export const aRequest = (changes: Partial<IncomingRequest> = {}): IncomingRequest => ({
  order_id: toOrderId(100_479),
  notification_id: toOfferId(7),
  pickup_time: '2026-11-20T04:42:00.000Z',
  pickup_location: { area: 'Linden, Harbour Town', latitude: 3.1475, longitude: 101.7125 },
  items_count: 13,
  load_type: 'medium',
  distance_meters: 850,
  duration_seconds: 240,
  net_pay_minor: minor(3_145),
  pay_per_hour_minor: minor(2_220),
  offer_seconds: 20,
  expires_at: new Date(Date.now() + 20_000).toISOString(),
  has_note: false,
  is_takeover: false,
  extra_seconds: 2_280,
  delays_other: false,
  ...changes,
})

/** What a Washer who is online has earned and is rated, for tests. */
export const aWasherSummary = (changes: Partial<WasherSummary> = {}): WasherSummary => ({
  online: true,
  verified: true,
  radius_km: 6,
  latitude: 3.1478,
  longitude: 101.7117,
  balance: {
    available_minor: minor(28_550),
    pending_minor: minor(4_000),
    recent_change_minor: minor(2_000),
    pending_deductions_minor: minor(1_050),
  },
  ratings: {
    average: 4.8,
    count: 245,
    latest: {
      rating: 5,
      comment: 'Folded like in a shop.',
      from_user: { name: 'Mei Tan' },
      created_at: '2026-11-19T04:00:00.000Z',
    },
  },
  ...changes,
})

export const aStop = (changes: Partial<RouteStop> = {}): RouteStop => ({
  order_id: toOrderId(100_481),
  kind: 'pickUp',
  place: { address: '5 Harbour Road', latitude: 3.14, longitude: 101.71 },
  expected_at: new Date(Date.now() + 10 * 60_000).toISOString(),
  due_at: new Date(Date.now() + 20 * 60_000).toISOString(),
  late: false,
  ...changes,
})

/** The Washer's route, for tests. */
export const routeOf = (stops: RouteStop[]): RequestHandler =>
  answerBy(getWasherRoute, () => ({ success: true, data: { stops, made_at: new Date().toISOString() } }))

export interface WasherMarket {
  stops?: RouteStop[]
  requests?: IncomingRequest[]
  orders?: OrderSummary[]
  summary?: Partial<WasherSummary>
  verification?: Partial<Verification>
}

/** What a Washer's home and dashboard read; `requests` may change while the test runs. */
export const washerMarket = ({
  requests = [],
  orders = [],
  stops = [],
  summary,
  verification,
}: WasherMarket = {}): RequestHandler[] => [
  answerBy(listRequests, () => ({ success: true, data: requests })),
  routeOf(stops),
  answer(listActiveWasherOrders, { success: true, data: orders }),
  answer(getVerification, {
    success: true,
    data: { verified: true, steps: [], suspension: null, ...verification },
  }),
  answer(getWasherSummary, { success: true, data: aWasherSummary(summary) }),
]
