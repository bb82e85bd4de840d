import { expect, type Page } from '@playwright/test'
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

const money = (major: number) => `$${major.toFixed(2)}`
const minorOf = ({ lines }: Receipt['paid'], kind: string) =>
  lines.filter((line) => line.kind === kind).reduce((sum, { amount }) => sum + Math.round(amount * 100), 0)

for (const mode of ['sandbox', 'stripe'] satisfies Mode[])
  test.describe(`with the cards of ${mode}`, () => {
    test.use({ mode })

    test('an order is paid, tipped and earned to the cent', async ({ open, spot, cards, marketUrl }) => {
      test.setTimeout(150_000)
      const customer = await open()
      const washer = await signUp(marketUrl, 'Wanda Washer')
      await becomeWasher(washer, spot, await cards.saveGoodCard(washer.api))
      const takenBefore = await cards.takenMinor()
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
        await expect(customer).toHaveURL(/\/order-confirm\?order=\d+/, { timeout: 30_000 })
        await customer.getByRole('button', { name: 'Confirm Order' }).click()
        await cards.approve(customer)
        await expect(customer).toHaveURL(/\/looking-for-provider\?order=\d+/)
        return Number(new URL(customer.url()).searchParams.get('order'))
      })

      await test.step('it is washed, confirmed and tipped', async () => {
        await accept(washer, orderId)
        await move(washer, orderId, 'picked_up', 'in_progress', 'laundry_complete', 'delivered')
        await expect(customer).toHaveURL(/\/order-completed/)
        await customer.getByRole('button', { name: 'Confirm completion' }).click()
        await expect(customer.getByText('Order marked as completed!')).toBeVisible()
        await customer.goto(`/order-completed?order=${orderId}`)
        const form = customer.getByRole('form', { name: /^Tip / })
        await form.getByRole('button', { name: tip.text }).click()
        await form.getByRole('button', { name: /ending 0446/ }).click()
        await customer.getByRole('button', { name: 'Add a card' }).click()
        await cards.fillCard(customer.getByRole('dialog', { name: 'Add Payment Card' }), goodCard)
        await expect(form.getByText(/ending 4242/).first()).toBeVisible()
        await form.getByRole('button', { name: 'Give a tip' }).click()
        await expect(form.getByText(`You tipped ${tip.text}. Thank you!`)).toBeVisible()
      })

      const receipt = await test.step('the receipt adds up', async () => {
        const { data } = await api.call(getReceipt, { params: { id: orderId } })
        expect(data.bill.sum).toBe(data.paid.sum)
        expect(minorOf(data.since, 'tip_card')).toBe(tip.minor)
        expect(Math.round(data.total * 100)).toBe(Math.round(data.paid.sum * 100) + tip.minor)
        await customer.goto(`/receipt?order=${orderId}`)
        await expect(customer.getByRole('article')).toContainText(money(data.paid.sum))
        await expect(customer.getByRole('article')).toContainText(`In all${money(data.total)}`)
        return data
      })

      await test.step('the wallet is topped up', async () => {
        await customer.goto('/wallet')
        await customer.getByRole('button', { name: 'Top Up' }).click()
        const form = customer.getByRole('dialog', { name: 'Top Up' })
        await form.getByRole('button', { name: topUp.text }).click()
        await form.getByRole('button', { name: 'Top Up' }).click()
        await expect(form).toBeHidden()
        await expect(customer.getByRole('region', { name: 'Balance' })).toContainText(topUp.text)
      })

      await test.step('the Washer has earned it', async () => {
        const page = await open(washer)
        await page.goto('/earnings')
        const { data } = await washer.api.call(getReceipt, { params: { id: orderId } })
        const earned = page.getByRole('article', { name: 'Your money' })
        await expect(earned).toContainText(`Available${tip.text}`)
        await expect(earned).toContainText(money(data.bill.sum))
      })

      if (takenBefore !== undefined)
        await expect.poll(cards.takenMinor).toBe(takenBefore + minorOf(receipt.paid, 'card') + tip.minor + topUp.minor)
    })
  })
