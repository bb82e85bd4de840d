import { expect, type Page } from '@playwright/test'
import { fillCard, fillSignUp } from './fill-forms.ts'
import { test } from './people.ts'
import { goodCard } from './set-up-people.ts'

const street = { typed: 'Linden Str', shown: /Linden Street/ }

async function join(page: Page, name: string): Promise<void> {
  await page.goto('/')
  await page.getByRole('button', { name: 'Sign Up', exact: true }).first().click()
  await fillSignUp(page, name)
  await expect(page).toHaveURL(/\/onboarding$/)
}

async function orderByHand(page: Page): Promise<string> {
  await page.getByRole('button', { name: 'Order Now' }).click()
  const gate = page.getByRole('dialog', { name: 'Payment Card Required' })
  await expect(gate).toContainText('Please add a payment card before placing an order.')
  await gate.getByRole('button', { name: 'Yes' }).click()
  await fillCard(page.getByRole('dialog', { name: 'Add Payment Card' }), goodCard)
  await expect(page).toHaveURL(/\/order\/scan$/)

  const shutter = page.getByRole('button', { name: 'Scan Items' })
  await expect(shutter).toHaveAttribute('aria-disabled', 'false')
  await shutter.click()
  await expect(page).toHaveURL(/\/price-estimation\?order=\d+/)
  await expect(page.getByText('AI detected your laundry items')).toBeVisible()
  const row = page.getByRole('list', { name: 'Your items' }).getByRole('listitem').first()
  await row.getByRole('button', { name: /^More: / }).click()
  await expect(row.getByRole('spinbutton')).toHaveValue('2')
  await page.getByRole('button', { name: 'Continue' }).click()

  await expect(page).toHaveURL(/\/laundry-load/)
  await page.getByRole('radio', { name: /Medium/ }).press('Space')
  await expect(page.getByRole('radio', { name: /Medium/ })).toBeChecked()
  await page.getByRole('textbox', { name: /Notes/ }).fill('Cold wash, please')
  await page.getByRole('button', { name: 'Continue' }).click()

  await expect(page).toHaveURL(/\/pickup-location/)
  await page.getByRole('combobox', { name: 'Address' }).pressSequentially(street.typed)
  await page.getByRole('option', { name: street.shown }).first().click()
  await page.getByRole('button', { name: 'Continue' }).click()

  await expect(page).toHaveURL(/\/order-confirm/)
  await expect(page.getByRole('main')).toContainText('Linden Street')
  await page.getByRole('button', { name: 'Confirm Order' }).click()
  await expect(page).toHaveURL(/\/looking-for-provider\?order=\d+/)
  return new URL(page.url()).searchParams.get('order') ?? ''
}

async function becomeWasherByHand(page: Page): Promise<void> {
  await page.goto('/account')
  await page.getByRole('button', { name: 'Become a Washer' }).click()
  const form = page.getByRole('dialog', { name: 'Become a Provider' })
  await form.getByRole('button', { name: 'Continue to Payment' }).click()
  await expect(form.getByText('Business name is required')).toBeVisible()
  for (const [label, text] of [
    ['Business Name', 'Wanda Wash House'],
    ['Street Address', '20 Linden Street'],
    ['City', 'Harbour Town'],
    ['Postal Code', '50100'],
    ['State/Province', 'Harbour District'],
    ['Country', 'Malaysia'],
  ] as const)
    await form.getByLabel(label).fill(text)
  await form.getByRole('button', { name: 'Continue to Payment' }).click()
  const deposit = page.getByRole('dialog', { name: 'Security Deposit' })
  await fillCard(deposit, goodCard)
  await deposit.getByRole('button', { name: 'Pay $30.00' }).click()
  await expect(page.getByRole('dialog', { name: 'Payment Successful' })).toBeVisible()
  const done = page.getByRole('dialog', { name: 'Provider Registration Complete' })
  await expect(done).toContainText('You can now start receiving orders.')
  await done.getByRole('button', { name: 'OK' }).click()
  await expect(done).toBeHidden()
}

test('customer and Washer meet, from sign-up to rating', async ({ open }) => {
  const customer = await open()
  const washer = await open()

  await test.step('both sign up', async () => {
    await join(washer, 'Wanda Washer')
    await join(customer, 'Cleo Customer')
    for (const _ of [1, 2, 3, 4]) await customer.getByRole('button', { name: 'Next' }).click()
    await customer.getByRole('button', { name: 'Get Started' }).click()
    await expect(customer).toHaveURL(/\/home-screen$/)
  })

  await test.step('one becomes a Washer and waits', async () => {
    await becomeWasherByHand(washer)
    await washer.goto('/home-screen')
    await expect(washer.getByText('No incoming requests at the moment')).toBeVisible()
  })

  const orderId = await test.step('the other orders', () => orderByHand(customer))

  await test.step('the request comes live and is accepted', async () => {
    await washer.getByRole('button', { name: 'Accept' }).click()
    await expect(washer).toHaveURL(/\/pickup-in-progress/)
    await expect(customer).toHaveURL(/\/pickup-in-progress/)
    await expect(customer.getByText('Wanda Wash House').first()).toBeVisible()
  })

  await test.step('they write to each other', async () => {
    await customer.getByRole('link', { name: 'Message Wanda Wash House' }).first().click()
    await washer.getByRole('link', { name: 'Message Cleo Customer' }).first().click()
    await expect(customer.getByText(`Order #${orderId}`)).toBeVisible()
    await customer.getByPlaceholder('Type a message...').fill('The bell is broken, please knock.')
    await customer.getByRole('button', { name: 'Send', exact: true }).click()
    await expect(washer.getByText('The bell is broken, please knock.')).toBeVisible()
    await washer.getByPlaceholder('Type a message...').fill('Will do!')
    await washer.getByPlaceholder('Type a message...').press('Enter')
    await expect(customer.getByText('Will do!')).toBeVisible()
    await customer.getByRole('button', { name: 'Back' }).click()
    await washer.getByRole('button', { name: 'Back' }).click()
  })

  await test.step('the laundry is fetched, washed and brought back, live on both screens', async () => {
    await washer.getByRole('button', { name: 'At the door', exact: true }).click()
    await washer.getByRole('button', { name: 'Confirm pickup' }).click()
    await expect(customer.getByText('Picked Up').first()).toBeVisible()
    await washer.getByRole('button', { name: 'Start laundry' }).click()
    await expect(washer).toHaveURL(/\/laundry-in-progress/)
    await expect(customer).toHaveURL(/\/laundry-in-progress/)
    await washer.getByRole('button', { name: 'Wash is done' }).click()
    await expect(customer.getByText(/^Next: .+ brings it to your door/)).toBeVisible()
    await washer.getByRole('button', { name: 'At the door', exact: true }).click()
    await washer.getByRole('button', { name: 'Mark as Delivered' }).click()
    await expect(washer.getByText('Order marked as delivered!')).toBeVisible()
    await expect(washer).toHaveURL(/\/order-history$/)
    await expect(customer).toHaveURL(/\/order-completed/)
  })

  await test.step('the customer confirms and rates', async () => {
    await expect(customer.getByText('Delivered – Awaiting Confirmation')).toBeVisible()
    await customer.getByRole('button', { name: 'Confirm completion' }).click()
    await expect(customer.getByText('Order marked as completed!')).toBeVisible()
    await expect(customer).toHaveURL(/\/order-history$/)
    const stars = customer.getByRole('navigation', { name: 'Rate Wanda Wash House' })
    await stars.getByRole('link', { name: '4 of 5' }).click()
    await expect(customer).toHaveURL(/\/order-completed/)
    await expect(customer.getByRole('slider', { name: 'Rating' })).toHaveValue('4')
    await customer.getByRole('slider', { name: 'Rating' }).fill('4.5')
    await customer.getByRole('textbox', { name: /Comment/ }).fill('Soft and quick.')
    await customer.getByRole('button', { name: 'Send rating' }).click()
    await expect(customer.getByText('Your rating')).toBeVisible()
  })

  await test.step('the Washer sees rating and earnings', async () => {
    await washer.getByRole('link', { name: new RegExp(`^WL-${orderId}`) }).click()
    await expect(washer.getByText('Rating from user')).toBeVisible()
    await expect(washer.getByText('Soft and quick.')).toBeVisible()
    await washer.goto('/home-screen')
    const ratings = washer.getByRole('region', { name: 'Ratings & Feedback' })
    await expect(ratings).toContainText('4.5')
    await expect(ratings).toContainText('1 review')
    const balance = washer.getByRole('region', { name: 'Balance' })
    await expect(balance).toContainText('Available')
    await expect(balance).toContainText(/\+\$\d/)
    await washer.goto('/ratings')
    await expect(washer.getByText('Soft and quick.')).toBeVisible()
  })
})
