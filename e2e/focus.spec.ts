import { expect, type Page } from '@playwright/test'
import { hiddenFocus, ringlessFocus } from './hidden-focus.ts'
import { test } from './people.ts'
import { photoFile } from './photos.ts'
import { place } from './set-up-people.ts'

/** Until the next screen is there, the one before stays, with its heading. */
const headingFocused = (page: Page, name: string) =>
  expect(page.getByRole('heading', { level: 1, name }), 'the heading has the focus').toBeFocused()

/** Along every stop of the Tab key until the focus leaves the page. */
async function nothingFocusedIsHidden(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeAttached()
  await expect(page.locator('main[aria-busy="true"], main .skeleton')).toHaveCount(0)
  const hidden = async () => (await page.evaluate(hiddenFocus)) ?? (await page.evaluate(ringlessFocus)) ?? ''
  for (let stop = 0; stop < 90; stop += 1) {
    await page.keyboard.press('Tab')
    await expect.configure({ soft: true }).poll(hidden, { message: path }).toBe('')
    if (await page.evaluate(() => document.activeElement === document.body)) break
  }
}

test('whatever has the focus can be seen, and the first stop leads past the bars', async ({ customer, spot }) => {
  const { page } = customer
  const order = await place(customer, spot)
  const draft = `/price-estimation?order=${(await customer.api.scan(photoFile('five-garments.jpg'))).order_id}`
  const whereTo = draft.replace('price-estimation', 'pickup-location')
  for (const path of [
    '/home-screen',
    '/order-history',
    '/account',
    `/looking-for-provider?order=${order}`,
    draft,
    whereTo,
  ])
    await nothingFocusedIsHidden(page, path)
  await page.setViewportSize({ width: 1280, height: 720 })
  for (const path of ['/dashboard', draft]) await nothingFocusedIsHidden(page, path)
  await page.goto('/order-history')
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
})

test('each step of an order begins at its heading', async ({ customer }) => {
  const { page } = customer
  await page.goto('/home-screen')
  await page.getByRole('button', { name: 'Order Now' }).first().click()
  await expect(page).toHaveURL(/order\/scan/)
  await headingFocused(page, 'Scan Your Clothes')
  const shutter = page.getByRole('button', { name: 'Scan Items' })
  await expect(shutter).toHaveAttribute('aria-disabled', 'false')
  await shutter.click()
  await expect(page).toHaveURL(/order-confirm/)
  await headingFocused(page, 'Confirm Order')
  await nothingFocusedIsHidden(page, page.url())
})

test('each question on the way to an order begins at its heading', async ({ customer }) => {
  const { page } = customer
  const { order_id } = await customer.api.scan(photoFile('five-garments.jpg'))
  await page.goto(`/price-estimation?order=${order_id}`)
  for (const [next, heading] of [
    [/laundry-load/, 'Load'],
    [/pickup-location/, 'Set Pickup Location'],
  ] as const) {
    await page.getByRole('button', { name: 'Continue' }).click()
    await expect(page).toHaveURL(next)
    await headingFocused(page, heading)
  }
  // In the colours of the system, what is done, what is now and what comes differ, and a card has its edge.
  await page.emulateMedia({ forcedColors: 'active' })
  const appearanceOf = (selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((element) => {
        const { backgroundColor, borderTopColor, borderTopStyle } = getComputedStyle(element)
        return [backgroundColor, borderTopColor, borderTopStyle].join()
      })
  const pegs = ['done', 'now', 'ahead'].map((state) => `.step-line .${state} b`)
  await expect.poll(async () => new Set(await Promise.all(pegs.map(appearanceOf))).size).toBe(3)
  await page.goto('/home-screen')
  await expect.poll(() => appearanceOf('.ticket-part')).toMatch(/solid$/)
  // The first button is filled, others are not.
  const fillOf = (selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((element) => getComputedStyle(element).backgroundColor)
  const filled = await fillOf('.button-primary')
  await page.goto('/account')
  await expect.poll(() => fillOf('.button:not(.button-primary)')).not.toBe(filled)
})

test('a dialog with fields begins at its first field', async ({ open }) => {
  const page = await open()
  await page.goto('/')
  await page.getByRole('button', { name: 'Sign In' }).press('Enter')
  await expect(page.getByRole('dialog').getByLabel('Email')).toBeFocused()
})
