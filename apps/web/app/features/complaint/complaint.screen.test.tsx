import {
  appealComplaint,
  complaintChanged,
  getComplaintForm,
  listWasherComplaints,
  submitComplaint,
  uploadComplaintPhoto,
} from '@washline/contract/complaints/endpoints'
import { complaintRefusals } from '@washline/contract/complaints/refusals'
import type { Complaint, ComplaintForm } from '@washline/contract/complaints/schemas'
import { complaintId, complaintPhotoId, toItemId, toOrderId } from '@washline/contract/ids'
import { minor } from '@washline/contract/money'
import { userChannel } from '@washline/contract/notifications/realtime'
import type { RequestHandler } from 'msw'
import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { aPicture } from '../../platform/testing/a-picture.ts'
import { answer, answerBy, refuse } from '../../platform/testing/answer.ts'
import { broadcast, hasJoined } from '../../platform/testing/live.ts'
import { aCustomer, aWasher } from '../../platform/testing/people.ts'
import { priced } from '../../platform/testing/priced.ts'
import { renderRoute } from '../../platform/testing/render-route.tsx'

const at = '2026-11-20T08:00:00.000Z'
const item = { item_id: toItemId(11), name: 'Jeans', left: 4, left_again: 0, price_minor: minor(500) }
const aForm = (changes: Partial<ComplaintForm> = {}): ComplaintForm => ({
  order_id: toOrderId(100_482),
  why_not: null,
  window_ends_at: '2026-12-04T08:00:00.000Z',
  items: [item],
  complaints: [],
  ...changes,
})
const aComplaint = (changes: Partial<Complaint> = {}): Complaint => ({
  id: complaintId.parse(100_001),
  order_id: toOrderId(100_482),
  state: 'washing',
  reason: 'not_clean',
  remedy: 'rewash',
  note: '',
  items: [{ item_id: item.item_id, name: 'Jeans', quantity: 2 }],
  photos: [],
  rule: 'second_wash',
  rewash_order_id: toOrderId(100_490),
  liable_party: 'washer',
  refunded_minor: minor(0),
  washer_reserved_minor: null,
  washer_deducted_minor: null,
  decision_reason: null,
  appeal: null,
  washer_appeal: null,
  submitted_at: at,
  decided_at: at,
  appeal_until: null,
  ...changes,
})
const open = (form: ComplaintForm, ...handlers: RequestHandler[]) =>
  renderRoute('/complaints?order=100482', {
    user: aCustomer(),
    handlers: [...handlers, answerBy(getComplaintForm, () => ({ success: true, data: form }))],
  })
const send = () => page.getByRole('button', { name: 'Ask for a second wash' }).click()

it('shows what became of a complaint without a reload', async () => {
  let form = aForm({ complaints: [aComplaint({ state: 'in_review' })] })
  const user = aCustomer()
  renderRoute('/complaints?order=100482', {
    user,
    handlers: [answerBy(getComplaintForm, () => ({ success: true, data: form }))],
  })
  await expect.element(page.getByText('Our team is reviewing it').first()).toBeVisible()
  await hasJoined(userChannel(user.id))
  form = aForm({ complaints: [aComplaint({ state: 'mended' })] })
  broadcast(userChannel(user.id), complaintChanged.event, { complaint_id: 100_001, order_id: 100_482, state: 'mended' })
  await expect.element(page.getByText('Washed again').first()).toBeVisible()
})

it('asks for items and a photo, sends them once, and shows the second wash', async () => {
  let form = aForm()
  const sent: unknown[] = []
  renderRoute('/complaints?order=100482', {
    user: aCustomer(),
    handlers: [
      answerBy(getComplaintForm, () => ({ success: true, data: form })),
      answer(uploadComplaintPhoto, { success: true, data: { id: complaintPhotoId.parse(7), url: '/x' } }),
      answerBy(submitComplaint, async ({ request }) => {
        sent.push(await request.json())
        form = aForm({ items: [{ ...item, left: 2 }], complaints: [aComplaint()] })
        return { success: true, data: aComplaint() }
      }),
    ],
  })
  await send()
  await expect.element(page.getByText('Please choose at least one item.')).toBeVisible()
  await expect.element(page.getByText('Please add at least one photo.')).toBeVisible()
  const more = page.getByRole('button', { name: 'One more: Jeans' })
  await more.click()
  await more.click()
  await page.getByRole('radio', { name: 'Wash it again, another Washer' }).click()
  await userEvent.upload(page.getByLabelText('Add a photo'), [await aPicture(1)])
  await expect.element(page.getByText('1 of 4')).toBeVisible()
  await send()
  await expect.element(page.getByText('Free second wash in progress')).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'Follow the second wash' })).toBeVisible()
  await expect.element(page.getByText('Ask for a second wash')).not.toBeVisible()
  await page.getByText('Something else is not clean?').click()
  await expect.element(page.getByText('0 of 4')).toBeVisible()
  expect(sent).toEqual([
    {
      order_id: 100_482,
      reason: 'not_clean',
      remedy: 'rewash',
      same_washer: false,
      washed_again: false,
      note: '',
      items: [{ item_id: 11, quantity: 2 }],
      photo_ids: [7],
    },
  ])
})

it('names the refund where the second wash did not help, and offers no further one', async () => {
  open(aForm({ items: [{ ...item, left: 0, left_again: 2 }], complaints: [aComplaint({ state: 'mended' })] }))
  await page.getByText('Something else is not clean?').click()
  await expect.element(page.getByRole('button', { name: 'Ask for the refund' })).toBeVisible()
  await expect.element(page.getByText('How should we fix it?')).not.toBeInTheDocument()
})

it('shows why nothing can be complained about', async () => {
  open(aForm({ why_not: 'window_over', items: [] }))
  await expect.element(page.getByText('The time to complain about this wash is over.')).toBeVisible()
})

it('shows an error with a retry', async () => {
  open(aForm(), refuse(getComplaintForm, { status: 404, message: 'Not found.' }))
  await expect.element(page.getByRole('button', { name: 'Retry' })).toBeVisible()
})

it('lets the customer appeal a refund, and shows a refusal', async () => {
  const refunded = { state: 'refunded', refunded_minor: minor(500), rewash_order_id: null } as const
  open(
    aForm({ complaints: [aComplaint({ ...refunded, appeal_until: '2026-11-27T08:00:00.000Z' })] }),
    refuse(appealComplaint, complaintRefusals.appealOver),
  )
  await expect.element(page.getByText(priced('$5.00 refunded'))).toBeVisible()
  await page.getByRole('button', { name: /^Appeal until/ }).click()
  await page.getByLabelText('What is wrong with it?').fill('I paid for a whole wash of these jeans.')
  await page.getByRole('button', { name: 'Send' }).click()
  await expect.element(page.getByText('The time to appeal is over.')).toBeVisible()
})

it.each([
  [{ washer_deducted_minor: minor(850) }, priced('$8.50 of your pay was deducted.')],
  [{ washer_reserved_minor: minor(850) }, priced('Up to $8.50 of your pay is reserved.')],
  [{ liable_party: 'market' as const }, 'It costs you nothing.'],
])('shows the Washer what a second wash costs them', async (changes, text) => {
  renderRoute('/complaints', {
    user: aWasher(),
    handlers: [
      answer(listWasherComplaints, { success: true, data: [aComplaint({ ...changes, rewash_order_id: null })] }),
    ],
  })
  await expect.element(page.getByText(text)).toBeVisible()
})
