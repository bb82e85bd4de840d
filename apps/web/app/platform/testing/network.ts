import { getOrderCare } from '@washline/contract/care/endpoints'
import { usualCare } from '@washline/contract/care/schemas'
import { getClaimForm, listClaims } from '@washline/contract/claims/endpoints'
import { getCustody, getHandoverPin } from '@washline/contract/custody/endpoints'
import { getAuth, logout } from '@washline/contract/identity/endpoints'
import { listNotifications } from '@washline/contract/notifications/endpoints'
import { getOpsWaiting } from '@washline/contract/ops/waiting'
import { getConfig } from '@washline/contract/platform/endpoints'
import { getPrices } from '@washline/contract/scanning/endpoints'
import { getSearchFigures } from '@washline/contract/settings/endpoints'
import { firstFigures } from '@washline/contract/settings/figures'
import { getTie, listFavourites, type Tie } from '@washline/contract/ties/endpoints'
import { HttpResponse, http } from 'msw'
import { setupWorker } from 'msw/browser'
import { getSession } from '../session/session.ts'
import { aClaimForm } from './a-claim.ts'
import { aConfig } from './a-config.ts'
import { noCustody } from './a-custody.ts'
import { answer, answerBy } from './answer.ts'
import { liveHandlers } from './live.ts'
import { aCustomer } from './people.ts'

/** Calls that no handler answered; they fail the test. */
export const unanswered: string[] = []

/** Nothing stands between the two. */
const aTie: Tie = {
  user_id: aCustomer().id + 1,
  is_favourite: false,
  can_be_favourite: true,
  is_blocked: false,
  running_orders: [],
}

/** What every screen may ask; a test's own handlers come first. */
export const network = setupWorker(
  ...liveHandlers,
  answer(getConfig, aConfig()),
  answerBy(getAuth, () => ({ success: true, user: getSession().user ?? aCustomer() })),
  http.get('/api/health', () => HttpResponse.json({ status: 'ok' })),
  answer(logout, { success: true }),
  answer(getPrices, { success: true, data: { version: 1, prices: [] } }),
  answer(listNotifications, { success: true, data: [] }),
  answer(listClaims, { success: true, data: { claims: [], next_cursor: null } }),
  answer(getClaimForm, { success: true, data: aClaimForm({ can_claim: false, why_not: 'not_delivered' }) }),
  answer(getOrderCare, { success: true, data: { wishes: usualCare, ticked: [], ticked_at: null } }),
  answer(getTie, { success: true, data: aTie }),
  answer(listFavourites, { success: true, data: [] }),
  answer(getCustody, { success: true, data: noCustody }),
  answer(getOpsWaiting, { success: true, data: { urgent_reports: 0, reports: 0, alerts: 0 } }),
  answer(getPrices, { success: true, data: { version: 1, prices: [] } }),
  answer(getSearchFigures, { success: true, data: firstFigures }),
  answer(getHandoverPin, { success: true, data: null }),
  http.all('/api/*', ({ request }) => {
    unanswered.push(`${request.method} ${new URL(request.url).pathname}`)
    return HttpResponse.error()
  }),
)
