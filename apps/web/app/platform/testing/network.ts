import { FetchInterceptor } from '@mswjs/interceptors/fetch'
import { WebSocketInterceptor } from '@mswjs/interceptors/WebSocket'
import { XMLHttpRequestInterceptor } from '@mswjs/interceptors/XMLHttpRequest'
import { getOrderCare } from '@washline/contract/care/endpoints'
import { usualCare } from '@washline/contract/care/schemas'
import { listRings } from '@washline/contract/chat/rings'
import { getClaimForm, listClaims } from '@washline/contract/claims/endpoints'
import { listConsoleComplaints } from '@washline/contract/complaints/console-endpoints'
import { getComplaintForm, listWasherComplaints } from '@washline/contract/complaints/endpoints'
import { listConsoleClusters } from '@washline/contract/console/clusters'
import { listScarceDisks } from '@washline/contract/console/disks'
import { listConsoleAudit } from '@washline/contract/console/endpoints'
import { getConsoleLive, getConsoleLiveMap } from '@washline/contract/console/live'
import { listOperatorReads } from '@washline/contract/console/operator-reads'
import { getConsoleRecentDays } from '@washline/contract/console/recent-days'
import { getConsoleWaiting } from '@washline/contract/console/waiting'
import { getCustody, getHandoverPin } from '@washline/contract/custody/endpoints'
import { listConsoleOfferAppeals } from '@washline/contract/dispatch/console-endpoints'
import { getSearch } from '@washline/contract/dispatch/endpoints'
import { getMatching } from '@washline/contract/dispatch/matching'
import { getReach } from '@washline/contract/dispatch/reach-endpoints'
import { getRescue, listTakeovers } from '@washline/contract/dispatch/rescue-endpoints'
import { getWasherRoute } from '@washline/contract/dispatch/route-endpoints'
import { getDoor, listDoorCases } from '@washline/contract/doors/endpoints'
import type { Door } from '@washline/contract/doors/schemas'
import { getAccount, getAuth, logout } from '@washline/contract/identity/endpoints'
import { listSecurityEvents } from '@washline/contract/identity/security-events'
import { toOrderId, toUserId } from '@washline/contract/ids'
import { findRoute } from '@washline/contract/maps/endpoints'
import { market } from '@washline/contract/market'
import { minor, toMajor } from '@washline/contract/money'
import { listNotifications } from '@washline/contract/notifications/endpoints'
import { listOrders } from '@washline/contract/orders/list-endpoints'
import { getWallet, listPaymentMethods } from '@washline/contract/payments/endpoints'
import { getConfig } from '@washline/contract/platform/endpoints'
import { getRelationship, listFavourites, type Relationship } from '@washline/contract/relationships/endpoints'
import { getPrices } from '@washline/contract/scanning/endpoints'
import { listSchedules, listWindows } from '@washline/contract/schedule/endpoints'
import { getCalendarFeed } from '@washline/contract/schedule/feed-endpoints'
import { getConsoleSettings, getMoneyRules, getSearchSettings, listTrials } from '@washline/contract/settings/endpoints'
import { defaultMarketSettings, trialRulesOf } from '@washline/contract/settings/market-settings'
import { builtInFees, builtInLimits } from '@washline/contract/settings/money-rules'
import { checkTag, listTags } from '@washline/contract/tags/endpoints'
import { getClosing } from '@washline/contract/washers/endpoints'
import { HttpResponse, http } from 'msw'
import { defineNetwork, InterceptorSource } from 'msw/experimental'
import { getSession } from '../session/session.ts'
import { aClaimForm } from './a-claim.ts'
import { aConfig } from './a-config.ts'
import { noCustody } from './a-custody.ts'
import { aLiveBoard } from './a-live-board.ts'
import { aReach } from './a-reach.ts'
import { answer, answerBy, refuse } from './answer.ts'
import { elsewhere } from './elsewhere.ts'
import { liveHandlers } from './live.ts'
import { aCustomer } from './people.ts'

/** Calls that no handler answered and nobody cancelled; they fail the test. */
export const unanswered: string[] = []

/** Nothing stands between the two. */
const aRelationship: Relationship = {
  id: toUserId(aCustomer().id + 1),
  is_favourite: false,
  can_be_favourite: true,
  is_blocked: false,
  running_orders: 0,
}

const noDoor = (orderId: number): Door => ({
  order_id: toOrderId(orderId),
  stage: null,
  safe_spot: null,
  extensions_left: 0,
  cases: [],
})

/**
 * What every screen may ask; a test's own handlers come first. Calls are answered within the page: through a service
 * worker each module of a screen would wait for the page as well.
 */
export const network = defineNetwork({
  sources: [
    new InterceptorSource({
      interceptors: [new FetchInterceptor(), new XMLHttpRequestInterceptor(), new WebSocketInterceptor()],
    }),
  ],
  onUnhandledFrame: 'bypass',
  context: { quiet: true },
  handlers: [
    ...liveHandlers,
    answer(getConfig, aConfig()),
    answerBy(getAuth, () => ({ success: true, user: getSession().user ?? aCustomer() })),
    answerBy(getAccount, () => ({ success: true, data: { ...(getSession().user ?? aCustomer()), address: null } })),
    http.get('/api/health', () => HttpResponse.json({ status: 'ok' })),
    answer(logout, { success: true }),
    answer(listWindows, {
      success: true,
      data: { time_zone: market.timeZone, is_offered: false, days: [], next_free: null },
    }),
    answer(listSchedules, { success: true, data: [] }),
    answer(getCalendarFeed, { success: true, data: { since: null } }),
    answer(getPrices, { success: true, data: { version: 1, prices: [] } }),
    answer(listSecurityEvents, { success: true, data: [] }),
    answer(listOperatorReads, { success: true, data: [] }),
    answer(listNotifications, { success: true, data: [] }),
    answer(getComplaintForm, {
      success: true,
      data: { order_id: toOrderId(100_482), why_not: 'not_completed', window_ends_at: null, items: [], complaints: [] },
    }),
    answer(listWasherComplaints, { success: true, data: [] }),
    answer(listConsoleComplaints, { success: true, data: { complaints: [], left: 0 } }),
    answer(listClaims, { success: true, data: { claims: [], next_cursor: null } }),
    answer(getClaimForm, { success: true, data: aClaimForm({ can_claim: false, why_not: 'not_delivered' }) }),
    answer(getOrderCare, { success: true, data: { instructions: usualCare, ticked: [], ticked_at: null, labels: [] } }),
    answer(findRoute, { success: true, data: null }),
    answer(listRings, { success: true, data: { rings: [], open: true, next_ring_at: null, left: 0 } }),
    answer(getRelationship, { success: true, data: aRelationship }),
    answer(listFavourites, { success: true, data: [] }),
    answer(getReach, aReach()),
    answer(getClosing, { success: true, data: null }),
    answer(listOrders, { success: true, data: [], next_cursor: null }),
    answer(listPaymentMethods, { success: true, payment_methods: [] }),
    refuse(getSearch, { status: 404, message: 'Not found.' }),
    answer(getWallet, { success: true, data: { balance: toMajor(minor(0)), entries: [], next_cursor: null } }),
    answer(getRescue, { success: true, data: null }),
    answerBy(getDoor, ({ params }) => ({ success: true, data: noDoor(Number(params.id)) })),
    answer(listDoorCases, { success: true, data: { cases: [], next_cursor: null } }),
    answer(listTakeovers, { success: true, data: [] }),
    answer(getWasherRoute, { success: true, data: { stops: [], made_at: '2026-11-20T04:30:00.000Z' } }),
    answer(getCustody, { success: true, data: noCustody }),
    answer(listConsoleOfferAppeals, { success: true, data: { appeals: [], next_cursor: null } }),
    answer(listConsoleAudit, { success: true, data: { entries: [], next_cursor: null, operators: [] } }),
    answer(getConsoleRecentDays, { success: true, data: { days: ['2026-11-20'], counts: [] } }),
    answer(listConsoleClusters, { success: true, data: { clusters: [] } }),
    answer(getConsoleLive, aLiveBoard()),
    answer(getConsoleLiveMap, { success: true, data: { orders: [], carriers: [], free: [], total: 0 } }),
    answer(listScarceDisks, { success: true, data: { disks: [] } }),
    answer(getConsoleWaiting, {
      success: true,
      data: { urgent_reports: 0, reports: 0, alerts: 0, claims: 0, verification: 0, quality: 0, overdue_orders: 0 },
    }),
    answer(getPrices, { success: true, data: { version: 1, prices: [] } }),
    answer(getMatching, {
      success: true,
      data: { refusal: { weights: market.dispatch.matching.refusal, answers: 0, refused: 0, learned_at: null } },
    }),
    answer(getSearchSettings, { success: true, data: defaultMarketSettings }),
    answer(getConsoleSettings, { success: true, data: { version: 0, settings: defaultMarketSettings } }),
    answer(getMoneyRules, { success: true, data: { fees: builtInFees, claims: builtInLimits } }),
    answer(listTrials, {
      success: true,
      data: {
        version: 0,
        rules: trialRulesOf(defaultMarketSettings),
        fees: builtInFees,
        claims: builtInLimits,
        trials: [],
      },
    }),
    answer(listTags, { success: true, data: { codes: [], on_bags: [] } }),
    answer(checkTag, { success: true, data: { fits: true } }),
    answer(getHandoverPin, { success: true, data: null }),
    ...elsewhere,
    http.all('/api/*', ({ request }) => {
      // It may be looked up after the handlers of its test are gone.
      if (!request.signal.aborted) unanswered.push(`${request.method} ${new URL(request.url).pathname}`)
      return HttpResponse.error()
    }),
  ],
})
