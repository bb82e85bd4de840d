import { minor } from '@washline/contract/money'
import { getReceipt } from '@washline/contract/orders/endpoints'
import type { Receipt } from '@washline/contract/orders/receipt'
import type { RequestHandler } from 'msw'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { aReceipt, aWashersReceipt } from '../../platform/testing/a-receipt.ts'
import { answer, refuse, unreachable } from '../../platform/testing/answer.ts'
import { network } from '../../platform/testing/network.ts'
import { aCustomer, aWasher } from '../../platform/testing/people.ts'
import { priced } from '../../platform/testing/priced.ts'
import { renderRoute } from '../../platform/testing/render-route.tsx'

const shows = (receipt: Receipt) => answer(getReceipt, { success: true, data: receipt })
const open = (handler: RequestHandler, user = aCustomer(), path = '/receipt?order=100482') =>
  renderRoute(path, { user, handlers: [handler] })
const ticket = page.getByRole('article', { name: 'Receipt of order WL-100482' })
const part = (name: string) => ticket.getByRole('region', { name })

it('explains each amount to the customer, and the sums', async () => {
  open(shows(aReceipt()))
  await expect.element(ticket.getByText('Total paid')).toBeVisible()
  const parts = {
    Items: priced('3 × Jeans$5.00 each$15.00List corrected by the WasherThree, not four$20.00 → $15.00'),
    Price:
      priced('Laundry$15.00Service fee10% of the laundry, at least $2.00, and $2.00 for a medium load.$4.00') +
      priced('Coverage up to $1,000.00$3.00Subtotal$22.00'),
    Paid: priced('From the walletThe wallet pays first.$5.00Charged to Visa ending 4242$17.00Subtotal$22.00'),
    'Later changes':
      priced('Service fee refunded to the walletThe three-hour promise was missed.-$4.00') +
      priced(
        'Tip from Visa ending 4242The Washer receives all of it.$3.00Refund to Visa ending 4242Came back damp-$6.00Subtotal-$7.00',
      ),
  }
  for (const [name, text] of Object.entries(parts)) await expect.element(part(name)).toHaveTextContent(name + text)
  await expect.element(ticket.getByText('Total', { exact: true })).toBeVisible()
  await expect.element(page.getByRole('region', { name: 'Who and when' }).getByText('Noor’s Wash Room')).toBeVisible()
  await expect.element(page.getByText('missed', { exact: true })).toBeVisible()
})

it('shows the Washer the earnings, and nothing of the customer’s card', async () => {
  open(shows(aWashersReceipt()), aWasher())
  await expect
    .element(part('Earned'))
    .toHaveTextContent(priced('EarnedLaundry$15.00Commission15% of the laundry.-$2.25Subtotal$12.75'))
  await expect
    .element(part('Later changes'))
    .toHaveTextContent(priced('Later changesTipThe Washer receives all of it.$3.00'))
  await expect.element(ticket.getByText('Your total earnings')).toBeVisible()
  await expect.element(page.getByText('4242')).not.toBeInTheDocument()
})

it('shows that a cancelled order cost nothing', async () => {
  const nothing = { lines: [], sum_minor: minor(0) }
  open(shows(aReceipt({ status: 'cancelled', bill: nothing, paid: nothing, since: nothing, total_minor: minor(0) })))
  await expect.element(ticket.getByText('You were not charged.')).toBeVisible()
})

it('shows what an open order has authorized, and that it is a maximum', async () => {
  const held = { kind: 'card_authorized' as const, amount_minor: minor(2_200), card: null, reason: null, at: null }
  open(
    shows(
      aReceipt({
        status: 'pending',
        is_open: true,
        paid: { lines: [{ ...held, card: { brand: 'visa', last4: '4242' } }], sum_minor: minor(2_200) },
        since: { lines: [], sum_minor: minor(0) },
        total_minor: minor(2_200),
      }),
    ),
  )
  await expect
    .element(part('Authorized'))
    .toHaveTextContent(
      priced('AuthorizedAuthorized on Visa ending 4242Nothing is charged before the order is completed.$22.00'),
    )
  await expect.element(ticket.getByText('You pay at most')).toBeVisible()
})

it('shows an error, and retries', async () => {
  open(unreachable(getReceipt))
  await expect.element(page.getByText('You seem to be offline. Check the connection and try again.')).toBeVisible()
  network.use(shows(aReceipt()))
  await page.getByRole('button', { name: 'Retry' }).click()
  await expect.element(ticket).toBeVisible()
})

it('links back where the order is not theirs or does not exist', async () => {
  open(refuse(getReceipt, { status: 404, code: 'not_found', message: 'Not found.' }))
  await expect.element(page.getByText('Not found.')).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'Back to your orders' })).toBeVisible()
})

it('shows an error without an order', async () => {
  open(shows(aReceipt()), aCustomer(), '/receipt')
  await expect.element(page.getByText('Failed to fetch order. Please try again.')).toBeVisible()
})
