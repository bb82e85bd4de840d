import {
  getEarnings,
  getEarningsOverTime,
  getPayoutAccount,
  linkPayoutAccount,
  listCashOuts,
  requestCashOut,
} from '@washline/contract/earnings/endpoints'
import { cashOutChanged } from '@washline/contract/earnings/realtime'
import type { CashOut, OrderEarning, PayoutAccount } from '@washline/contract/earnings/schemas'
import { toCashOutId, toOrderId } from '@washline/contract/ids'
import { minor } from '@washline/contract/money'
import { userChannel } from '@washline/contract/notifications/realtime'
import { setSandboxBankAccount } from '@washline/contract/payments/endpoints'
import { getConfig } from '@washline/contract/platform/endpoints'
import type { RequestHandler } from 'msw'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { aConfig } from '../../platform/testing/a-config.ts'
import { answer, answerBy, refuse, unreachable } from '../../platform/testing/answer.ts'
import { broadcast, hasJoined } from '../../platform/testing/live.ts'
import { network } from '../../platform/testing/network.ts'
import { aCustomer, aWasher } from '../../platform/testing/people.ts'
import { pressAnyway } from '../../platform/testing/press-anyway.ts'
import { priced } from '../../platform/testing/priced.ts'
import { renderRoute } from '../../platform/testing/render-route.tsx'
import type { Earnings } from './use-earnings.ts'

const washer = aWasher()

const anOrder = (changes: Partial<OrderEarning> = {}): OrderEarning => ({
  order_id: toOrderId(100_474),
  at: '2026-11-20T02:12:00.000Z',
  value_minor: minor(2_000),
  commission_minor: minor(300),
  tip_minor: minor(250),
  late_cancel_fee_minor: minor(0),
  deductions_minor: minor(0),
  corrections_minor: minor(0),
  net_minor: minor(1_950),
  reserved_minor: minor(0),
  state: 'pending',
  available_at: '2026-11-22T02:12:00.000Z',
  ...changes,
})

const someEarnings = (changes: Partial<Earnings> = {}): Earnings => ({
  balance: {
    available_minor: minor(28_550),
    pending_minor: minor(9_010),
    pending_deductions_minor: minor(1_050),
    next_available: { amount_minor: minor(9_010), at: '2026-11-22T02:12:00.000Z' },
  },
  cash_out: { minimum_minor: minor(500), instant_fee_minor: minor(100), running: null },
  months: ['2026-11', '2026-10'],
  orders: [anOrder(), anOrder({ order_id: toOrderId(100_466), state: 'available', net_minor: minor(2_465) })],
  next_cursor: null,
  ...changes,
})

const aCashOut = (changes: Partial<CashOut> = {}): CashOut => ({
  id: toCashOutId(100_001),
  amount_minor: minor(12_000),
  fee_minor: minor(0),
  method: 'standard',
  state: 'sent',
  destination: '6789',
  reason: null,
  requested_at: '2026-11-19T02:00:00.000Z',
  sent_at: '2026-11-19T02:00:01.000Z',
  settled_at: null,
  ...changes,
})

const ready: PayoutAccount = { state: 'ready', destination: '6789', instant: true }
const cashOuts = (...cash_outs: CashOut[]) =>
  answer(listCashOuts, { success: true, data: { cash_outs, next_cursor: null } })
const week = ['14', '15', '16', '17', '18', '19', '20'].map((day, index) => ({
  from: `2026-11-${day}`,
  amount_minor: minor(index === 6 ? 9_010 : 0),
  orders: index === 6 ? 2 : 0,
}))

const lastWeek = {
  span: 'week' as const,
  from: '2026-11-14',
  to: '2026-11-20',
  total_minor: minor(9_010),
  orders: 2,
  bars: week,
}
const open = (
  {
    handlers = [],
    earnings = {},
    account = ready,
  }: { handlers?: RequestHandler[]; earnings?: Partial<Earnings>; account?: PayoutAccount } = {},
  path = '/earnings',
) =>
  renderRoute(path, {
    user: washer,
    handlers: [
      ...handlers,
      answer(getEarnings, { success: true, data: someEarnings(earnings) }),
      answer(getPayoutAccount, { success: true, data: account }),
      answer(getEarningsOverTime, { success: true, data: lastWeek }),
      cashOuts(),
    ],
  })

const button = (name: string | RegExp) => page.getByRole('button', { name })
const dialog = () => page.getByRole('dialog', { name: 'Cash Out' })

it('shows available, pending and reserved earnings, and explains each order', async () => {
  open()
  const money = page.getByRole('article', { name: 'Your money' })
  for (const text of [priced('$285.50'), priced('$90.10'), priced('$10.50')])
    await expect.element(money.getByText(text, { exact: true }).first()).toBeVisible()
  await page.getByText('WL-100474').click()
  for (const text of ['Order value', 'Commission, 15%', priced('-$3.00'), 'Tip', 'You receive'])
    await expect.element(page.getByText(text, { exact: true }).first()).toBeVisible()
})

it('shows earnings as a chart, as a summary and as a table', async () => {
  open()
  await expect.element(page.getByRole('img', { name: priced('Last 7 days: Nov 20 $90.10') })).toBeVisible()
  await page.getByText('Show as a table').click()
  await expect.element(page.getByRole('row', { name: priced('Nov 20 2 $90.10') })).toBeVisible()
  await expect.element(button('Week')).toHaveAttribute('aria-pressed', 'true')
})

it('pays out once, with the fee of an instant one, also when pressed twice', async () => {
  const sent: unknown[] = []
  open({
    handlers: [
      answerBy(requestCashOut, async ({ request }) => {
        sent.push(await request.json())
        return { success: true, data: aCashOut({ state: 'requested' }) }
      }),
    ],
  })
  await pressAnyway(button(/^Cash Out/))
  await dialog().getByLabelText('Amount').fill('50')
  await dialog().getByLabelText(priced('Instant, $1.00')).click()
  await expect.element(dialog().getByText(priced('$49.00'))).toBeVisible()
  await expect.element(dialog().getByText('Account ending in 6789')).toBeVisible()
  await dialog().getByRole('button', { name: 'Cash Out' }).dblClick()
  await expect.element(page.getByText('Your payout has started.')).toBeVisible()
  expect(sent).toEqual([{ amount_minor: 5_000, method: 'instant' }])
})

it('shows errors at the amount, from the form and from the server, and keeps what was typed', async () => {
  open({
    handlers: [
      refuse(requestCashOut, {
        status: 422,
        message: 'Please check the highlighted fields.',
        errors: { amount_minor: ['This is more than you have available.'] },
      }),
    ],
  })
  await pressAnyway(button(/^Cash Out/))
  const amount = dialog().getByLabelText('Amount')
  await expect.element(amount).toHaveValue('285.50')
  await amount.fill('3')
  await dialog().getByRole('button', { name: 'Cash Out' }).click()
  await expect.element(page.getByText(priced('The minimum payout is $5.00.'))).toBeVisible()
  await amount.fill('100')
  await dialog().getByRole('button', { name: 'Cash Out' }).click()
  await expect.element(page.getByText('This is more than you have available.')).toBeVisible()
  await expect.element(amount).toHaveValue('100')
})

it('explains a refusal by a cash-out from another tab', async () => {
  open({
    handlers: [
      refuse(requestCashOut, { status: 409, code: 'cash_out_running', message: 'A payout is already on its way.' }),
    ],
  })
  await pressAnyway(button(/^Cash Out/))
  await dialog().getByRole('button', { name: 'Cash Out' }).click()
  await expect.element(page.getByText('A payout is already on its way.')).toBeVisible()
})

const { balance } = someEarnings()
it.each([
  ['too little', { balance: { ...balance, available_minor: minor(400) } }, priced('You can cash out $5.00 or more.')],
  [
    'one is on its way',
    { cash_out: { ...someEarnings().cash_out, running: aCashOut() } },
    priced('A payout of $120.00 is on its way. You can request the next one once it has arrived.'),
  ],
])('disables the cash-out when there is %s, and explains why', async (_, earnings, text) => {
  open({ earnings })
  await expect.element(page.getByText(text)).toBeVisible()
  await pressAnyway(button(/^Cash Out/))
  await expect.element(page.getByRole('alert').getByText(text)).toBeVisible()
  await expect.element(dialog()).not.toBeInTheDocument()
})

it('links to the payout account first, and back from it', async () => {
  let sent: unknown
  const { path } = open({
    account: { state: 'none', destination: null, instant: false },
    handlers: [
      answerBy(setSandboxBankAccount, async ({ request }) => {
        sent = await request.json()
        return { success: true as const, data: { payouts_enabled: true, instant_available: true, last4: '6789' } }
      }),
    ],
  })
  await expect.element(page.getByText('First, set up your payout account.')).toBeVisible()
  await button(/^Cash Out/).click()
  await expect.element(page.getByRole('heading', { name: 'Payout account' })).toBeVisible()
  await button('Save').click()
  await expect.element(page.getByText('Your account number is invalid.')).toBeVisible()
  await page.getByLabelText('Account number').fill('000 123 456 789')
  await page.getByLabelText('Current password').fill('long enough')
  await button('Save').click()
  await expect.poll(path).toBe('/earnings')
  expect(sent).toEqual({ account_number: '000123456789', current_password: 'long enough' })
})

it('asks for the password before the page of the payout service', async () => {
  const text = 'This is not your current password.'
  open({
    account: { state: 'none', destination: null, instant: false },
    handlers: [
      answer(getConfig, aConfig({ stripe: { publishable_key: 'pk_test_1' } })),
      refuse(linkPayoutAccount, { status: 422, message: text, errors: { current_password: [text] } }),
    ],
  })
  await page.getByRole('link', { name: 'Set up payout account' }).click()
  await page.getByLabelText('Current password').fill('a guess')
  await button('Continue').click()
  await expect.element(page.getByText(text)).toBeVisible()
  let sent: unknown
  network.use(
    answerBy(linkPayoutAccount, async ({ request }) => {
      sent = await request.json()
      return { success: true as const, data: { url: '#payouts' } }
    }),
  )
  await page.getByLabelText('Current password').fill('long enough')
  await button('Continue').click()
  await expect.poll(() => window.location.hash).toBe('#payouts')
  expect(sent).toEqual({ current_password: 'long enough' })
})

it('updates a cash-out live, and gives the reason when the money came back', async () => {
  open({ handlers: [cashOuts(aCashOut())] })
  await expect.element(page.getByText('On its way', { exact: true })).toBeVisible()
  await hasJoined(userChannel(washer.id))
  const failed = aCashOut({
    state: 'failed',
    reason: 'The bank account is closed. Please use another one.',
    settled_at: '2026-11-19T03:00:00.000Z',
  })
  network.use(cashOuts(failed))
  broadcast(userChannel(washer.id), cashOutChanged.event, { cash_out: failed })
  await expect.element(page.getByText('Failed', { exact: true })).toBeVisible()
  await expect
    .element(page.getByText('The bank account is closed. Please use another one. The money is back in your balance.'))
    .toBeVisible()
})

it('has an empty state, and a retry when nothing can be read', async () => {
  open({ handlers: [unreachable(getEarnings)] })
  await expect.element(page.getByText('Your earnings could not be loaded.'), { timeout: 8_000 }).toBeVisible()
  network.use(answer(getEarnings, { success: true, data: someEarnings({ orders: [], months: [] }) }))
  await button('Retry').click()
  await expect.element(page.getByText('No earnings yet')).toBeVisible()
})

it('states that the payout account could not be read, reads it again, and names what is missing', async () => {
  open({ handlers: [unreachable(getPayoutAccount)] })
  const account = page.getByRole('region', { name: 'Payout account' })
  const text = 'Your payout account could not be loaded.'
  await expect.element(account.getByRole('alert').getByText(text), { timeout: 8_000 }).toBeVisible()
  await expect.element(account.getByRole('link')).not.toBeInTheDocument()
  network.use(
    answer(getPayoutAccount, { success: true, data: { state: 'incomplete', destination: null, instant: false } }),
  )
  await account.getByRole('button', { name: 'Retry' }).click()
  await expect.element(account.getByText('Not ready yet: a few details are missing.')).toBeVisible()
  await expect.element(account.getByRole('link', { name: 'Set up payout account' })).toBeVisible()
})

it('sends customers away', async () => {
  const { path } = renderRoute('/earnings', { user: aCustomer() })
  await expect.poll(path).toBe('/home-screen')
})
