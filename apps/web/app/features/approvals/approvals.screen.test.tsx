import { toApprovalId, toOrderId } from '@washline/contract/ids'
import { approveCall, declineCall, getApproval, listApprovals } from '@washline/contract/mandates/endpoints'
import type { Approval } from '@washline/contract/mandates/schemas'
import { minor } from '@washline/contract/money'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { answer, answerBy, refuse, unreachable } from '../../platform/testing/answer.ts'
import { aCustomer } from '../../platform/testing/people.ts'
import { priced } from '../../platform/testing/priced.ts'
import { renderRoute } from '../../platform/testing/render-route.tsx'

const soon = () => new Date(Date.now() + 20 * 60_000).toISOString()
const anApproval = (change: Partial<Approval> = {}): Approval => ({
  id: toApprovalId(100_001),
  state: 'waiting',
  kind: 'place',
  reasons: ['over_order_ceiling'],
  order_id: toOrderId(100_002),
  amount_minor: minor(2_750),
  items: '4 × T-shirt, 1 × Jeans',
  address: '18 Linden Street',
  pickup_time: null,
  agent: 'Laundry helper',
  created_at: new Date().toISOString(),
  expires_at: soon(),
  answered_at: null,
  failure: null,
  ...change,
})
const listOf = (...approvals: Approval[]) => ({ success: true as const, data: { approvals, next_cursor: null } })
const press = (name: string | RegExp) => page.getByRole('button', { name }).click()

/** Opens the list; what the person answers is stored in `answers`, and shown when the list is read again. */
function open(...shown: Approval[]) {
  const answers: string[] = []
  let current = shown
  const settle = (state: Approval['state'], id: unknown) => {
    answers.push(`${state} ${id}`)
    current = current.map((each) => (each.id === Number(id) ? { ...each, state } : each))
    return { success: true as const, data: { ...anApproval(), state } }
  }
  renderRoute('/approvals', {
    user: aCustomer(),
    handlers: [
      answerBy(listApprovals, () => listOf(...current)),
      answerBy(approveCall, ({ params }) => settle('done', params.id)),
      answerBy(declineCall, ({ params }) => settle('declined', params.id)),
    ],
  })
  return answers
}

it('shows what is asked, for how much, where, why and by whom, and approves it', async () => {
  const answers = open(anApproval())
  await expect.element(page.getByRole('heading', { name: 'Place an order' })).toBeVisible()
  for (const text of [priced('$27.50'), '4 × T-shirt, 1 × Jeans', '18 Linden Street', 'Laundry helper', 'WL-100002'])
    await expect.element(page.getByText(text, { exact: true })).toBeVisible()
  await expect.element(page.getByText('It is above the limit for one order.')).toBeVisible()
  await press('Approve: Place an order, Laundry helper')
  await expect.element(page.getByText('Nothing is waiting for your approval.')).toBeVisible()
  expect(answers).toEqual(['done 100001'])
})

it('declines, and lists what was', async () => {
  const earlier = anApproval({
    id: toApprovalId(100_000),
    state: 'failed',
    kind: 'tip',
    failure: 'card_declined',
    items: null,
    address: null,
  })
  const answers = open(anApproval(), earlier)
  await expect.element(page.getByText('Approved, but it failed')).toBeVisible()
  await expect.element(page.getByText(/^Your card was declined/)).toBeVisible()
  await press('Decline: Place an order, Laundry helper')
  await expect.element(page.getByText('Declined', { exact: true })).toBeVisible()
  expect(answers).toEqual(['declined 100001'])
  await expect.element(page.getByRole('button', { name: /^Approve/ })).not.toBeInTheDocument()
})

it('explains that the price has changed and shows the new one', async () => {
  let amount = minor(2_750)
  renderRoute('/approvals/100001', {
    user: aCustomer(),
    handlers: [
      answerBy(getApproval, () => ({ success: true, data: anApproval({ amount_minor: amount }) })),
      refuse(approveCall, {
        status: 409,
        code: 'approval_price_changed',
        message: 'The price has changed. Please check the new one before you approve.',
        body: { amount_minor: 2_950 },
      }),
    ],
  })
  await expect.element(page.getByText(priced('$27.50'))).toBeVisible()
  amount = minor(2_950)
  await press(/^Approve/)
  await expect.element(page.getByText(/^The price has changed/)).toBeVisible()
  await expect.element(page.getByText(priced('$29.50'))).toBeVisible()
})

it('offers to try again when the list cannot be read', async () => {
  renderRoute('/approvals', { user: aCustomer(), handlers: [unreachable(listApprovals)] })
  await expect.element(page.getByRole('button', { name: 'Retry' })).toBeVisible()
  await expect.element(page.getByRole('region', { name: 'What programs may ask about' })).not.toBeInTheDocument()
})

it('shows an empty list, with what may come', async () => {
  renderRoute('/approvals', { user: aCustomer(), handlers: [answer(listApprovals, listOf())] })
  await expect.element(page.getByText('Nothing is waiting for your approval.')).toBeVisible()
  const askedAbout = page.getByRole('region', { name: 'What programs may ask about' })
  await expect.element(askedAbout.getByText('Set up a repeat pickup')).toBeVisible()
})
