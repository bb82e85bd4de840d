import { expect, type Locator, type Page } from '@playwright/test'
import { createSetupIntent, listPaymentMethods } from '@washline/contract/payments/endpoints'
import type { ApiClient } from './api-client.ts'
import { fillCard } from './fill-forms.ts'
import { test as plain } from './people.ts'
import { goodCard, saveCard } from './set-up-people.ts'
import { type StripeMarket, startStripeMarket } from './start-stripe-market.ts'
import { routeStripe } from './stripe-in-browser.ts'

export type Mode = 'sandbox' | 'stripe'

/** What differs for a person between a market with a card vendor and one without. */
interface CardVendor {
  saveGoodCard(api: ApiClient): Promise<string>
  fillCard(form: Locator, number: string): Promise<void>
  approve(page: Page): Promise<void>
  /** What all cards together have paid in the vendor's own record; unknown where there is none. */
  deductedMinor(): Promise<number | undefined>
}

const sandbox: CardVendor = {
  saveGoodCard: (api) => saveCard({ api }),
  fillCard,
  approve: (page) =>
    page
      .getByRole('dialog', { name: 'Your bank needs your approval' })
      .getByRole('button', { name: 'Approve' })
      .click(),
  deductedMinor: async () => undefined,
}

const stripeAt = (stripeUrl: string): CardVendor => ({
  saveGoodCard: async (api) => {
    const { client_secret } = await api.call(createSetupIntent)
    const form = new URLSearchParams({ client_secret })
    for (const [field, value] of Object.entries({ number: goodCard, exp_month: '12', exp_year: '2034' }))
      form.set(`payment_method_data[card][${field}]`, value)
    const id = client_secret.split('_secret_')[0]
    await fetch(`${stripeUrl}/v1/setup_intents/${id}/confirm`, { method: 'POST', body: form })
    const [card] = (await api.call(listPaymentMethods)).payment_methods
    if (!card) throw new Error('the card was not saved')
    return card.id
  },
  fillCard: async (form, number) => {
    await form.getByLabel('Credit or debit card number').fill(number)
    await form.getByLabel('Credit or debit card expiration date').fill('12/34')
    await form.getByLabel('Credit or debit card CVC/CVV').fill('123')
    await form.getByRole('button', { name: 'Save Card' }).click()
  },
  approve: (page) =>
    page.getByRole('dialog', { name: '3D Secure 2 Test Page' }).getByRole('button', { name: 'Complete' }).click(),
  deductedMinor: async () => {
    const { intents } = await (await fetch(`${stripeUrl}/control/record`)).json()
    return Object.values<{ received: number }>(intents).reduce((sum, { received }) => sum + received, 0)
  },
})

/** Journeys that are the same with and without a card vendor. The market with one is started when the first needs it. */
export const test = plain.extend<{ mode: Mode; cards: CardVendor }, { stripeMarket: () => Promise<StripeMarket> }>({
  mode: ['sandbox', { option: true }],
  stripeMarket: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the parameter's shape
    async ({}, use) => {
      let started: Promise<StripeMarket> | undefined
      await use(() => {
        started ??= startStripeMarket()
        return started
      })
      await (await started)?.stop()
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  marketUrl: [
    async ({ mode, baseURL, stripeMarket }, use) => {
      const url = mode === 'stripe' ? (await stripeMarket()).url : baseURL
      expect(url, 'no market was started').toBeTruthy()
      await use(url ?? '')
    },
    { scope: 'test', timeout: 180_000 },
  ],
  cards: async ({ mode, stripeMarket }, use) => {
    await use(mode === 'stripe' ? stripeAt((await stripeMarket()).stripeUrl) : sandbox)
  },
  open: async ({ open, mode, stripeMarket }, use) => {
    await use(async (account) => {
      const page = await open(account)
      if (mode === 'stripe') await routeStripe(page, (await stripeMarket()).stripeUrl)
      return page
    })
  },
})
