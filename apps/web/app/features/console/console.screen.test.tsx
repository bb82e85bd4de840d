import { getConsoleBalances, listConsoleTransfers } from '@washline/contract/console/books'
import {
  getConsoleOrder,
  listConsoleAlerts,
  listConsoleOrders,
  refundConsoleOrder,
} from '@washline/contract/console/endpoints'
import { getConsoleLive } from '@washline/contract/console/live'
import type { ConsoleOrderMoney, ConsoleOrderRow } from '@washline/contract/console/schemas'
import { getConsoleWaiting } from '@washline/contract/console/waiting'
import {
  beginSecondFactor,
  confirmSecondFactor,
  getSecondFactor,
} from '@washline/contract/identity/second-factor-endpoints'
import { toOrderId, toUserId } from '@washline/contract/ids'
import { listLedgerProofs } from '@washline/contract/ledger/endpoints'
import { minor } from '@washline/contract/money'
import { listRatingReports } from '@washline/contract/ratings/report-endpoints'
import { listConsoleReports } from '@washline/contract/safety/endpoints'
import type { RequestHandler } from 'msw'
import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { aLiveBoard } from '../../platform/testing/a-live-board.ts'
import { aReceipt, aWashersReceipt } from '../../platform/testing/a-receipt.ts'
import { answer, answerBy, refuse, unreachable } from '../../platform/testing/answer.ts'
import { network } from '../../platform/testing/network.ts'
import { anOperator } from '../../platform/testing/people.ts'
import { priced } from '../../platform/testing/priced.ts'
import { renderRoute } from '../../platform/testing/render-route.tsx'

const mei = { id: toUserId(100_001), name: 'Mei Tan', email: 'mei@example.test' }
const noor = { id: toUserId(100_002), name: 'Noor Wahid', email: 'noor@example.test' }
const row = (id: number): ConsoleOrderRow => ({
  id: toOrderId(id),
  status: 'completed',
  customer: mei,
  washer: noor,
  placed_at: '2026-11-20T04:30:00.000Z',
})
const card = { owner: 'platform', name: 'card_clearing', person: null } as const
const escrow = { owner: 'order', name: 'escrow', person: null } as const
const earnings = { owner: 'user', name: 'earnings_pending', person: { id: noor.id, name: noor.name } } as const
const money = (changes: Partial<ConsoleOrderMoney> = {}): ConsoleOrderMoney => ({
  order: { ...row(100_482), customer: mei, washer: noor, completed_at: '2026-11-20T08:00:00.000Z', cancelled_at: null },
  transfers: [
    {
      id: 'a',
      kind: 'card_authorization',
      reason: null,
      state: 'posted',
      at: '2026-11-20T04:30:00.000Z',
      settled_at: '2026-11-20T08:00:00.000Z',
      by: null,
      postings: [{ from: card, to: escrow, amount_minor: minor(2_200), moved_minor: minor(2_000) }],
    },
  ],
  payments: [],
  refunds: [],
  sums: {
    came_in_minor: minor(2_000),
    accounts: [
      { account: card, net_minor: minor(-2_000) },
      { account: earnings, net_minor: minor(2_000) },
    ],
    pending_minor: minor(0),
    in_escrow_minor: minor(0),
    refundable_minor: minor(2_000),
  },
  receipts: { customer: aReceipt(), washer: aWashersReceipt() },
  actions: 3,
  moves: { version: 7, reassign: false, cancel: null, complete: null },
  ...changes,
})
const orders = (...rows: ConsoleOrderRow[]) =>
  answer(listConsoleOrders, { success: true, data: { orders: rows, next_cursor: null } })
const order = (changes?: Partial<ConsoleOrderMoney>) => answer(getConsoleOrder, { success: true, data: money(changes) })
const proven = answer(getSecondFactor, {
  success: true,
  data: { since: '2026-11-01T08:00:00.000Z', recovery_codes_left: 10, proven: true },
})
const open = (path: string, ...handlers: RequestHandler[]) =>
  renderRoute(path, { user: anOperator(), handlers: [proven, ...handlers] })

it('lists and filters orders; j and Enter open one, Escape closes it', async () => {
  const app = open(
    '/ops?tab=orders',
    answerBy(listConsoleOrders, ({ request }) => {
      const found = new URL(request.url).searchParams.get('search') === 'mei'
      return {
        success: true,
        data: { orders: found ? [row(100_482)] : [row(100_483), row(100_482)], next_cursor: null },
      }
    }),
    order(),
  )
  const list = page.getByRole('list', { name: 'All orders' })
  await expect.element(list.getByRole('link', { name: /WL-100483/ })).toBeVisible()
  await page.getByRole('searchbox').fill('mei')
  await expect.poll(() => list.getByRole('listitem').elements().length).toBe(1)
  await userEvent.keyboard('{Escape}j{Enter}')
  await expect.poll(app.path).toBe('/ops?tab=orders&id=100482')
  await expect.element(page.getByRole('heading', { name: 'WL-100482' })).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.poll(app.path).toBe('/ops?tab=orders')
})

it('shows orders under way by stage, late ones, and the metrics of dispatch', async () => {
  const base = {
    customer: mei,
    washer: null,
    agreed_minor: minor(2_200),
    since: '2026-11-20T04:30:00.000Z',
    search: null,
  }
  open(
    '/ops',
    answer(
      getConsoleLive,
      aLiveBoard({
        orders: [
          {
            ...base,
            id: 100_500,
            status: 'pending',
            due_at: null,
            risk: 'tight',
            chance: null,
            place: { latitude: 3.148, longitude: 101.712 },
            washer_place: null,
            search: { offers: 4, open: 1, radius_km: 6 },
          },
          {
            ...base,
            id: 100_499,
            status: 'in_progress',
            washer: noor,
            due_at: '2026-11-20T07:30:00.000Z',
            risk: 'late',
            chance: 0.87,
            place: { latitude: 3.152, longitude: 101.72 },
            washer_place: { latitude: 3.15, longitude: 101.714 },
          },
        ],
        health: {
          placed: 8,
          accepted: 6,
          no_taker: 2,
          acceptance_p50_s: 32,
          acceptance_p95_s: null,
          offers_per_order: 2.5,
          washers_online: 12,
        },
      }),
    ),
  )
  const searching = page.getByRole('region', { name: 'Pending' })
  await expect.element(searching.getByRole('link', { name: /WL-100500.*4 Washers asked/ })).toBeVisible()
  await expect
    .element(page.getByRole('region', { name: 'In Progress' }).getByText('Late', { exact: true }))
    .toBeVisible()
  const health = page.getByRole('region', { name: 'Dispatch today' })
  await expect.element(health.getByText('2 (25%)')).toBeVisible()
  await expect.element(health.getByText('0m 32s')).toBeVisible()
})

it('asks an operator without a second factor to set one up, and then opens', async () => {
  let proven = false
  const codes = ['abcd-efgh-jkmn', 'pqrs-tuvw-xyz2']
  const sent: unknown[] = []
  renderRoute('/ops', {
    user: anOperator(),
    handlers: [
      answerBy(getSecondFactor, () => ({
        success: true,
        data: { since: proven ? '2026-11-21T08:00:00.000Z' : null, recovery_codes_left: 10, proven },
      })),
      answerBy(beginSecondFactor, async ({ request }) => {
        sent.push(await request.json())
        return { success: true, data: { address: 'otpauth://totp/Washline:o?secret=MZXW6YTBOI', secret: 'MZXW6YTBOI' } }
      }),
      answerBy(confirmSecondFactor, async ({ request }) => {
        sent.push(await request.json())
        proven = true
        return { success: true, data: { recovery_codes: codes } }
      }),
      refuse(getConsoleLive, { status: 500, message: 'Later.' }),
    ],
  })
  await page.getByLabelText('Password').fill('books-add-up')
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect.element(page.getByRole('img', { name: 'QR code for your authenticator app' })).toBeVisible()
  await expect.element(page.getByText(/MZXW 6YTB OI/)).toBeVisible()
  await page.getByLabelText('Code').fill('123456')
  await page.getByRole('button', { name: 'Confirm' }).click()
  await expect.element(page.getByText('abcd-efgh-jkmn')).toBeVisible()
  expect(sent).toEqual([{ password: 'books-add-up' }, { code: '123456' }])
  await page.getByRole('button', { name: 'I have saved them' }).click()
  await expect.element(page.getByRole('link', { name: /Live orders/ })).toBeVisible()
})

it('shows every transfer of an order, the balances, and both receipts', async () => {
  open('/ops?tab=orders&id=100482', orders(), order())
  const timeline = page.getByRole('region', { name: 'What happened' })
  await expect.element(timeline.getByText('From Card to Paid, order still open')).toBeVisible()
  await expect.element(timeline.getByText(priced('$20.00 of $22.00'))).toBeVisible()
  const sums = page.getByRole('region', { name: 'Where the money is' })
  await expect.element(sums.getByText('Noor Wahid’s pending earnings')).toBeVisible()
  await expect.element(sums.getByText('Refundable')).toBeVisible()
})

it('refunds with a reason after a confirmation, and sends the count of actions', async () => {
  const bodies: unknown[] = []
  open(
    '/ops?tab=orders&id=100482',
    orders(),
    order(),
    answerBy(refundConsoleOrder, async ({ request }) => {
      bodies.push(await request.json())
      return { success: true, data: { card_minor: minor(500), wallet_minor: minor(0) } }
    }),
  )
  await page.getByRole('button', { name: 'Refund' }).click()
  const dialog = page.getByRole('dialog', { name: 'Refund' })
  await expect.element(dialog.getByLabelText('Amount', { exact: true })).toHaveValue('20.00')
  await dialog.getByLabelText('Amount', { exact: true }).fill('25')
  await dialog.getByRole('button', { name: 'Continue' }).click()
  await expect.element(dialog.getByText('Please give a reason of at least 10 characters.')).toBeVisible()
  await dialog.getByLabelText('Amount', { exact: true }).fill('5')
  await dialog.getByLabelText('Reason').fill('A shirt came back damp')
  await dialog.getByRole('button', { name: 'Continue' }).click()
  expect(bodies).toEqual([])
  await dialog.getByRole('button', { name: priced('Refund $5.00') }).click()
  await expect.element(page.getByText(priced('Refunded: $5.00 to the card, $0.00 to the wallet.'))).toBeVisible()
  expect(bodies).toEqual([{ amount_minor: 500, reason: 'A shirt came back damp', actions: 3 }])
})

it('keeps the typed values after another operator acted first', async () => {
  const message = 'Another operator acted here in the meantime. Review it again, then decide.'
  let actions = 3
  const readAnew = answerBy(getConsoleOrder, () => ({ success: true, data: money({ actions: actions++ }) }))
  open('/ops?tab=orders&id=100482', orders(), readAnew, refuse(refundConsoleOrder, { status: 409, message }))
  await page.getByRole('button', { name: 'Refund' }).click()
  const dialog = page.getByRole('dialog', { name: 'Refund' })
  await dialog.getByLabelText('Reason').fill('A shirt came back damp')
  await dialog.getByRole('button', { name: 'Continue' }).click()
  await dialog.getByRole('button', { name: priced('Refund $20.00') }).click()
  await expect.element(dialog.getByText(message)).toBeVisible()
  await expect.element(dialog.getByLabelText('Reason')).toHaveValue('A shirt came back damp')
  expect(actions).toBeGreaterThan(4)
})

it('shows on every tab an urgent report and the counts of open work', async () => {
  const app = open(
    '/ops?tab=orders',
    orders(),
    answer(getConsoleWaiting, {
      success: true,
      data: { urgent_reports: 1, reports: 3, alerts: 2, claims: 4, verification: 0, quality: 0, overdue_orders: 0 },
    }),
    answer(listConsoleReports, { success: true, data: { reports: [], next_cursor: null } }),
    answer(listRatingReports, { success: true, data: { reports: [], next_cursor: null } }),
  )
  for (const name of ['Alerts 2 open', 'Reports 3 open', 'Claims 4 open'])
    await expect.element(page.getByRole('link', { name, exact: true })).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'Verification', exact: true })).toBeVisible()
  await page.getByRole('status').getByRole('link', { name: '1 urgent report is waiting' }).click()
  await expect.poll(app.path).toBe('/ops?tab=reports')
})

it('shows an empty list, a failure with a retry, and a loading state', async () => {
  open('/ops?tab=orders', refuse(listConsoleOrders, { status: 403, message: 'You cannot do this.' }))
  await expect.element(page.getByText('You cannot do this.')).toBeVisible()
  network.use(orders())
  await page.getByRole('button', { name: 'Retry' }).click()
  await expect.element(page.getByText('No orders match your search.')).toBeVisible()
  network.use(
    unreachable(listConsoleAlerts),
    answer(getConsoleBalances, { success: true, data: { balances: [], sum_minor: minor(0) } }),
    answer(listLedgerProofs, { success: true, data: { proofs: [], next_cursor: null } }),
    answer(listConsoleTransfers, { success: true, data: { transfers: [], next_cursor: null } }),
  )
  await page.getByRole('link', { name: 'Alerts' }).click()
  await expect.element(page.getByText(/^You seem to be offline/).first()).toBeVisible()
  await page.getByRole('link', { name: 'Ledger' }).click()
  await page.getByRole('tab', { name: 'Consistency checks' }).click()
  await expect.element(page.getByText('The ledger has not been checked yet.')).toBeVisible()
})
