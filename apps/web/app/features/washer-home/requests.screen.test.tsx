import { type IncomingRequest, respondToRequest } from '@washline/contract/dispatch/endpoints'
import { toOfferId, toOrderId } from '@washline/contract/ids'
import { minor } from '@washline/contract/money'
import type { RequestHandler } from 'msw'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { aRequest, washerMarket } from '../../platform/testing/a-washer-market.ts'
import { answerBy } from '../../platform/testing/answer.ts'
import { aWasher } from '../../platform/testing/people.ts'
import { renderRoute } from '../../platform/testing/render-route.tsx'

const open = ({ requests, handlers = [] }: { requests: IncomingRequest[]; handlers?: RequestHandler[] }) =>
  renderRoute('/home-screen', { user: aWasher(), handlers: [...handlers, ...washerMarket({ requests })] })

const button = (name: string) => page.getByRole('button', { name, exact: true })
const cards = () => page.getByRole('article', { name: /^Request:/ })
const reasons = () => page.getByRole('group', { name: 'Skipped. Why? (optional)' })

const skips = (requests: IncomingRequest[], bodies: unknown[]) =>
  answerBy(respondToRequest, async ({ request }) => {
    bodies.push(await request.json())
    requests.pop()
    return { success: true, data: { order_id: 100_479, status: 'skipped' } }
  })

it('shows the area of a request, and whether it has a note', async () => {
  const nowhere = { area: null, latitude: 3.1475, longitude: 101.7125 }
  open({
    requests: [
      aRequest({ has_note: true }),
      aRequest({ order_id: toOrderId(100_480), notification_id: toOfferId(8), pickup_location: nowhere }),
    ],
  })
  const [first, second] = [cards().nth(0), cards().nth(1)]
  await expect.element(first.getByText('Near Linden, Harbour Town')).toBeVisible()
  await expect.element(first.getByText(/^With a note from the customer/)).toBeVisible()
  await expect.element(second.getByText('You see the address after you accept.', { exact: true })).toBeVisible()
  expect(second.element().textContent).not.toContain('Near')
})

it.each([
  [0, 'A free second wash of your own work. It is not paid, because the first wash did not come out clean.'],
  [850, 'A free second wash for the customer. You are paid as usual.'],
])('names a free second wash, and what it pays: %d', async (pay, text) => {
  open({ requests: [aRequest({ is_rewash: true, net_pay_minor: minor(pay) })] })
  await expect.element(cards().nth(0).getByText(text)).toBeVisible()
})

it('has a request at the place of the hint of a first visit, which comes back after it', async () => {
  const requests = [aRequest()]
  open({ requests, handlers: [skips(requests, [])] })
  const hint = page.getByText('Good to know:')
  await expect.element(button('Skip')).toBeVisible()
  await expect.element(hint).not.toBeVisible()
  await button('Skip').click()
  await expect.element(hint).toBeVisible()
})

it('skips a request with one tap, and sends the reason afterwards', async () => {
  const bodies: unknown[] = []
  const requests = [aRequest()]
  open({ requests, handlers: [skips(requests, bodies)] })
  await button('Skip').click()
  await expect.element(page.getByText('No incoming requests at the moment')).toBeVisible()
  await expect.poll(() => bodies).toEqual([{ notification_id: 7, response: 'skip' }])
  await expect.element(reasons()).toHaveFocus()
  await button('Too far').click()
  await expect.element(reasons()).not.toBeInTheDocument()
  await expect
    .poll(() => bodies)
    .toEqual([
      { notification_id: 7, response: 'skip' },
      { notification_id: 7, response: 'skip', reason: 'too_far' },
    ])
})

it('skips without a reason', async () => {
  const bodies: unknown[] = []
  const requests = [aRequest()]
  open({ requests, handlers: [skips(requests, bodies)] })
  await button('Skip').click()
  await reasons().getByRole('button', { name: 'Close' }).click()
  await expect.element(reasons()).not.toBeInTheDocument()
  expect(bodies).toEqual([{ notification_id: 7, response: 'skip' }])
})
