import { toLedgerEntryId, toOrderId } from '@washline/contract/ids'
import { minor, toMajor, toMinor } from '@washline/contract/money'
import { getWallet, listPaymentMethods } from '@washline/contract/payments/endpoints'
import type { RequestHandler } from 'msw'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { answer, answerBy, refuse, unreachable } from '../../platform/testing/answer.ts'
import { network } from '../../platform/testing/network.ts'
import { aCustomer } from '../../platform/testing/people.ts'
import { priced, pricedPattern } from '../../platform/testing/priced.ts'
import { renderRoute } from '../../platform/testing/render-route.tsx'
import type { WalletEntry } from './use-wallet.ts'

const entry = (changes: Partial<WalletEntry> = {}): WalletEntry => ({
  id: toLedgerEntryId(1),
  kind: 'top_up',
  amount: toMajor(minor(2_000)),
  balance_after: toMajor(minor(2_000)),
  order_id: null,
  reason: null,
  created_at: '2026-11-15T08:00:00.000Z',
  ...changes,
})
const wallet = (balance: number, entries: WalletEntry[], next_cursor: string | null = null) =>
  answer(getWallet, { success: true, data: { balance: toMajor(toMinor(balance)), entries, next_cursor } })
const open = (...handlers: RequestHandler[]) =>
  renderRoute('/wallet', {
    user: aCustomer(),
    handlers: [...handlers, answer(listPaymentMethods, { success: true, payment_methods: [] })],
  })

it('shows the balance and every movement, by day, with its receipt', async () => {
  const ofOrder = { order_id: toOrderId(100_482), created_at: '2026-11-20T08:00:00.000Z' }
  open(
    wallet(23.5, [
      entry({
        id: toLedgerEntryId(4),
        kind: 'refund',
        amount: toMajor(minor(600)),
        balance_after: toMajor(minor(2_350)),
        reason: 'Came back damp',
        ...ofOrder,
      }),
      entry({
        id: toLedgerEntryId(3),
        kind: 'promise_credit',
        amount: toMajor(minor(400)),
        balance_after: toMajor(minor(1_750)),
        ...ofOrder,
      }),
      entry({
        id: toLedgerEntryId(2),
        kind: 'wallet_use',
        amount: toMajor(minor(-650)),
        balance_after: toMajor(minor(1_350)),
        ...ofOrder,
      }),
      entry(),
    ]),
  )
  await expect.element(page.getByRole('region', { name: 'Balance' }).getByText(priced('$23.50'))).toBeVisible()
  const day = page.getByRole('region', { name: 'Nov 20, 2026' })
  await expect
    .element(day.getByRole('link', { name: pricedPattern('Refund.*Came back damp.*WL-100482.*\\+$6.00') }))
    .toBeVisible()
  await expect
    .element(day.getByRole('link', { name: pricedPattern('Used for an order.*-$6.50.*Balance $13.50') }))
    .toHaveAttribute('href', '/receipt?order=100482')
  await expect.element(day.getByText('Promise missed: service fee refunded')).toBeVisible()
  await expect.element(page.getByRole('region', { name: 'Nov 15, 2026' }).getByText('Top-up')).toBeVisible()
})

it('shows older entries page by page', async () => {
  open(
    answerBy(getWallet, ({ request }) => {
      const isOlder = new URL(request.url).searchParams.get('cursor') === '7'
      const entries = isOlder
        ? [entry({ id: toLedgerEntryId(1), kind: 'credit', reason: 'Welcome' })]
        : [entry({ id: toLedgerEntryId(2) })]
      return { success: true, data: { balance: toMajor(minor(2_000)), entries, next_cursor: isOlder ? null : '7' } }
    }),
  )
  await page.getByRole('button', { name: 'Show older entries' }).click()
  await expect.element(page.getByText('Welcome')).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Show older entries' })).not.toBeInTheDocument()
})

it('opens the top-up', async () => {
  open(wallet(0, []))
  await expect.element(page.getByText('No transactions yet.')).toBeVisible()
  await page.getByRole('button', { name: 'Top Up' }).click()
  await expect.element(page.getByRole('dialog').getByLabelText('Amount', { exact: true })).toBeVisible()
})

it('shows an error, and retries', async () => {
  open(refuse(getWallet, { status: 403, message: 'You cannot do this.' }))
  await expect.element(page.getByText('You cannot do this.')).toBeVisible()
  network.use(wallet(1, []))
  await page.getByRole('button', { name: 'Retry' }).click()
  await expect.element(page.getByText(priced('$1.00'))).toBeVisible()
})

it('shows an error without a network', async () => {
  open(unreachable(getWallet))
  await expect.element(page.getByText('You seem to be offline. Check the connection and try again.')).toBeVisible()
})
