import { getClaim, getClaimForm, submitClaim, uploadClaimPhoto } from '@washline/contract/claims/endpoints'
import { getCustody } from '@washline/contract/custody/endpoints'
import { HttpResponse, http, type RequestHandler } from 'msw'
import { beforeEach, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { wipeDrafts } from '../../platform/device/draft-store.ts'
import { wipeQueued } from '../../platform/queue/queue-store.ts'
import { aClaim, aClaimForm, aFormItem, anEmptyChain } from '../../platform/testing/a-claim.ts'
import { aPicture } from '../../platform/testing/a-picture.ts'
import { answer, answerBy, refuse } from '../../platform/testing/answer.ts'
import { aCustomer } from '../../platform/testing/people.ts'
import { pressAnyway } from '../../platform/testing/press-anyway.ts'
import { priced } from '../../platform/testing/priced.ts'
import { renderRoute } from '../../platform/testing/render-route.tsx'

beforeEach(async () => {
  sessionStorage.clear()
  await Promise.all([wipeDrafts(), wipeQueued()])
})

let photoId = 0
const uploads = answerBy(uploadClaimPhoto, () => {
  photoId += 1
  return { success: true, data: { id: photoId, url: '/x', taken_at: null } }
})

const open = (...handlers: RequestHandler[]) =>
  renderRoute('/claims/new?order=100482', {
    user: aCustomer(),
    handlers: [
      ...handlers,
      answer(getClaimForm, { success: true, data: aClaimForm() }),
      answer(getClaim, { success: true, data: aClaim() }),
      answer(getCustody, { success: true, data: anEmptyChain() }),
      uploads,
    ],
  })
const send = page.getByRole('button', { name: /Send claim/ })
const description = page.getByLabelText('What happened')
const addPhotos = async (...files: File[]) => {
  await userEvent.upload(page.getByLabelText('Add a photo'), files)
  await expect.element(page.getByText(`${files.length} of 6`)).toBeVisible()
}
const fill = async () => {
  await page.getByLabelText('About how old').selectOptions('12 months')
  await page.getByLabelText('Condition before').selectOptions('Good, some signs of wear')
  await description.fill('One pair of the blue socks did not come back.')
}

it('starts with what was counted in and not out, and computes the amount as the server does', async () => {
  open()
  await expect
    .element(page.getByText('Counted in 6, counted out 5: we already selected what is missing.'))
    .toBeVisible()
  await expect.element(page.getByRole('checkbox', { name: /Socks/ })).toBeChecked()
  await expect.element(page.getByLabelText('What is wrong with it')).toHaveValue('lost')
  await page.getByLabelText('Price of a new one today').fill('12')
  await page.getByLabelText('About how old').selectOptions('12 months')
  await page.getByLabelText('Condition before').selectOptions('Good, some signs of wear')
  await expect.element(send).toHaveTextContent(priced('Send claim$6.40'))
})

it('shows missing fields, and sends nothing', async () => {
  open()
  await pressAnyway(page.getByRole('checkbox', { name: /Sweater/ }))
  await send.click()
  await expect.element(page.getByText('Please choose what is wrong with it.')).toBeVisible()
  await expect.element(page.getByText('Please enter about how old it is.').first()).toBeVisible()
  await expect.element(page.getByText('Please add at least one photo.')).toBeVisible()
  await expect.element(page.getByText('Please describe what happened in at least 20 characters.')).toBeVisible()
})

it('sends the claim once, with its photos, and opens it', async () => {
  const bodies: unknown[] = []
  photoId = 0
  const app = open(
    answerBy(submitClaim, async ({ request }) => {
      bodies.push(await request.json())
      return { success: true, data: aClaim() }
    }),
  )
  await addPhotos(await aPicture(1), await aPicture(2))
  await fill()
  await send.dblClick()
  await expect.poll(app.path).toBe('/claims/100007')
  expect(bodies).toEqual([
    {
      order_id: 100_482,
      description: 'One pair of the blue socks did not come back.',
      items: [
        { item_id: 12, problem: 'lost', quantity: 1, retail_value_minor: 600, age_months: 12, condition: 'good' },
      ],
      photo_ids: [1, 2],
    },
  ])
})

it('warns about a featureless photo and a screenshot, and accepts none twice', async () => {
  open()
  await addPhotos(await aPicture(1), await aPicture(1, { plain: true }), await aPicture(3, { name: 'screen.png' }))
  await expect.element(page.getByText(/Photo 2 looks blurred/)).toBeVisible()
  await expect.element(page.getByText(/Photo 3 looks like a screenshot/)).toBeVisible()
  await send.click()
  await expect.element(page.getByText('Please decide about the photos in question.')).toBeVisible()
  await page.getByRole('button', { name: 'Use it anyway' }).nth(1).click()
  await page.getByRole('button', { name: 'Remove it' }).click()
  await expect.element(page.getByText('2 of 6')).toBeVisible()
  await userEvent.upload(page.getByLabelText('Add a photo'), [await aPicture(1)])
  await expect.element(page.getByText('You have already chosen this photo.')).toBeVisible()
  await expect.element(page.getByText('2 of 6')).toBeVisible()
})

it('queues the claim without a network, and keeps what was typed', async () => {
  let reachable = false
  const app = open(
    http.post('/api/orders/:id/claim-photos', () =>
      reachable
        ? HttpResponse.json({ success: true, data: { id: 1, url: '/x', taken_at: null } })
        : HttpResponse.error(),
    ),
    answer(submitClaim, { success: true, data: aClaim() }),
  )
  await addPhotos(await aPicture(1))
  await fill()
  await send.click()
  await expect.element(page.getByText('Your claim is saved on this device and not sent yet.')).toBeVisible()
  await expect.element(description).toHaveValue('One pair of the blue socks did not come back.')
  reachable = true
  await page.getByRole('button', { name: 'Send now' }).click()
  await expect.poll(app.path).toBe('/claims/100007')
})

it('shows the server’s refusal, and keeps the form', async () => {
  open(
    refuse(submitClaim, {
      status: 409,
      code: 'claim_window_over',
      message: 'The time to file a claim for this order is over.',
    }),
  )
  await addPhotos(await aPicture(1))
  await fill()
  await send.click()
  await expect.element(page.getByText('The time to file a claim for this order is over.')).toBeVisible()
  await expect.element(description).toHaveValue('One pair of the blue socks did not come back.')
  await expect.element(send).toBeVisible()
})

it('claims an order that was never delivered from the count at pickup, without a photo', async () => {
  const bodies: { photo_ids: unknown }[] = []
  const items = [aFormItem({ counted_in: 2, counted_out: null, missing: 2, claimable: 2, listed: 3 })]
  const app = open(
    answer(getClaimForm, { success: true, data: aClaimForm({ delivered_at: null, window_ends_at: null, items }) }),
    answerBy(submitClaim, async ({ request }) => {
      bodies.push((await request.json()) as { photo_ids: unknown })
      return { success: true, data: aClaim() }
    }),
  )
  await expect.element(page.getByText(/2 items were handed over at pickup and nothing came back/)).toBeVisible()
  await expect.element(page.getByRole('checkbox', { name: /Sweater/ })).toBeChecked()
  const problem = page.getByLabelText('What is wrong with it')
  await expect.element(problem).toHaveValue('lost')
  await expect.element(problem.getByRole('option', { name: 'Theft' })).toBeInTheDocument()
  await expect.element(problem.getByRole('option', { name: 'Torn' })).not.toBeInTheDocument()
  await fill()
  await send.click()
  await expect.poll(app.path).toBe('/claims/100007')
  expect(bodies).toMatchObject([{ items: [{ item_id: 11, problem: 'lost', quantity: 2 }], photo_ids: [] }])
})

it('accepts a theft and a wrong item, and explains what to show for it', async () => {
  const bodies: unknown[] = []
  const app = open(
    answerBy(submitClaim, async ({ request }) => {
      bodies.push(await request.json())
      return { success: true, data: aClaim() }
    }),
  )
  const problem = page.getByLabelText('What is wrong with it')
  await problem.selectOptions('Wrong item returned')
  await expect.element(page.getByText('For a wrong item, show what you got instead.')).toBeVisible()
  await problem.selectOptions('Theft')
  await addPhotos(await aPicture(1))
  await fill()
  await send.click()
  await expect.poll(app.path).toBe('/claims/100007')
  expect(bodies).toMatchObject([{ items: [{ problem: 'theft' }] }])
})

it.each([
  ['not_delivered', 'You can file a claim once the order is delivered, or two hours after its promised time.'],
  ['window_over', 'The time to file a claim for this order is over.'],
  ['nothing_left', 'Every item in this order is already part of a claim.'],
  ['cover_used', 'The coverage for this order is used up.'],
] as const)('explains why no claim is possible: %s', async (why_not, text) => {
  open(answer(getClaimForm, { success: true, data: aClaimForm({ can_claim: false, why_not }) }))
  await expect.element(page.getByText(text)).toBeVisible()
  await expect.element(send).not.toBeInTheDocument()
})
