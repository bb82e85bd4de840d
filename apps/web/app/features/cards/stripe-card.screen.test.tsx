import { getAccount } from '@washline/contract/identity/endpoints'
import { minor, toMajor } from '@washline/contract/money'
import { createSetupIntent, getWallet, listPaymentMethods } from '@washline/contract/payments/endpoints'
import { getConfig } from '@washline/contract/platform/endpoints'
import { getClosing } from '@washline/contract/washers/endpoints'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { aConfig } from '../../platform/testing/a-config.ts'
import { answer } from '../../platform/testing/answer.ts'
import { aCustomer } from '../../platform/testing/people.ts'
import { renderRoute } from '../../platform/testing/render-route.tsx'

/** The parts of the vendor's script that the form uses. It is loaded once, so each test sets the answer. */
let stripeAnswer: { setup: object; hasElement: boolean } = { setup: {}, hasElement: true }
let isMounted = false
const element: object = {
  mount: () => {
    isMounted = true
  },
  on: () => element,
  once: () => element,
  destroy: () => undefined,
  update: () => undefined,
}
Object.assign(window, {
  Stripe: () => ({
    elements: () => ({
      create: () => element,
      getElement: () => (stripeAnswer.hasElement ? element : null),
      update: () => undefined,
    }),
    confirmCardSetup: async () => stripeAnswer.setup,
    createToken: () => undefined,
    createPaymentMethod: () => undefined,
    confirmCardPayment: () => undefined,
    registerAppInfo: () => undefined,
    _registerWrapper: () => undefined,
  }),
})
const vendor = (setup: object, hasElement = true) => {
  stripeAnswer = { setup, hasElement }
  isMounted = false
}

const open = async () => {
  renderRoute('/account', {
    user: aCustomer(),
    handlers: [
      answer(getConfig, aConfig({ stripe: { publishable_key: 'pk_test_1' } })),
      answer(getAccount, { success: true, data: { ...aCustomer(), address: null } }),
      answer(getWallet, { success: true, data: { balance: toMajor(minor(0)), entries: [], next_cursor: null } }),
      answer(listPaymentMethods, { success: true, payment_methods: [] }),
      answer(getClosing, { success: true, data: null }),
      answer(createSetupIntent, { success: true, client_secret: 'seti_1_secret_1' }),
    ],
  })
  await page.getByRole('button', { name: 'Add Payment Card' }).click()
  // A press before the vendor's script is there would show that instead.
  await expect.poll(() => isMounted).toBe(true)
  return page.getByRole('dialog', { name: 'Add Payment Card' })
}

it.each([
  ['Card setup failed', () => vendor({ setupIntent: { status: 'processing' } })],
  ['Your card was declined by its bank.', () => vendor({ error: { message: 'Your card was declined by its bank.' } })],
  ['Failed to add card', () => vendor({ error: {} })],
  ['Card element missing', () => vendor({}, false)],
])('shows: %s', async (text, load) => {
  load()
  const dialog = await open()
  await dialog.getByRole('button', { name: 'Save Card' }).click()
  await expect.element(dialog.getByText(text)).toBeVisible()
  await expect.element(dialog.getByRole('button', { name: 'Save Card' })).toBeEnabled()
})

it('closes once the vendor has saved the card', async () => {
  vendor({ setupIntent: { status: 'succeeded' } })
  const dialog = await open()
  await dialog.getByRole('button', { name: 'Save Card' }).click()
  await expect.element(dialog).not.toBeInTheDocument()
})
