import {
  type ConsoleClaim,
  type ConsoleClaimRow,
  decideConsoleClaim,
  getConsoleClaim,
  listConsoleClaims,
} from '@washline/contract/claims/console-endpoints'
import { getSecondFactor } from '@washline/contract/identity/second-factor-endpoints'
import {
  type ClaimId,
  type OrderId,
  toClaimId,
  toClaimPhotoId,
  toItemId,
  toOrderId,
  toUserId,
} from '@washline/contract/ids'
import { minor } from '@washline/contract/money'
import { builtInLimits } from '@washline/contract/settings/money-rules'
import { HttpResponse, http, type RequestHandler } from 'msw'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { answer, answerBy, refuse } from '../../../platform/testing/answer.ts'
import { network } from '../../../platform/testing/network.ts'
import { anOperator } from '../../../platform/testing/people.ts'
import { priced } from '../../../platform/testing/priced.ts'
import { renderRoute } from '../../../platform/testing/render-route.tsx'

const mei = { id: toUserId(100_001), name: 'Mei Tan' }
const noor = { id: toUserId(100_002), name: 'Noor Wahid' }
const at = '2026-11-20T08:00:00.000Z'
const later = '2099-01-01T08:00:00.000Z'
const history = { orders: 4, claims: 1, approved: 0 }

const claimRow = (id: ClaimId, order_id: OrderId): ConsoleClaimRow => ({
  id,
  order_id,
  state: 'in_review',
  queue_reason: 'decision',
  customer: mei,
  washer: { ...noor, name: 'Noor’s Wash Room', person: noor.name },
  asked_minor: minor(7_200),
  submitted_at: at,
  decision_due_at: later,
  reply_until: null,
  overdue_at: null,
})
const aClaim = (changes: Partial<ConsoleClaim> = {}): ConsoleClaim => ({
  id: toClaimId(100_007),
  order_id: toOrderId(100_482),
  state: 'in_review',
  role: 'operator',
  customer: mei,
  washer: { ...noor, name: 'Noor’s Wash Room' },
  delivered_at: at,
  description: 'The seam of the left sleeve is open.',
  items: [
    {
      item_id: toItemId(1),
      name: 'Blazer',
      problem: 'torn',
      quantity: 1,
      retail_value_minor: minor(16_000),
      age_months: 24,
      condition: 'good',
    },
  ],
  photos: [{ id: toClaimPhotoId(1), url: '/api/media/claim', taken_at: at }],
  asked_minor: minor(7_200),
  amount_minor: null,
  paid_minor: minor(0),
  decided_by: null,
  decision_reason: null,
  liable_party: null,
  reserved_minor: minor(2_000),
  may_deduct_minor: minor(2_000),
  deducted_minor: minor(0),
  reply: {
    text: 'It caught on the drum. I agree.',
    at,
    photos: [{ id: toClaimPhotoId(3), url: '/api/media/drum', taken_at: null, used_before: true }],
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
    overdue_at: null,
    decided_at: null,
    paid_at: null,
    last_due_at: later,
  },
  report: {
    rules_version: 1,
    assessed_at: at,
    outcome: 'review',
    limits: builtInLimits,
    washer_amount_minor: minor(0),
    checks: [
      {
        rule: 'cover_left',
        result: 'passed',
        evidence: [{ code: 'cover', values: { limit_amount_minor: 50_000, used_amount_minor: 0 } }],
      },
      {
        rule: 'photos_same_item',
        result: 'not_applicable',
        evidence: [{ code: 'same_item_open', values: { photo: 1, item: 'Blazer', percent: 52 } }],
      },
      { rule: 'small_amount', result: 'failed', evidence: [{ code: 'amount', values: { amount_minor: 7_200 } }] },
    ],
    lines: [],
    sum_minor: minor(7_200),
    cover: { limit_minor: minor(50_000), used_minor: minor(0), left_minor: minor(50_000) },
    amount_minor: minor(7_200),
    looked: {
      by: 'vision',
      sightings: [{ photo: 1, damage: 'torn', item: 'Blazer', same_piece: 'yes', confidence: 0.88 }],
    },
    sha256: 'a'.repeat(64),
    intact: true,
  },
  events: [],
  queue_reason: 'decision',
  people: {
    customer: { ...mei, email: 'mei@example.test', history },
    washer: { ...noor, name: 'Noor’s Wash Room', person: noor.name, email: 'noor@example.test', history },
  },
  order_photos: [{ of: 'pickup', url: '/api/media/pickup', boxes: [] }],
  maximum_minor: minor(50_000),
  decisions: 2,
  ...changes,
})

const proven = answer(getSecondFactor, { success: true, data: { since: at, recovery_codes_left: 10, proven: true } })
const media = http.get('/api/media/:key', () => new HttpResponse(null, { status: 204 }))
const open = (path: string, ...handlers: RequestHandler[]) =>
  renderRoute(path, { user: anOperator(), handlers: [proven, media, ...handlers] })
const claims = (...rows: ConsoleClaimRow[]) =>
  answer(listConsoleClaims, { success: true, data: { claims: rows, next_cursor: null } })

it('decides a claim by keyboard and opens the next one', async () => {
  const bodies: unknown[] = []
  const app = open(
    '/ops?tab=claims&id=100007',
    claims(claimRow(toClaimId(100_007), toOrderId(100_482)), claimRow(toClaimId(100_009), toOrderId(100_490))),
    answerBy(getConsoleClaim, ({ params }) => ({ success: true, data: aClaim({ id: toClaimId(Number(params.id)) }) })),
    answerBy(decideConsoleClaim, async ({ request }) => {
      bodies.push(await request.json())
      return { success: true, data: aClaim({ decisions: 3, queue_reason: null }) }
    }),
  )
  await expect.element(page.getByRole('link', { name: 'Noor’s Wash Room' })).toBeVisible()
  await expect.element(page.getByRole('paragraph').filter({ hasText: /^Noor Wahid$/ })).toBeVisible()
  const evidence = page.getByRole('region', { name: 'Evidence' })
  await expect.element(evidence.getByRole('button', { name: 'Enlarge: At pickup' })).toBeVisible()
  await expect.element(evidence.getByRole('button', { name: 'Enlarge: Claim 1 of 1' })).toBeVisible()
  await expect.element(evidence.getByRole('button', { name: 'Enlarge: Answer 1 of 1' })).toBeVisible()
  await expect.element(evidence.getByText('Also used in another answer')).toBeVisible()
  await expect.element(page.getByText('Photo 1 shows a tear or a hole.')).toBeVisible()
  await expect.element(page.getByText('Not decided: Same item as at pickup')).toBeVisible()
  await expect.element(page.getByText('Rules: needs a person. 1 of 2 failed.')).toBeVisible()
  await expect.element(page.getByText('(Blazer), 52% alike.', { exact: false })).toBeVisible()
  await expect.element(page.getByText('The model is 88% sure.')).toBeVisible()
  await expect.element(page.getByText(priced('The rules give $72.00.'))).toBeVisible()
  await userEvent.keyboard('a')
  const dialog = page.getByRole('dialog', { name: 'Approve this claim' })
  await expect.element(dialog.getByLabelText('Amount', { exact: true })).toHaveValue('72.00')
  await dialog.getByLabelText('Reason').fill('The Washer agrees that it tore')
  await dialog.getByRole('button', { name: 'Continue' }).click()
  expect(bodies).toEqual([])
  await dialog.getByRole('button', { name: priced('Approve $72.00') }).click()
  await expect.poll(app.path).toBe('/ops?tab=claims&id=100009')
  expect(bodies).toEqual([
    {
      decision: 'approve',
      amount_minor: 7_200,
      liable_party: 'washline',
      reason: 'The Washer agrees that it tore',
      decisions: 2,
    },
  ])
})

it('shows that another operator decided first, and keeps the typed reason', async () => {
  const message = 'Somebody has decided this claim since.'
  open(
    '/ops?tab=claims&id=100007',
    claims(claimRow(toClaimId(100_007), toOrderId(100_482))),
    answer(getConsoleClaim, { success: true, data: aClaim() }),
    refuse(decideConsoleClaim, { status: 409, message, code: 'claim_decided_since' }),
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

it('shows failed rules first, passed ones on request, and makes the suggested action the primary one', async () => {
  const { report } = aClaim()
  open(
    '/ops?tab=claims&id=100007',
    claims(claimRow(toClaimId(100_007), toOrderId(100_482))),
    answer(getConsoleClaim, { success: true, data: aClaim({ report: report && { ...report, outcome: 'reject' } }) }),
  )
  await expect.element(page.getByText('Rules: reject. 1 of 2 failed.')).toBeVisible()
  const primary = (name: RegExp) => page.getByRole('button', { name }).element().classList.contains('button-primary')
  expect([primary(/^Reject/), primary(/^Approve/)]).toEqual([true, false])
  await expect.element(page.getByText('Coverage left')).not.toBeVisible()
  await page.getByText('1 check passed').click()
  await expect.element(page.getByText('Coverage left')).toBeVisible()
})

it('outlines the claimed item on the scan', async () => {
  open(
    '/ops?tab=claims&id=100007',
    claims(),
    answer(getConsoleClaim, {
      success: true,
      data: aClaim({ order_photos: [{ of: 'scan', url: '/api/media/scan', boxes: [[0.1, 0.2, 0.3, 0.4]] }] }),
    }),
  )
  await expect.element(page.getByText('The claimed item is outlined.')).toBeVisible()
})

describe('on a desktop', () => {
  beforeAll(() => page.viewport(1_440, 900))
  afterAll(() => page.viewport(390, 844))

  it('opens the first claim of the queue by itself', async () => {
    const app = open(
      '/ops?tab=claims',
      claims(claimRow(toClaimId(100_009), toOrderId(100_490)), claimRow(toClaimId(100_007), toOrderId(100_482))),
      answerBy(getConsoleClaim, ({ params }) => ({
        success: true,
        data: aClaim({ id: toClaimId(Number(params.id)) }),
      })),
    )
    await expect.poll(app.path).toBe('/ops?tab=claims&id=100009')
    await expect.element(page.getByRole('heading', { name: /Blazer/ })).toBeVisible()
  })
})

it('lists who claims about which business, and the person behind it', async () => {
  open('/ops?tab=claims', claims(claimRow(toClaimId(100_007), toOrderId(100_482))))
  const row = page.getByRole('list', { name: 'Claims' }).getByRole('link')
  await expect.element(row.getByText('Mei Tan about Noor’s Wash Room')).toBeVisible()
  await expect.element(row.getByText('Noor Wahid')).toBeVisible()
})

it('shows an empty list, and reads again after a failure', async () => {
  open('/ops?tab=claims', refuse(listConsoleClaims, { status: 500, message: 'Later.' }))
  await expect.element(page.getByText('This could not be loaded. Please try again.')).toBeVisible()
  network.use(claims())
  await page.getByRole('button', { name: 'Retry' }).click()
  await expect.element(page.getByText('There are no open claims.')).toBeVisible()
})
