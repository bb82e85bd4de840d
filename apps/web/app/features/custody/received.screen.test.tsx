import { getClaimForm } from '@washline/contract/claims/endpoints'
import { confirmReceived, getCustody, verifyCustody } from '@washline/contract/custody/endpoints'
import type { Custody, CustodyProof } from '@washline/contract/custody/schemas'
import { findRoute } from '@washline/contract/maps/endpoints'
import { confirmCompletion, getOrder } from '@washline/contract/orders/endpoints'
import type { Order } from '@washline/contract/orders/schemas'
import { getWallet, listPaymentMethods } from '@washline/contract/payments/endpoints'
import { getOrderRating } from '@washline/contract/ratings/endpoints'
import { sendPosition } from '@washline/contract/washers/endpoints'
import type { RequestHandler } from 'msw'
import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { SessionUser } from '../../platform/session/session-user.ts'
import { aCustody, aStep } from '../../platform/testing/a-custody.ts'
import { anAcceptedOrder } from '../../platform/testing/an-order.ts'
import { answer, answerBy, refuse, unreachable } from '../../platform/testing/answer.ts'
import { network } from '../../platform/testing/network.ts'
import { aCustomer } from '../../platform/testing/people.ts'
import { renderRoute } from '../../platform/testing/render-route.tsx'

const id = 100_482
const proven: CustodyProof = {
  ok: true,
  steps: 2,
  photos: 2,
  erased: 0,
  broken: null,
  checked_at: '2026-03-01T10:05:00.000Z',
}

function open(
  path: string,
  user: SessionUser,
  given: { order?: Order; custody?: Custody },
  handlers: RequestHandler[] = [],
) {
  const server = { order: given.order ?? anAcceptedOrder(), custody: given.custody ?? aCustody() }
  const app = renderRoute(`${path}?order=${id}`, {
    user,
    handlers: [
      ...handlers,
      answerBy(getOrder, () => ({ success: true, data: server.order })),
      answerBy(getCustody, () => ({ success: true, data: server.custody })),
      answer(verifyCustody, { success: true, data: proven }),
      answer(findRoute, {
        success: true,
        data: { distance_meters: 2_100, duration_seconds: 360, condition: 'ROUTE_EXISTS' },
      }),
      refuse(getWallet, { status: 404, message: 'Not found.' }),
      refuse(listPaymentMethods, { status: 404, message: 'Not found.' }),
      answer(sendPosition, { success: true }),
      refuse(getOrderRating, { status: 404, message: 'Not found.' }),
      refuse(getClaimForm, { status: 404, message: 'Not found.' }),
    ],
  })
  return { server, app }
}

const press = (name: string | RegExp) => page.getByRole('button', { name }).click()

const delivered = anAcceptedOrder({
  status: 'delivered',
  picked_up_at: '2026-03-01T10:00:00Z',
  delivered_at: '2026-03-01T12:00:00Z',
})

const whole = [
  { item_id: 1, quantity: 4 },
  { item_id: 2, quantity: 1 },
]

/** An order that came back; counts are appended to its chain. */
function openReturned() {
  const bodies: { counts: { item_id: number; quantity: number }[] | null }[] = []
  const calls: string[] = []
  const opened = open('/order-completed', aCustomer(), {
    order: delivered,
    custody: aCustody({ next: { step: 'received', by: 'customer' } }),
  })
  const { server } = opened
  const counting = answerBy(confirmReceived, async ({ request }) => {
    const body = (await request.json()) as (typeof bodies)[number]
    bodies.push(body)
    calls.push('count')
    const { manifest, steps } = server.custody
    const counts = manifest.map(({ item_id, name, quantity: expected }) => ({
      ...{ item_id, name, expected },
      quantity: body.counts?.find((count) => count.item_id === item_id)?.quantity ?? null,
    }))
    const differences = counts.filter(({ quantity, expected }) => quantity !== null && quantity !== expected)
    const step = aStep(steps.length + 1, { step: 'received', counts, differences })
    server.custody = aCustody({
      steps: [...steps, step],
      next: body.counts ? null : { step: 'received', by: 'customer' },
    })
    return { success: true, data: step }
  })
  const confirming = answerBy(confirmCompletion, () => {
    calls.push('confirm')
    server.order = { ...server.order, status: 'completed' }
    return { success: true, data: { id: delivered.id, status: 'completed' } }
  })
  network.use(counting, confirming)
  return { ...opened, bodies, calls, counting }
}
const tick = page.getByRole('button', { name: 'All 5 items are here' })
const savedText = page.getByText('Your count is saved. You can undo it until you confirm completion.')

it('lets the customer count the returned items', async () => {
  const { bodies } = openReturned()
  await press('Count one by one')
  await press('One less: Jeans')
  await page.getByRole('textbox', { name: 'Note' }).fill('The blue pair')
  await press('Save my count')
  await expect.element(page.getByText('Counted by the customer: the count differs')).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Save my count' })).not.toBeInTheDocument()
  expect(bodies).toEqual([
    { counts: [whole[0], { item_id: 2, quantity: 0 }], note: 'The blue pair', made_at: expect.any(String) },
  ])
})

it('saves with one tap that everything is back, and takes it back with another', async () => {
  const { bodies } = openReturned()
  await tick.click()
  await expect.element(savedText).toBeVisible()
  await expect.element(tick).toHaveAttribute('aria-pressed', 'true')
  await press('Undo the count')
  await expect.element(savedText).not.toBeInTheDocument()
  await expect.element(tick).toHaveAttribute('aria-pressed', 'false')
  await press(/^Handover record/)
  await expect.element(page.getByText('Count withdrawn by the customer')).toBeVisible()
  await tick.click()
  await expect.element(savedText).toBeVisible()
  expect(bodies.map(({ counts }) => counts)).toEqual([whole, null, whole])
})

it('keeps the tick on the phone without a network, and completes the order only behind it', async () => {
  const { app, bodies, calls, counting } = openReturned()
  network.use(unreachable(confirmReceived))
  await tick.click()
  await expect.element(page.getByText('Saved on this phone. We send it once you are online.')).toBeVisible()
  await expect.element(tick).toHaveAttribute('aria-pressed', 'true')
  await press('Confirm completion')
  await expect.element(page.getByText('You seem to be offline. Check the connection and try again.')).toBeVisible()
  expect(calls).toEqual([])
  network.use(counting)
  await press('Confirm completion')
  await expect.poll(() => calls).toEqual(['count', 'confirm'])
  expect(bodies).toMatchObject([{ counts: whole }])
  expect(app.path()).toContain('order')
})

it('hangs the items back one by one, asks for those that are left, and saves once all are there', async () => {
  const { bodies, calls } = openReturned()
  const out = page.getByRole('status').filter({ hasText: /^Counted out/ })
  await expect.element(out).toHaveTextContent('Counted out?not counted yet')
  await press('T-shirt ×4')
  await expect.element(out).toHaveTextContent('Counted out4')
  await press('1 item to count')
  await expect.element(page.getByRole('button', { name: 'Jeans ×1' })).toHaveFocus()
  expect(calls).toEqual([])
  await userEvent.keyboard('{Enter}')
  await expect.element(savedText).toBeVisible()
  await expect.element(tick).toHaveAttribute('aria-pressed', 'true')
  expect(bodies.map(({ counts }) => counts)).toEqual([whole])
})

it('takes a missing item off with a second tap, and confirms behind that count', async () => {
  const { bodies, calls } = openReturned()
  await press('T-shirt ×4')
  await press('Jeans ×1')
  await expect.element(savedText).toBeVisible()
  await press('Jeans 1 of 1')
  await expect.element(page.getByText('Jeans: 0 of 1')).toBeVisible()
  await press('Confirm completion')
  await expect.poll(() => calls).toEqual(['count', 'count', 'confirm'])
  expect(bodies.at(-1)).toMatchObject({ counts: [whole[0], { item_id: 2, quantity: 0 }] })
})

it('sends a count that was entered and not saved before it confirms', async () => {
  const { bodies, calls } = openReturned()
  await press('Count one by one')
  await press('One less: Jeans')
  await press('Confirm completion')
  await expect.poll(() => calls).toEqual(['count', 'confirm'])
  expect(bodies).toMatchObject([{ counts: [whole[0], { item_id: 2, quantity: 0 }] }])
})

it('does not confirm past a count that the server refused, until it is discarded', async () => {
  const { calls } = openReturned()
  network.use(refuse(confirmReceived, { status: 422, message: 'Please count every item.', errors: { counts: ['x'] } }))
  await tick.click()
  await expect.element(page.getByText('Please count every item.')).toBeVisible()
  await press('Confirm completion')
  await expect.element(page.getByText('Please count every item.')).toBeVisible()
  expect(calls).toEqual([])
  await press('Undo the count')
  await expect.element(page.getByText('Please count every item.')).not.toBeInTheDocument()
  await press('Confirm completion')
  await expect.poll(() => calls).toEqual(['confirm'])
})
