import { getSecondFactor } from '@washline/contract/identity/second-factor-endpoints'
import { toUserId } from '@washline/contract/ids'
import {
  decideConsoleVerification,
  getConsoleVerification,
  listConsoleVerifications,
} from '@washline/contract/verification/console-endpoints'
import type { StepShown } from '@washline/contract/verification/schemas'
import { HttpResponse, http, type RequestHandler } from 'msw'
import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { answer, answerBy } from '../../../platform/testing/answer.ts'
import { anOperator } from '../../../platform/testing/people.ts'
import { renderRoute } from '../../../platform/testing/render-route.tsx'

const noor = { id: toUserId(100_002), name: 'Noor Wahid' }
const at = '2026-11-20T08:00:00.000Z'
const proven = answer(getSecondFactor, { success: true, data: { since: at, recovery_codes_left: 10, proven: true } })
const media = http.get('/api/media/:key', () => new HttpResponse(null, { status: 204 }))
const open = (path: string, ...handlers: RequestHandler[]) =>
  renderRoute(path, { user: anOperator(), handlers: [proven, media, ...handlers] })

it('approves a verification step after a confirmation', async () => {
  const bodies: unknown[] = []
  const step = {
    id: 100_020,
    step: 'facility',
    state: 'submitted',
    by: 'evidence',
    version: 4,
    note: 'The machine is new.',
    reason: null,
    reviewer: null,
    submitted_at: at,
    decided_at: null,
    approved_until: null,
    stands: false,
    may_submit: false,
    evidence: [{ id: 1, url: '/api/media/machine', uploaded_at: at, submitted_at: at }],
    score: null,
  } as const
  const app = open(
    '/ops?tab=verification&id=100020',
    answer(listConsoleVerifications, {
      success: true,
      data: {
        cases: [
          {
            id: 100_020,
            step: 'facility',
            washer: { ...noor, business_name: 'Noor’s Wash Room' },
            submitted_at: at,
            is_renewal: false,
            evidence_count: 1,
          },
        ],
        next_cursor: null,
      },
    }),
    answer(getConsoleVerification, {
      success: true,
      data: {
        case: { ...step, evidence: [...step.evidence] },
        washer: {
          ...noor,
          email: 'noor@example.test',
          business_name: 'Noor’s Wash Room',
          address: '18 Linden Street',
          phone_number: null,
          registered_at: at,
          verified: false,
        },
        others: [],
        history: [{ event: 'submit', state: 'submitted', reviewer: null, by: null, reason: null, at }],
      },
    }),
    answerBy(decideConsoleVerification, async ({ request }) => {
      bodies.push(await request.json())
      return { success: true, data: { ...step, state: 'approved', evidence: [...step.evidence] } as StepShown }
    }),
  )
  await expect.element(page.getByRole('button', { name: 'Enlarge: Photo 1 of 1' })).toBeVisible()
  await userEvent.keyboard('a')
  const dialog = page.getByRole('dialog', { name: 'Approve this step' })
  await dialog.getByRole('button', { name: 'Approve' }).click()
  await expect.poll(app.path).toBe('/ops?tab=verification')
  expect(bodies).toEqual([{ decision: 'approve', version: 4 }])
})
