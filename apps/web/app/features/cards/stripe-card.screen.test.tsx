import { getAccount } from '@washline/contract/identity/endpoints'
import { createSetupIntent, getWallet, listPaymentMethods } from '@washline/contract/payments/endpoints'
import { getConfig } from '@washline/contract/platform/endpoints'
import { getClosing } from '@washline/contract/washers/endpoints'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { answer } from '../../platform/testing/answer.ts'
import { aCustomer } from '../../platform/testing/people.ts'
import { renderRoute } from '../../platform/testing/render-route.tsx'

/** The vendor's script, as far as the form touches it. It is loaded once, so what it answers is set anew by each test. */
let said: { setup: object; hasElement: boolean } = { setup: {}, hasElement: true }
const element: object = {
  mount: () => undefined,
  on: () => element,
  once: () => element,
  destroy: () => undefined,
  update: () => undefined,
}
Object.assign(window, {
  Stripe: () => ({
    elements: () => ({
      create: () => element,
      getElement: () => (said.hasElement ? element : null),
      update: () => undefined,
    }),
    confirmCardSetup: async () => said.setup,
    createToken: () => undefined,
    createPaymentMethod: () => undefined,
    confirmCardPayment: () => undefined,
    registerAppInfo: () => undefined,
    _registerWrapper: () => undefined,
  }),
})
const vendor = (setup: object, hasElement = true) => {
  said = { setup, hasElement }
}

const open = async () => {
  renderRoute('/account', {
    user: aCustomer(),
    handlers: [
      answer(getConfig, {
        realtime: { key: 'test', host: '127.0.0.1', port: 9, tls: false, cluster: 'test' },
        stripe: { publishable_key: 'pk_test_1' },
        google: { client_id: null },
        maps: { style_url: null },
        market: { currency: 'myr', symbol: '$', locale: 'en-US', deposit_minor: 3_000, promise_s: 10_800 },
        operator: null,
        demo: false,
      }),
      answer(getAccount, { success: true, data: { ...aCustomer(), address: null } }),
      answer(getWallet, { success: true, data: { balance: 0, entries: [], next_cursor: null } }),
      answer(listPaymentMethods, { success: true, payment_methods: [] }),
      answer(getClosing, { success: true, data: null }),
      answer(createSetupIntent, { success: true, client_secret: 'seti_1_secret_1' }),
    ],
  })
  await page.getByRole('button', { name: 'Add Payment Card' }).click()
  return page.getByRole('dialog', { name: 'Add Payment Card' })
}

it.each([
  ['Card setup failed', () => vendor({ setupIntent: { status: 'processing' } })],
  ['Your card was declined by its bank.', () => vendor({ error: { message: 'Your card was declined by its bank.' } })],
  ['Failed to add card', () => vendor({ error: {} })],
  ['Card element missing', () => vendor({}, false)],
])('says: %s', async (text, load) => {
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
