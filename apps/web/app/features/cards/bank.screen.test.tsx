import { getSearch } from '@washline/contract/dispatch/endpoints'
import { listPlaces } from '@washline/contract/maps/places'
import { minor, toMajor } from '@washline/contract/money'
import { getOrder, getQuote, placeOrder } from '@washline/contract/orders/endpoints'
import { answerSandboxBank, getWallet, listPaymentMethods } from '@washline/contract/payments/endpoints'
import { HttpResponse, http, type RequestHandler } from 'msw'
import { beforeEach, describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { aDraft } from '../../platform/testing/a-draft.ts'
import { aQuote } from '../../platform/testing/a-quote.ts'
import { answer, answerBy, refuse } from '../../platform/testing/answer.ts'
import { bankAsks } from '../../platform/testing/bank-asks.ts'
import { network } from '../../platform/testing/network.ts'
import { aCustomer } from '../../platform/testing/people.ts'
import { renderRoute } from '../../platform/testing/render-route.tsx'

const place = { address: '18 Linden Street', latitude: 3.1478, longitude: 101.7117 }
const visa = { id: 'pm_1', brand: 'visa', last4: '3184', exp_month: 4, exp_year: 2030 }
const quote = aQuote()
const placed = { success: true as const, order: { id: 100_001, status: 'pending' as const } }

beforeEach(() => {
  sessionStorage.clear()
  sessionStorage.setItem('draft-100001', JSON.stringify({ loadType: 'medium', notes: '', place }))
})

interface Sent {
  key: string | null
  payment_intent_id?: string
}

/** The bank asks on the first call of each payment; a resumed call is placed, and the order is no draft any more. */
const placing = (sent: Sent[], resumed: () => Response | typeof placed = () => placed) =>
  http.post(placeOrder.path, async ({ request }) => {
    const { payment_intent_id } = (await request.json()) as { payment_intent_id?: string }
    sent.push({ key: request.headers.get('idempotency-key'), ...(payment_intent_id && { payment_intent_id }) })
    if (!payment_intent_id) return HttpResponse.json(bankAsks)
    const response = resumed()
    if (response instanceof Response) return response
    network.use(answer(getOrder, { success: true, data: aDraft({ status: 'pending' }) }))
    return HttpResponse.json(response)
  })
const open = (...handlers: RequestHandler[]) =>
  renderRoute('/order-confirm?order=100001', {
    user: aCustomer(),
    handlers: [
      ...handlers,
      answer(getOrder, { success: true, data: aDraft() }),
      refuse(getSearch, { status: 404, message: 'Not found.' }),
      answer(getQuote, { success: true, data: quote }),
      answer(listPlaces, { success: true, data: [] }),
      answer(listPaymentMethods, { success: true, payment_methods: [visa] }),
      answer(getWallet, { success: true, data: { balance: toMajor(minor(0)), entries: [], next_cursor: null } }),
    ],
  })
const confirm = page.getByRole('button', { name: /Confirm Order/ })
const bank = page.getByRole('dialog', { name: 'Your bank needs your approval' })

describe('a bank dialog while an order is placed', () => {
  it('is answered in place, and the order is placed as the same payment', async () => {
    const sent: Sent[] = []
    const answers: unknown[] = []
    const app = open(
      placing(sent),
      answerBy(answerSandboxBank, async ({ request }) => {
        answers.push(await request.json())
        return { success: true, status: 'requires_capture' }
      }),
    )
    await confirm.click()
    await expect.element(bank.getByText(/a simulated bank/)).toBeVisible()
    await bank.getByRole('button', { name: 'Approve' }).dblClick()
    await expect.poll(app.path).toBe('/looking-for-provider?order=100001')
    expect(answers).toEqual([{ client_secret: 'pi_1_secret_1', outcome: 'approve' }])
    expect(sent.map(({ payment_intent_id }) => payment_intent_id)).toEqual([undefined, 'pi_1'])
    expect(new Set(sent.map(({ key }) => key)).size).toBe(2)
  })

  it.each([
    ['Decline', () => bank.getByRole('button', { name: 'Decline' }).last().click()],
    ['Escape', () => userEvent.keyboard('{Escape}')],
  ])('%s ends the payment with an error text, and it can be tried again', async (_, decline) => {
    const sent: Sent[] = []
    open(placing(sent), answer(answerSandboxBank, { success: true, status: 'requires_payment_method' }))
    await confirm.click()
    await expect.element(bank).toBeVisible()
    await decline()
    await expect
      .element(page.getByText('Your bank did not approve this payment. Please try again or choose another card.'))
      .toBeVisible()
    await confirm.click()
    await expect.element(bank).toBeVisible()
    expect(sent.map(({ payment_intent_id }) => payment_intent_id)).toEqual([undefined, undefined])
    expect(new Set(sent.map(({ key }) => key)).size).toBe(2)
  })

  it('resumes the same payment after a lost answer', async () => {
    const sent: Sent[] = []
    let isLost = true
    const app = open(
      placing(sent, () => (isLost ? HttpResponse.error() : placed)),
      answer(answerSandboxBank, { success: true, status: 'requires_capture' }),
    )
    await confirm.click()
    await bank.getByRole('button', { name: 'Approve' }).click()
    await expect.poll(() => sent.length).toBe(2)
    await expect.element(bank).not.toBeInTheDocument()
    await expect.element(page.getByText('You seem to be offline. Check the connection and try again.')).toBeVisible()
    isLost = false
    await confirm.click()
    await expect.poll(app.path).toBe('/looking-for-provider?order=100001')
    expect(sent.map(({ payment_intent_id }) => payment_intent_id)).toEqual([undefined, 'pi_1', 'pi_1'])
    expect(sent[1]?.key).toBe(sent[2]?.key)
  })

  it('stays open when the bank cannot be reached', async () => {
    open(placing([]), refuse(answerSandboxBank, { status: 500, code: 'unexpected', message: 'x' }))
    await confirm.click()
    await bank.getByRole('button', { name: 'Approve' }).click()
    await expect.element(bank.getByText(/The card service cannot be reached/)).toBeVisible()
    await expect.element(bank.getByRole('button', { name: 'Approve' })).toBeEnabled()
  })
})
