import { expect, type Page } from '@playwright/test'
import { getAuth } from '@washline/contract/identity/endpoints'
import { toOrderId } from '@washline/contract/ids'
import { getReceipt } from '@washline/contract/orders/endpoints'
import type { Receipt } from '@washline/contract/orders/receipt'
import { apiClient } from './api-client.ts'
import { type Mode, test } from './card-vendors.ts'
import { fillSignUp } from './fill-forms.ts'
import { photoFile } from './photos.ts'
import { accept, becomeWasher, goodCard, keepHome, move, signUp } from './set-up-people.ts'

/** Is saved without a question; the bank asks for each payment. */
const askingCard = '4000003800000446'
const tip = { text: '$5.00', minor: 500 }
const topUp = { text: '$20.00', minor: 2_000 }

async function joinByHand(page: Page, name: string) {
  await page.goto('/')
  await page.getByRole('button', { name: 'Sign Up', exact: true }).first().click()
  await fillSignUp(page, name)
  await expect(page).toHaveURL(/\/onboarding$/)
  return page.evaluate(() => localStorage.getItem('auth_token') ?? '')
}

const money = (amountMinor: number) => `$${(amountMinor / 100).toFixed(2)}`
const minorOf = ({ lines }: Receipt['paid'], kind: string) =>
  lines.filter((line) => line.kind === kind).reduce((sum, { amount_minor }) => sum + amount_minor, 0)

for (const mode of ['sandbox', 'stripe'] satisfies Mode[])
  test.describe(`with the cards of ${mode}`, () => {
    test.use({ mode })

    test('an order is paid, tipped and earned to the cent', async ({ open, spot, cards, marketUrl }) => {
      const customer = await open()
      const washer = await signUp(marketUrl, 'Wanda Washer')
      await becomeWasher(washer, spot, await cards.saveGoodCard(washer.api))
      const takenBefore = await cards.deductedMinor()
      const api = apiClient(marketUrl, await joinByHand(customer, 'Cleo Customer'))

      const orderId = await test.step('the card form, an order, and the bank that asks', async () => {
        await keepHome({ api }, spot)
        await customer.goto('/home-screen')
        await customer.getByRole('button', { name: 'Order Now' }).click()
        await customer
          .getByRole('dialog', { name: 'Payment Card Required' })
          .getByRole('button', { name: 'Yes' })
          .click()
        await cards.fillCard(customer.getByRole('dialog', { name: 'Add Payment Card' }), askingCard)
        await expect(customer).toHaveURL(/\/order\/scan$/)
        await customer.getByLabel('Photo file').setInputFiles(photoFile('five-garments.jpg'))
        await customer.getByRole('button', { name: 'Scan Items' }).click()
        await expect(customer).toHaveURL(/\/order-confirm\?order=\d+/)
        await customer.getByRole('button', { name: 'Confirm Order' }).click()
        await cards.approve(customer)
        await expect(customer).toHaveURL(/\/looking-for-provider\?order=\d+/)
        return Number(new URL(customer.url()).searchParams.get('order'))
      })

      await test.step('it is washed, confirmed and tipped', async () => {
        await accept(washer, orderId)
        await move(washer, toOrderId(orderId), 'picked_up', 'in_progress', 'laundry_complete', 'delivered')
        await expect(customer).toHaveURL(/\/order-completed/)
        await customer.getByRole('button', { name: 'Confirm completion' }).click()
        await expect(customer.getByText('Order marked as completed!')).toBeVisible()
        await customer.goto(`/order-completed?order=${orderId}`)
        const form = customer.getByRole('form', { name: /^Tip / })
        await form.getByRole('button', { name: tip.text }).click()
        await form.getByRole('button', { name: /ending 0446/ }).click()
        await customer.getByRole('button', { name: 'Add a card' }).click()
        await cards.fillCard(customer.getByRole('dialog', { name: 'Add Payment Card' }), goodCard)
        await expect(form.getByRole('radio', { name: /ending 4242/ })).toBeChecked()
        await form.getByRole('button', { name: 'Give a tip' }).click()
        await expect(form.getByText(`You tipped ${tip.text}. Thank you!`)).toBeVisible()
      })

      const receipt = await test.step('the receipt adds up', async () => {
        const { data } = await api.call(getReceipt, { params: { id: toOrderId(orderId) } })
        expect(data.bill.sum_minor).toBe(data.paid.sum_minor)
        expect(minorOf(data.since, 'tip_card')).toBe(tip.minor)
        expect(data.total_minor).toBe(data.paid.sum_minor + tip.minor)
        await customer.goto(`/receipt?order=${orderId}`)
        await expect(customer.getByRole('article')).toContainText(money(data.paid.sum_minor))
        await expect(customer.getByRole('article')).toContainText(`Total${money(data.total_minor)}`)
        return data
      })

      await test.step('the wallet is topped up', async () => {
        await customer.goto('/wallet')
        await customer.getByRole('button', { name: 'Top Up' }).click()
        const form = customer.getByRole('dialog', { name: 'Top Up' })
        await form.getByRole('button', { name: topUp.text }).click()
        await form.getByRole('button', { name: /^Visa ending/ }).click()
        await form.getByText(/ending 0446/).click()
        await expect(form.getByRole('button', { name: /ending 0446/ })).toBeVisible()
        await form.getByRole('button', { name: 'Top Up' }).click()
        await cards.approve(customer)
        await expect(form).toBeHidden()
        await expect(customer.getByRole('region', { name: 'Balance' })).toContainText(topUp.text)
      })

      await test.step('the Washer has earned it', async () => {
        const { user } = await washer.api.call(getAuth)
        const page = await open({ ...washer, user })
        await page.goto('/earnings')
        const { data } = await washer.api.call(getReceipt, { params: { id: toOrderId(orderId) } })
        const earned = page.getByRole('article', { name: 'Your money' })
        await expect(earned).toContainText(`Available${tip.text}`)
        await expect(earned).toContainText(money(data.bill.sum_minor))
      })

      if (takenBefore !== undefined)
        await expect
          .poll(cards.deductedMinor)
          .toBe(takenBefore + minorOf(receipt.paid, 'card') + tip.minor + topUp.minor)
    })
  })
