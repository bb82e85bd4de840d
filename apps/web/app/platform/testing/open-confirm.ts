import { getSearch } from '@washline/contract/dispatch/endpoints'
import { listPlaces } from '@washline/contract/maps/places'
import { toMajor, toMinor } from '@washline/contract/money'
import { getOrder, getQuote } from '@washline/contract/orders/endpoints'
import { getWallet, listPaymentMethods } from '@washline/contract/payments/endpoints'
import type { RequestHandler } from 'msw'
import { page } from 'vitest/browser'
import { aDraft } from './a-draft.ts'
import { aQuote } from './a-quote.ts'
import { answer, answerBy, refuse } from './answer.ts'
import { aCustomer } from './people.ts'
import { renderRoute } from './render-route.tsx'

export const place = { address: '18 Linden Street', latitude: 3.1478, longitude: 101.7117 }
export const visa = { id: 'pm_1', brand: 'visa', last4: '4242', exp_month: 4, exp_year: 2030 }
export const amex = { id: 'pm_2', brand: 'amex', last4: '0005', exp_month: 5, exp_year: 2031 }

/** The order as the server has it. */
let status: 'draft' | 'pending' = 'draft'

/** What the steps before the confirmation store of a draft; before each test. */
export function beginDraft(stored: { loadType?: string; notes?: string } = {}): void {
  status = 'draft'
  sessionStorage.clear()
  const usual = { loadType: 'medium', notes: 'No softener', place }
  sessionStorage.setItem('draft-100001', JSON.stringify({ ...usual, ...stored }))
}

/** The server's answer to a placement; from then on the order is a pending one. */
export function placed() {
  status = 'pending'
  return { success: true as const, order: { id: 100_001, status } }
}

/** The draft as the server has it, which a placement makes a pending order. */
export const theDraft = (changes: Parameters<typeof aDraft>[0] = {}) =>
  answerBy(getOrder, () => ({ success: true, data: aDraft({ ...changes, status }) }))

export const wallet = (balance: number, paysFirst = false) =>
  answer(getWallet, {
    success: true,
    data: { balance: toMajor(toMinor(balance)), pays_first: paysFirst, entries: [], next_cursor: null },
  })

export const withCards = (...payment_methods: (typeof visa)[]) =>
  answer(listPaymentMethods, { success: true, payment_methods })

/** The confirmation of a draft of a customer with two cards and an empty wallet, unless a handler answers otherwise. */
export const openConfirm = (...handlers: RequestHandler[]) =>
  renderRoute('/order-confirm?order=100001', {
    user: aCustomer(),
    handlers: [
      ...handlers,
      theDraft(),
      answer(getQuote, { success: true, data: aQuote() }),
      answer(listPlaces, { success: true, data: [] }),
      withCards(visa, amex),
      wallet(0),
      refuse(getSearch, { status: 404, message: 'Not found.' }),
    ],
  })

export const confirmButton = page.getByRole('button', { name: /Confirm Order/ })
