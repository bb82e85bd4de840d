import { listClaims } from '@washline/contract/claims/endpoints'
import type { ClaimSummary } from '@washline/contract/claims/schemas'
import { toClaimId, toOrderId, toUserId } from '@washline/contract/ids'
import { minor, toMajor, toMinor } from '@washline/contract/money'
import { userChannel } from '@washline/contract/notifications/realtime'
import { listOrders } from '@washline/contract/orders/list-endpoints'
import type { OrderSummary } from '@washline/contract/orders/summary'
import { getWallet, listPaymentMethods, topUpWallet } from '@washline/contract/payments/endpoints'
import type { RequestHandler } from 'msw'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { queryClient } from '../../platform/query.ts'
import { answer, answerBy, refuse } from '../../platform/testing/answer.ts'
import { hasJoined } from '../../platform/testing/live.ts'
import { network } from '../../platform/testing/network.ts'
import { aCustomer } from '../../platform/testing/people.ts'
import { priced, pricedPattern } from '../../platform/testing/priced.ts'
import { renderRoute } from '../../platform/testing/render-route.tsx'

const anOrder = (changes: Partial<OrderSummary>): OrderSummary => ({
  id: toOrderId(100_482),
  status: 'in_progress',
  item_count: 13,
  estimated_value: toMajor(minor(3_700)),
  total: toMajor(minor(4_270)),
  created_at: '2026-11-20T12:31:00.000Z',
  pickup_time: null,
  picked_up_at: new Date(Date.now() - 30_000).toISOString(),
  laundry_completed_at: null,
  pickup_location: null,
  user: { name: 'Mei Tan' },
  provider: { user_id: toUserId(100_002), name: 'Noor Wahid', provider: { business_name: 'Noor’s Wash Room' } },
  net_pay: null,
  ...changes,
})
const orders = (...data: OrderSummary[]) => answer(listOrders, { success: true, data, next_cursor: null })
const entry = {
  id: 'a',
  kind: 'top_up',
  amount: toMajor(minor(2_070)),
  balance_after: toMajor(minor(2_070)),
  order_id: null as number | null,
  reason: null,
  created_at: '2026-11-15T08:00:00.000Z',
}
const credits = ['compensation', 'promise_credit', 'credit', 'refund']
const wallet = (balance: number, entries = [entry]) =>
  answerBy(getWallet, ({ request }) => {
    const only = new URL(request.url).searchParams.get('only')
    const shown = only === 'credits' ? entries.filter(({ kind }) => credits.includes(kind)) : entries
    return { success: true, data: { balance: toMajor(toMinor(balance)), entries: shown, next_cursor: null } }
  })
const card = { id: 'pm_1', brand: 'visa', last4: '4242', exp_month: 8, exp_year: 2028 }
const cards = answer(listPaymentMethods, { success: true, payment_methods: [card] })
const open = (...handlers: RequestHandler[]) =>
  renderRoute('/dashboard', { user: aCustomer(), handlers: [...handlers, cards] })

it('shows the current order with a link that tracks it, and the past ones', async () => {
  open(orders(anOrder({}), anOrder({ id: toOrderId(100_461), status: 'completed' })), wallet(20.7))
  const ticket = page.getByRole('article', { name: 'Current order WL-100482' })
  await expect.element(ticket.getByRole('img', { name: 'Picked Up, Washing, Delivering: Washing' })).toBeVisible()
  await expect
    .element(ticket.getByRole('link', { name: 'Track Order' }))
    .toHaveAttribute('href', '/laundry-in-progress?order=100482')
  await expect.element(page.getByText('2 h 59 min')).toBeVisible()
  await expect.element(page.getByText(priced('$20.70'))).toBeVisible()
  await expect
    .element(page.getByRole('link', { name: /Noor’s Wash Room.*Completed/ }))
    .toHaveAttribute('href', '/order-completed?order=100461')
  await expect.element(page.getByRole('link', { name: 'See All' })).toHaveAttribute('href', '/order-history')
  expect(page.getByRole('heading', { name: 'Compensation History' }).query()).toBeNull()
})

it('offers Order Now without a current order, and lists compensations', async () => {
  const credit = { ...entry, kind: 'promise_credit', order_id: 100_461, amount: toMajor(minor(400)) }
  open(
    orders(),
    wallet(15, [
      { ...credit, id: 'b' },
      { ...entry, kind: 'compensation', amount: toMajor(minor(1_500)) },
      { ...entry, id: 'c' },
    ]),
  )
  await expect.element(page.getByRole('link', { name: 'Order Now' })).toHaveAttribute('href', '/order/scan')
  await expect.element(page.getByRole('heading', { name: 'Compensation History' })).toBeVisible()
  await expect.element(page.getByText('Promise missed: service fee refunded')).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'WL-100461' })).toHaveAttribute('href', '/receipt?order=100461')
  await expect.element(page.getByText('Top-up')).not.toBeInTheDocument()
})

it('marks a compensated order, and lists its items with what was paid and a link to the claim', async () => {
  const paid = { card_minor: minor(4_270), wallet_minor: minor(0), refunded_minor: minor(0) }
  const claim: ClaimSummary = {
    id: toClaimId(100_007),
    order_id: toOrderId(100_461),
    state: 'paid',
    role: 'customer',
    items: [{ name: 'Dress', problem: 'torn', quantity: 2 }],
    amount_minor: minor(1_500),
    paid_minor: minor(1_500),
    submitted_at: '2026-11-20T12:31:00.000Z',
    decision_due_at: null,
    overdue_at: null,
    reply_until: null,
    may_deduct_minor: null,
    deducted_minor: null,
    can_reply: false,
    can_appeal: false,
  }
  const asked: string[] = []
  open(
    orders(
      anOrder({ id: toOrderId(100_461), status: 'completed', paid: { ...paid, compensated_minor: minor(1_500) } }),
      anOrder({ id: toOrderId(100_460), status: 'completed', paid }),
    ),
    wallet(15, [{ ...entry, kind: 'compensation', amount: toMajor(minor(1_500)), order_id: 100_461 }]),
    answerBy(listClaims, ({ request }) => {
      const orderId = new URL(request.url).searchParams.get('order_id')
      if (orderId) asked.push(orderId)
      return { success: true, data: { claims: orderId ? [claim] : [], next_cursor: null } }
    }),
  )
  await expect
    .element(page.getByRole('link', { name: /Compensated/ }))
    .toHaveAttribute('href', '/order-completed?order=100461')
  await expect.element(page.getByRole('link', { name: /Completed/ })).toBeVisible()
  await expect.element(page.getByText(/2 × Dress · torn/i)).toBeVisible()
  await expect
    .element(page.getByRole('link', { name: pricedPattern('^Claim .*: $15.00 paid$') }))
    .toHaveAttribute('href', `/claims/${claim.id}`)
  expect(new Set(asked)).toEqual(new Set(['100461']))
})

it('tags the balance with the bonus of the last 30 days, and with none where there is none', async () => {
  const data = { balance: toMajor(minor(2_070)), entries: [], next_cursor: null }
  open(orders(), answer(getWallet, { success: true, data: { ...data, bonus_minor: minor(400) } }))
  await expect.element(page.getByText(priced('Bonus $4.00 in the last 30 days'))).toBeVisible()
  network.use(answer(getWallet, { success: true, data: { ...data, bonus_minor: minor(0) } }))
  await queryClient.invalidateQueries()
  await expect.element(page.getByText(/Bonus/)).not.toBeInTheDocument()
})

it('tops up from a saved card, from 1.00 up', async () => {
  const asked: unknown[] = []
  open(
    orders(),
    wallet(0, []),
    answerBy(topUpWallet, async ({ request }) => {
      asked.push(await request.json())
      network.use(wallet(25.5))
      return { success: true, data: { balance_minor: minor(2_550) } }
    }),
  )
  await page.getByRole('button', { name: 'Top Up' }).click()
  const dialog = page.getByRole('dialog')
  const submit = dialog.getByRole('button', { name: 'Top Up' })
  await submit.click()
  await expect.element(dialog.getByText('Please enter an amount greater than 0.')).toBeVisible()
  await dialog.getByLabelText('Amount', { exact: true }).fill('0.5')
  await expect.element(dialog.getByText(priced('The minimum top-up is $1.00.'))).toBeVisible()
  await dialog.getByLabelText('Amount', { exact: true }).fill('25.50')
  await submit.click()
  await expect.element(page.getByText('Your wallet has been topped up.')).toBeVisible()
  await expect.element(page.getByText(priced('$25.50'))).toBeVisible()
  expect(asked).toEqual([{ amount_minor: 2_550, payment_method_id: 'pm_1' }])
})

it('shows a declined top-up and keeps what was entered', async () => {
  const message = 'Your card was declined.'
  open(orders(), wallet(0, []), answer(topUpWallet, { success: false, error: 'card_declined', message }))
  await page.getByRole('button', { name: 'Top Up' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: priced('$20.00') }).click()
  await dialog.getByRole('button', { name: 'Top Up' }).click()
  await expect.element(dialog.getByText(message)).toBeVisible()
  await expect.element(dialog.getByLabelText('Amount', { exact: true })).toHaveValue('20')
})

it('shows a top-up refused without a reason', async () => {
  open(orders(), wallet(0, []), answer(topUpWallet, { success: false, error: 'card_declined', message: '' }))
  await page.getByRole('button', { name: 'Top Up' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: priced('$20.00') }).click()
  await dialog.getByRole('button', { name: 'Top Up' }).click()
  await expect.element(dialog.getByText('Payment failed', { exact: true })).toBeVisible()
})

it('links to the wallet', async () => {
  open(orders(), wallet(20.7))
  await expect.element(page.getByRole('link', { name: 'Wallet history' })).toHaveAttribute('href', '/wallet')
})

it('shows an error when the orders cannot be read', async () => {
  open(refuse(listOrders, { status: 403, message: 'You cannot do this.' }), wallet(0, []))
  await expect.element(page.getByText('You cannot do this.')).toBeVisible()
  await hasJoined(userChannel(aCustomer().id))
  await expect.poll(() => queryClient.isFetching()).toBe(0)
  network.use(orders())
  await page.getByRole('button', { name: 'Retry' }).click()
  await expect.element(page.getByRole('link', { name: 'Order Now' })).toBeVisible()
})
