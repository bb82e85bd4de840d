import { expect, type Page } from '@playwright/test'
import { toOrderId } from '@washline/contract/ids'
import { type Account, accept, move } from '../../../e2e/set-up-people.ts'

const path = (name: string) => new RegExp(`/${name}\\?order=\\d+`)
const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first().click()
const isLive = (page: Page) => expect(page.locator('.map-view[data-live=drawn]')).toBeVisible({ timeout: 90_000 })

/** A whole order as its customer taps it, photo and map included. The Washer answers by calls. */
export async function tapThroughOrder(page: Page, washer: Account): Promise<void> {
  await orderByPhoto(page)
  await choosePlace(page)
  await page.waitForURL(path('order-confirm'))
  await press(page, /^Confirm/)
  await page.waitForURL(path('looking-for-provider'))
  const id = toOrderId(Number(new URL(page.url()).searchParams.get('order')))
  await accept(washer, id)
  await page.waitForURL(path('pickup-in-progress'))
  await page.locator('.map-view').click({ position: { x: 40, y: 60 } })
  await isLive(page)
  await press(page, 'Zoom in')
  await chat(page)
  await move(washer, id, 'picked_up', 'in_progress')
  await page.waitForURL(path('laundry-in-progress'))
  await move(washer, id, 'laundry_complete', 'delivered')
  await page.waitForURL(path('order-completed'))
  await press(page, 'Confirm completion')
  await page.waitForURL(/order-history/)
  await page.getByRole('link', { name: '3 of 5' }).click()
  await page.waitForURL(path('order-completed'))
  const stars = page.getByRole('slider', { name: 'Rating' })
  await stars.focus()
  for (const _ of [1, 2]) await page.keyboard.press('ArrowRight')
  await page.getByRole('textbox', { name: /Comment/ }).pressSequentially('Soft')
  await press(page, 'Send rating')
  await expect(page.getByText('Your rating')).toBeVisible()
}

async function orderByPhoto(page: Page): Promise<void> {
  await page.goto('/home-screen')
  await press(page, 'Order Now')
  const shutter = page.getByRole('button', { name: 'Scan Items' })
  await expect(shutter).toHaveAttribute('aria-disabled', 'false', { timeout: 60_000 })
  await shutter.click()
  await page.waitForURL(path('price-estimation'), { timeout: 180_000 })
  const row = page.getByRole('list', { name: 'Your items' }).getByRole('listitem').first()
  for (const _ of [1, 2]) await row.getByRole('button', { name: /^More: / }).click()
  await row.getByRole('button', { name: /^Fewer|^Less/ }).click()
  await press(page, 'Continue')
  await page.waitForURL(path('laundry-load'))
  await page.locator('label', { hasText: 'Medium' }).click()
  await expect(page.getByRole('radio', { name: /Medium/ })).toBeChecked()
  await page.getByRole('textbox', { name: /Notes/ }).pressSequentially('Cold')
  await press(page, 'Continue')
}

async function choosePlace(page: Page): Promise<void> {
  await page.waitForURL(path('pickup-location'))
  const map = page.locator('.map-view')
  // The still picture first, then the live map.
  await expect(page.locator('.map-still path').first()).toBeVisible()
  await map.click({ position: { x: 90, y: 120 } })
  await isLive(page)
  await press(page, 'Zoom in')
  await map.click({ position: { x: 140, y: 140 } })
  await page.getByRole('combobox', { name: 'Address' }).fill('')
  await page.getByRole('combobox', { name: 'Address' }).pressSequentially('20 Linden Str')
  await page
    .getByRole('option', { name: /Linden Street/ })
    .first()
    .click()
  await press(page, 'Continue')
}

async function chat(page: Page): Promise<void> {
  await page
    .getByRole('link', { name: /^Message / })
    .first()
    .click()
  await page.getByPlaceholder('Type a message...').pressSequentially('At the door')
  await press(page, 'Send')
  await expect(page.getByText('At the door')).toBeVisible()
  await press(page, 'Back')
}
