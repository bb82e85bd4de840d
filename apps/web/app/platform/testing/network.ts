import { getClaimForm, listClaims } from '@washline/contract/claims/endpoints'
import { getCustody, getHandoverPin } from '@washline/contract/custody/endpoints'
import { getAuth, logout } from '@washline/contract/identity/endpoints'
import { listNotifications } from '@washline/contract/notifications/endpoints'
import { getConfig } from '@washline/contract/platform/endpoints'
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

/** What every screen may ask; a test's own handlers come first. */
export const network = setupWorker(
  ...liveHandlers,
  answer(getConfig, aConfig()),
  answerBy(getAuth, () => ({ success: true, user: getSession().user ?? aCustomer() })),
  http.get('/api/health', () => HttpResponse.json({ status: 'ok' })),
  answer(logout, { success: true }),
  answer(listNotifications, { success: true, data: [] }),
  answer(listClaims, { success: true, data: { claims: [], next_cursor: null } }),
  answer(getClaimForm, { success: true, data: aClaimForm({ can_claim: false, why_not: 'not_delivered' }) }),
  answer(getCustody, { success: true, data: noCustody }),
  answer(getHandoverPin, { success: true, data: null }),
  http.all('/api/*', ({ request }) => {
    unanswered.push(`${request.method} ${new URL(request.url).pathname}`)
    return HttpResponse.error()
  }),
)
