import { appealClaim, claimChanged, getClaim, listClaims, replyToClaim } from '@washline/contract/claims/endpoints'
import type { Evidence } from '@washline/contract/claims/evidence'
import type { Claim } from '@washline/contract/claims/schemas'
import { getCustody } from '@washline/contract/custody/endpoints'
import { type ClaimPhotoId, toClaimPhotoId, toOrderId } from '@washline/contract/ids'
import { minor } from '@washline/contract/money'
import { userChannel } from '@washline/contract/notifications/realtime'
import { listOrders } from '@washline/contract/orders/list-endpoints'
import { HttpResponse, http, type RequestHandler } from 'msw'
import { beforeEach, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { wipeDrafts } from '../../platform/device/draft-store.ts'
import { aClaim, aClaimReport, anEmptyChain } from '../../platform/testing/a-claim.ts'
import { aPhotoUrl } from '../../platform/testing/a-draft.ts'
import { aPicture } from '../../platform/testing/a-picture.ts'
import { anOrderCard } from '../../platform/testing/an-order-card.ts'
import { answer, answerBy, refuse } from '../../platform/testing/answer.ts'
import { broadcast, hasJoined } from '../../platform/testing/live.ts'
import { aCustomer, aWasher } from '../../platform/testing/people.ts'
import { priced } from '../../platform/testing/priced.ts'
import { renderRoute, takeDown } from '../../platform/testing/render-route.tsx'

beforeEach(wipeDrafts)

const undecided = {
  amount_minor: null,
  paid_minor: minor(0),
  decided_by: null,
  can_appeal: false,
  appeal_until: null,
} as const
const open = (claim: Claim, ...handlers: RequestHandler[]) =>
  renderRoute(`/claims/${claim.id}`, {
    user: claim.role === 'washer' ? aWasher() : aCustomer(),
    handlers: [
      ...handlers,
      answer(getClaim, { success: true, data: claim }),
      answer(getCustody, { success: true, data: anEmptyChain() }),
    ],
  })
const clockOf = (due: object) => ({ ...aClaim().clock, decided_at: null, paid_at: null, ...due })

it('shows a paid claim: the amount, how it was computed, each rule with its evidence', async () => {
  open(aClaim())
  await expect.element(page.getByText('Credited to your wallet')).toBeVisible()
  await expect.element(page.getByText('18 months old, expected life 5 years')).toBeVisible()
  await expect.element(page.getByText('× 70%')).toBeVisible()
  await expect.element(page.getByText(/^The claim is filed within 48 hours of delivery\./)).toBeVisible()
  await expect.element(page.getByText('Submitted 6 hours after delivery.')).toBeVisible()
  await expect.element(page.getByText('5 rules do not apply to this claim.', { exact: false })).toBeVisible()
})

it('names who looked at the photos, and what a model found, which decides nothing', async () => {
  const seen = { photo: 1, damage: 'none', item: 'Sweater', same_piece: 'no', confidence: 0.6 } as const
  open(aClaim({ report: aClaimReport({ looked: { by: 'vision', sightings: [seen] } }) }))
  const section = page.getByRole('region', { name: 'How we checked the photos' })
  await expect
    .element(section.getByText('Its description does not affect the decision', { exact: false }))
    .toBeVisible()
  await expect.element(section.getByText('Photo 1 shows no damage.')).toBeVisible()
  await expect.element(section.getByText('Seen on: Sweater.')).toBeVisible()
  await expect.element(section.getByText('The model is 60% sure.')).toBeVisible()
})

it('marks as not decided what could not be answered, with its evidence and without a consequence', async () => {
  const evidence: Evidence[] = [{ code: 'same_item_open', values: { photo: 1, item: 'Sweater', percent: 52 } }]
  const checks = aClaimReport().checks.map((check) =>
    check.rule === 'photos_same_item' ? { ...check, result: 'not_applicable' as const, evidence } : check,
  )
  open(aClaim({ report: aClaimReport({ checks }) }))
  const rule = page.getByRole('listitem').filter({ hasText: 'A photo shows the same item as the scan.' })
  await expect.element(rule.getByText('Not decided')).toBeInTheDocument()
  await expect
    .element(rule.getByText('Photo 1: not decided whether it is the same as in the scan (Sweater), 52% alike.'))
    .toBeVisible()
  expect(rule.getByText('Our team decides.').elements()).toEqual([])
})

it('counts down to the decision while an operator has it', async () => {
  open(aClaim({ ...undecided, state: 'in_review', clock: clockOf({}) }))
  await expect.element(page.getByText('Our team decides within')).toBeVisible()
  await expect.element(page.getByText('41 h 29 min', { exact: true })).toBeVisible()
  await expect.element(page.getByText(/^2[23] h \d+ min left$/)).toBeVisible()
})

it('gives the reason of a rejection in one sentence', async () => {
  const checks = aClaimReport().checks.map((check) =>
    check.rule === 'photos_unused' ? { ...check, result: 'failed' as const } : check,
  )
  open(
    aClaim({
      state: 'rejected',
      paid_minor: minor(0),
      amount_minor: minor(0),
      report: aClaimReport({ outcome: 'reject', checks, amount_minor: minor(0) }),
    }),
  )
  await expect.element(page.getByText('This rule is not met: No photo was used in another claim.')).toBeVisible()
})

it('shows the value that an undeclared piece counts as', async () => {
  const [line] = aClaimReport().lines
  if (!line) throw new Error('no line')
  const lines = [
    {
      ...line,
      name: 'Blazer',
      retail_minor: minor(30_000),
      counted_minor: minor(10_000),
      market_value_minor: minor(5_600),
      amount_minor: minor(5_600),
    },
  ]
  open(aClaim({ report: aClaimReport({ lines, amount_minor: minor(5_600), sum_minor: minor(5_600) }) }))
  await expect.element(page.getByText('Not declared, so it counts as')).toBeVisible()
  await expect.element(page.getByText(priced('$100.00'))).toBeVisible()
})

it('appeals after a confirmation, with a reason', async () => {
  const bodies: unknown[] = []
  const appealed = aClaim({ state: 'appealed', can_appeal: false, clock: clockOf({}) })
  open(
    aClaim({ state: 'rejected' }),
    answerBy(getClaim, () => ({ success: true, data: bodies.length > 0 ? appealed : aClaim({ state: 'rejected' }) })),
    answerBy(appealClaim, async ({ request }) => {
      bodies.push(await request.json())
      return { success: true, data: appealed }
    }),
  )
  const why = page.getByLabelText('Why')
  const appeal = page.getByRole('button', { name: 'Appeal', exact: true })
  await why.fill('Too short')
  await appeal.click()
  await expect.element(page.getByText('Please write at least 20 characters.')).toBeVisible()
  await why.fill('It was new three weeks ago, the bill is on the photo.')
  await appeal.click()
  expect(bodies).toEqual([])
  await page.getByRole('button', { name: 'Yes, appeal' }).dblClick()
  await expect.element(page.getByText('Appealed', { exact: true })).toBeVisible()
  expect(bodies).toEqual([{ text: 'It was new three weeks ago, the bill is on the photo.' }])
})

const awaited = () =>
  aClaim({
    ...undecided,
    role: 'washer',
    state: 'in_review',
    reserved_minor: minor(3_360),
    may_deduct_minor: minor(3_360),
    deducted_minor: minor(0),
    can_reply: true,
    clock: clockOf({}),
  })

it('lets the Washer reply, and keeps the text when that fails', async () => {
  open(awaited(), refuse(replyToClaim, { status: 409, message: 'The time to answer is over.' }))
  await expect.element(page.getByText('Reserved from your earnings until the decision')).toBeVisible()
  await page.getByLabelText('Your answer').fill('It was washed cold, as the label says.')
  await page.getByRole('button', { name: 'Send answer' }).click()
  await page.getByRole('button', { name: 'Yes, send it' }).click()
  await expect.element(page.getByText('The time to answer is over.').first()).toBeVisible()
  await expect.element(page.getByLabelText('Your answer')).toHaveValue('It was washed cold, as the label says.')
})

it('sends the photos of a reply with it, and sends only the missing ones again after a failure', async () => {
  const keys: (string | null)[] = []
  const bodies: unknown[] = []
  const text = 'It was like this when I counted it in.'
  const photo = (id: ClaimPhotoId) => ({ id, url: aPhotoUrl, taken_at: null, used_before: id === 2 })
  const replied = aClaim({
    ...awaited(),
    can_reply: false,
    reply: { text, at: aClaim().clock.submitted_at, photos: [photo(toClaimPhotoId(1)), photo(toClaimPhotoId(2))] },
  })
  const handlers = [
    http.post('/api/claims/:id/reply-photos', ({ request }) => {
      const key = request.headers.get('idempotency-key')
      keys.push(key)
      const id = toClaimPhotoId(keys.indexOf(key) + 1)
      return keys.length === 2 ? HttpResponse.error() : HttpResponse.json({ success: true, data: photo(id) })
    }),
    answerBy(replyToClaim, async ({ request }) => {
      bodies.push(await request.json())
      return { success: true, data: replied }
    }),
    answerBy(getClaim, () => ({ success: true, data: bodies.length > 0 ? replied : awaited() })),
  ]
  open(awaited(), ...handlers)
  await userEvent.upload(page.getByLabelText('Add a photo'), [await aPicture(1), await aPicture(2)])
  await expect.element(page.getByText('2 of 4')).toBeVisible()
  await page.getByLabelText('Your answer').fill(text)
  const send = async () => {
    await page.getByRole('button', { name: 'Send answer' }).click()
    await expect.element(page.getByText('2 photos are included.')).toBeVisible()
    await page.getByRole('button', { name: 'Yes, send it' }).dblClick()
  }
  await send()
  await expect.element(page.getByText('2 photos are included.')).not.toBeInTheDocument()
  await expect.poll(() => keys.length).toBe(2)
  takeDown()
  open(awaited(), ...handlers)
  await expect.element(page.getByText('2 of 4')).toBeVisible()
  await expect.element(page.getByLabelText('Your answer')).toHaveValue(text)
  await send()
  const seen = page.getByRole('region', { name: 'Photos of the Washer’s answer' })
  await expect.element(seen.getByRole('button', { name: 'Photo 2 of the answer' })).toBeVisible()
  await expect.element(seen.getByText('Also used in another answer')).toBeVisible()
  expect([keys.length, new Set(keys).size, keys[2]]).toEqual([4, 2, keys[0]])
  expect(bodies).toEqual([{ text, photo_ids: [1, 2] }])
})

it('shows a decision when it is broadcast', async () => {
  let state: Claim['state'] = 'assessing'
  open(
    aClaim(),
    answerBy(getClaim, () => ({
      success: true,
      data: state === 'paid' ? aClaim() : aClaim({ ...undecided, state, report: null, clock: clockOf({}) }),
    })),
  )
  await expect.element(page.getByText('You claim up to')).toBeVisible()
  const channel = userChannel(aCustomer().id)
  await hasJoined(channel)
  state = 'paid'
  broadcast(channel, claimChanged.event, { claim_id: 100_007, order_id: 100_482, state })
  await expect.element(page.getByText('Credited to your wallet')).toBeVisible()
})

it('shows an error when the claim cannot be read, and reads it again', async () => {
  let fails = true
  open(
    aClaim(),
    http.get('/api/claims/:id', () =>
      fails
        ? HttpResponse.json({ success: false, message: 'Broken', code: 'unexpected' }, { status: 500 })
        : HttpResponse.json({ success: true, data: aClaim() }),
    ),
  )
  await expect.element(page.getByText('Your claims could not be loaded.')).toBeVisible()
  fails = false
  await page.getByRole('button', { name: 'Retry' }).click()
  await expect.element(page.getByText('Credited to your wallet')).toBeVisible()
})

it('lists claims, and opens the only one of an order', async () => {
  const { id, order_id, state, role, amount_minor, paid_minor } = aClaim()
  const row = {
    ...{ id, order_id, state, role: role as 'customer', amount_minor, paid_minor },
    items: [{ name: 'Sweater', problem: 'shrunk' as const, quantity: 1 }],
    submitted_at: aClaim().clock.submitted_at,
    decision_due_at: null,
    overdue_at: null,
    reply_until: null,
    may_deduct_minor: null,
    deducted_minor: null,
    can_reply: false,
    can_appeal: true,
  }
  const handlers = [
    answer(listClaims, { success: true, data: { claims: [row], next_cursor: null } }),
    answer(getClaim, { success: true, data: aClaim() }),
    answer(getCustody, { success: true, data: anEmptyChain() }),
  ]
  const app = renderRoute('/claims', { user: aCustomer(), handlers })
  await page.getByRole('link', { name: /CL-100007/ }).click()
  await expect.poll(app.path).toBe('/claims/100007')
})

it('lists the orders about which a claim may still be made, and until when', async () => {
  const delivered = (id: number, hoursAgo: number) =>
    anOrderCard({
      id: toOrderId(id),
      status: 'delivered',
      delivered_at: new Date(Date.now() - hoursAgo * 3_600_000).toISOString(),
    })
  const orders = answer(listOrders, {
    success: true,
    data: [delivered(100_483, 1), delivered(100_482, 49), anOrderCard()],
    next_cursor: null,
  })
  renderRoute('/claims', { user: aCustomer(), handlers: [orders] })
  const open = page.getByRole('region', { name: 'Orders you can report a problem with' })
  await expect
    .element(open.getByRole('link', { name: /^Report a problem until .*WL-100483$/ }))
    .toHaveAttribute('href', '/claims/new?order=100483')
  expect(open.getByRole('listitem').elements()).toHaveLength(1)
})

it('names how long an order can be reported where none can be', async () => {
  renderRoute('/claims', { user: aCustomer() })
  await expect
    .element(page.getByText('None right now. An order is listed here for 48 hours after delivery.'))
    .toBeVisible()
})
