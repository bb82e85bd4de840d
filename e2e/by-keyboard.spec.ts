import { expect, type Page } from '@playwright/test'
import { type OrderId, toOrderId } from '@washline/contract/ids'
import { pressButton, tabTo, typeInto } from './keyboard.ts'
import { type Person, test } from './people.ts'
import { accept, move, place } from './set-up-people.ts'

async function signInByKeyboard(page: Page, { email, password }: Person): Promise<void> {
  await page.goto('/')
  await pressButton(page, 'Sign In')
  const dialog = page.getByRole('dialog', { name: 'Sign In' })
  await typeInto(page, dialog.getByLabel('Email'), email)
  await typeInto(page, dialog.getByLabel('Password'), password)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/home-screen$/)
}

/** A person aims before taking the picture. */
const cameraShows = (page: Page) =>
  expect
    .poll(() => page.evaluate(() => document.querySelector('video')?.getVideoPlaybackQuality().totalVideoFrames ?? 0))
    .toBeGreaterThan(3)

async function orderByKeyboard(page: Page): Promise<OrderId> {
  await pressButton(page, 'Order Now')
  await expect(page).toHaveURL(/\/order\/scan$/)
  await cameraShows(page)
  await pressButton(page, 'Scan Items')
  await expect(page).toHaveURL(/\/order-confirm/)
  await pressButton(page, 'Confirm Order')
  await expect(page).toHaveURL(/\/looking-for-provider\?order=\d+/)
  return toOrderId(Number(new URL(page.url()).searchParams.get('order')))
}

test('a customer orders, confirms and rates by keyboard alone', async ({ open, customer, washer }) => {
  const page = await open()
  await signInByKeyboard(page, customer)
  const order = await orderByKeyboard(page)
  await accept(washer, order)
  await expect(page).toHaveURL(/\/pickup-in-progress/)
  await move(washer, order, 'picked_up', 'in_progress')
  await expect(page).toHaveURL(/\/laundry-in-progress/)
  await move(washer, order, 'laundry_complete', 'delivered')
  await expect(page).toHaveURL(/\/order-completed/)
  await pressButton(page, 'Confirm completion')
  await expect(page.getByText('Order marked as completed!')).toBeVisible()
  await expect(page).toHaveURL(/\/order-history$/)
  await tabTo(page, page.getByRole('navigation', { name: /^Rate / }).getByRole('link', { name: '3 of 5' }))
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/order-completed/)
  const stars = page.getByRole('slider', { name: 'Rating' })
  await tabTo(page, stars)
  for (let steps = 0; steps < 3; steps += 1) await page.keyboard.press('ArrowRight')
  await typeInto(page, page.getByRole('textbox', { name: /Comment/ }), 'Soft and quick.')
  await pressButton(page, 'Send rating')
  await expect(page.getByText('Your rating')).toBeVisible()
})

test('a search is cancelled by keyboard alone', async ({ customer, spot }) => {
  const { page } = customer
  await page.goto(`/looking-for-provider?order=${await place(customer, spot)}`)
  await pressButton(page, 'Cancel Search')
  await expect(page).toHaveURL(/\/home-screen$/)
})

test('a Washer brings an order to its end by keyboard alone', async ({ open, customer, washer, spot }) => {
  const page = await open()
  await signInByKeyboard(page, washer)
  await place(customer, spot)
  await pressButton(page, 'Accept')
  await expect(page).toHaveURL(/\/pickup-in-progress/)
  await pressButton(page, /^At the door$/)
  await pressButton(page, 'Confirm pickup')
  await pressButton(page, 'Start laundry')
  await expect(page).toHaveURL(/\/laundry-in-progress/)
  await pressButton(page, 'Wash is done')
  await pressButton(page, /^At the door$/)
  await pressButton(page, 'Mark as Delivered')
  await expect(page.getByText('Order marked as delivered!')).toBeVisible()
  await expect(page).toHaveURL(/\/order-history$/)
})
