import {
  decideOpsClaim,
  getOpsClaim,
  listOpsClaims,
  type OpsClaim,
  type OpsClaimRow,
} from '@washline/contract/claims/ops-endpoints'
import { getSecondFactor } from '@washline/contract/identity/second-factor-endpoints'
import {
  decideOpsVerification,
  getOpsVerification,
  listOpsVerifications,
} from '@washline/contract/verification/ops-endpoints'
import type { StepShown } from '@washline/contract/verification/schemas'
import { HttpResponse, http, type RequestHandler } from 'msw'
import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { answer, answerBy, refuse } from '../../platform/testing/answer.ts'
import { network } from '../../platform/testing/network.ts'
import { anOperator } from '../../platform/testing/people.ts'
import { renderRoute } from '../../platform/testing/render-route.tsx'

const mei = { id: 100_001, name: 'Mei Tan' }
const noor = { id: 100_002, name: 'Noor Wahid' }
const at = '2026-11-20T08:00:00.000Z'
const later = '2099-01-01T08:00:00.000Z'
const history = { orders: 4, claims: 1, approved: 0 }

const claimRow = (id: number, order_id: number): OpsClaimRow => ({
  id,
  order_id,
  state: 'in_review',
  needs: 'decision',
  customer: mei,
  washer: noor,
  submitted_at: at,
  decision_due_at: later,
  reply_until: null,
})
const aClaim = (changes: Partial<OpsClaim> = {}): OpsClaim => ({
  id: 100_007,
  order_id: 100_482,
  state: 'in_review',
  role: 'operator',
  customer: mei,
  washer: noor,
  description: 'The seam of the left sleeve is open.',
  items: [
    { item_id: 1, name: 'Blazer', problem: 'torn', quantity: 1, retail_value: 160, age_months: 24, condition: 'good' },
  ],
  photos: [{ id: 1, url: '/api/media/claim', taken_at: at }],
  asked: 72,
  amount: null,
  paid: 0,
  decided_by: null,
  decision_reason: null,
  borne_by: null,
  held: 20,
  reply: {
    text: 'It caught on the drum. I agree.',
    at,
    photos: [{ id: 3, url: '/api/media/drum', taken_at: null, used_before: true }],
  },
  reply_until: at,
  can_reply: false,
  appeal: null,
  appeal_until: null,
  can_appeal: false,
  clock: {
    submitted_at: at,
    assessed_at: at,
    decision_due_at: later,
    decided_at: null,
    paid_at: null,
    last_due_at: later,
  },
  report: {
    rules_version: 1,
    assessed_at: at,
    outcome: 'review',
    washer_amount: 0,
    checks: [
      {
        rule: 'cover_left',
        result: 'passed',
        evidence: [{ code: 'cover', values: { limit_amount: 500, used_amount: 0 } }],
      },
      { rule: 'small_amount', result: 'failed', evidence: [{ code: 'amount', values: { amount: 72 } }] },
    ],
    lines: [],
    sum: 72,
    cover: { limit: 500, used: 0, left: 500 },
    amount: 72,
    looked: {
      by: 'vision',
      sightings: [{ photo: 1, damage: 'torn', item: 'Blazer', same_piece: 'yes', confidence: 0.88 }],
    },
    sha256: 'a'.repeat(64),
    intact: true,
  },
  events: [],
  needs: 'decision',
  people: {
    customer: { ...mei, email: 'mei@example.test', history },
    washer: { ...noor, email: 'noor@example.test', history },
  },
  order_photos: [{ of: 'pickup', url: '/api/media/pickup' }],
  maximum: 500,
  decisions: 2,
  ...changes,
})

const proven = answer(getSecondFactor, { success: true, data: { since: at, recovery_codes_left: 10, proven: true } })
const media = http.get('/api/media/:key', () => new HttpResponse(null, { status: 204 }))
const open = (path: string, ...handlers: RequestHandler[]) =>
  renderRoute(path, { user: anOperator(), handlers: [proven, media, ...handlers] })
const claims = (...rows: OpsClaimRow[]) =>
  answer(listOpsClaims, { success: true, data: { claims: rows, next_cursor: null } })

it('decides a claim by keys beside its evidence, and goes on to the next', async () => {
  const bodies: unknown[] = []
  const app = open(
    '/ops?tab=claims&id=100007',
    claims(claimRow(100_007, 100_482), claimRow(100_009, 100_490)),
    answerBy(getOpsClaim, ({ params }) => ({ success: true, data: aClaim({ id: Number(params.id) }) })),
    answerBy(decideOpsClaim, async ({ request }) => {
      bodies.push(await request.json())
      return { success: true, data: aClaim({ decisions: 3, needs: null }) }
    }),
  )
  const evidence = page.getByRole('region', { name: 'Evidence' })
  await expect.element(evidence.getByRole('button', { name: 'Enlarge: At pickup' })).toBeVisible()
  await expect.element(evidence.getByRole('button', { name: 'Enlarge: Claim 1 of 1' })).toBeVisible()
  await expect.element(evidence.getByRole('button', { name: 'Enlarge: Answer 1 of 1' })).toBeVisible()
  await expect.element(evidence.getByText('Was in another answer too')).toBeVisible()
  await expect.element(page.getByText('Photo 1 shows a tear or a hole.')).toBeVisible()
  await expect.element(page.getByText('The model is 88% sure.')).toBeVisible()
  await expect.element(page.getByText('The rules give $72.00.')).toBeVisible()
  await userEvent.keyboard('a')
  const dialog = page.getByRole('dialog', { name: 'Approve this claim' })
  await expect.element(dialog.getByLabelText('Amount', { exact: true })).toHaveValue('72.00')
  await dialog.getByLabelText('Reason').fill('The Washer agrees that it tore')
  await dialog.getByRole('button', { name: 'Continue' }).click()
  expect(bodies).toEqual([])
  await dialog.getByRole('button', { name: 'Approve $72.00' }).click()
  await expect.poll(app.path).toBe('/ops?tab=claims&id=100009')
  expect(bodies).toEqual([
    {
      decision: 'approve',
      amount: 72,
      borne_by: 'washline',
      reason: 'The Washer agrees that it tore',
      decisions: 2,
    },
  ])
})

it('says when another operator was first, and keeps the reason', async () => {
  const message = 'Somebody has decided this claim since.'
  open(
    '/ops?tab=claims&id=100007',
    claims(claimRow(100_007, 100_482)),
    answer(getOpsClaim, { success: true, data: aClaim() }),
    refuse(decideOpsClaim, { status: 409, message, code: 'claim_decided' }),
  )
  await expect.element(page.getByRole('button', { name: 'Reject' })).toBeVisible()
  await userEvent.keyboard('r')
  const dialog = page.getByRole('dialog', { name: 'Reject this claim' })
  await dialog.getByRole('button', { name: 'Reject' }).click()
  await expect.element(dialog.getByText('Please give a reason of at least 10 characters.')).toBeVisible()
  await dialog.getByLabelText('Reason').fill('The photo is of another blazer')
  await dialog.getByRole('button', { name: 'Reject' }).click()
  await expect.element(dialog.getByText(message)).toBeVisible()
  await expect.element(dialog.getByLabelText('Reason')).toHaveValue('The photo is of another blazer')
})

it('has nothing to decide where nobody waits, and reads again after a failure', async () => {
  open('/ops?tab=claims', refuse(listOpsClaims, { status: 503, message: 'Later.' }))
  await expect.element(page.getByText('This could not be read. Please try again.')).toBeVisible()
  network.use(claims())
  await page.getByRole('button', { name: 'Retry' }).click()
  await expect.element(page.getByText('No claim waits for you.')).toBeVisible()
})

it('approves a step of a Washer once it is confirmed', async () => {
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
    answer(listOpsVerifications, {
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
    answer(getOpsVerification, {
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
    answerBy(decideOpsVerification, async ({ request }) => {
      bodies.push(await request.json())
      return { success: true, data: { ...step, state: 'approved', evidence: [...step.evidence] } as StepShown }
    }),
  )
  await expect.element(page.getByRole('button', { name: 'Enlarge: Picture 1 of 1' })).toBeVisible()
  await userEvent.keyboard('a')
  const dialog = page.getByRole('dialog', { name: 'Approve this step' })
  await dialog.getByRole('button', { name: 'Approve' }).click()
  await expect.poll(app.path).toBe('/ops?tab=verification')
  expect(bodies).toEqual([{ decision: 'approve', version: 4 }])
})
