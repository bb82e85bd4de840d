import { expect, type Page } from '@playwright/test'
import { toOrderId } from '@washline/contract/ids'
import { hiddenActions } from './hidden-actions.ts'
import { test } from './people.ts'
import { photoFile } from './photos.ts'
import { accept, confirm, move } from './set-up-people.ts'

// What a window of 1280 × 720 has left at 200 % zoom.
test.use({ viewport: { width: 640, height: 360 } })

async function nothingIsCut(page: Page, path: RegExp): Promise<void> {
  await expect(page).toHaveURL(path)
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeAttached()
  await expect(page.locator('main[aria-busy="true"], main .skeleton')).toHaveCount(0)
  const soft = expect.configure({ soft: true })
  await soft.poll(() => page.evaluate(hiddenActions), { message: String(path) }).toEqual([])
  await soft
    .poll(() => page.evaluate(() => document.documentElement.scrollWidth), { message: String(path) })
    .toBeLessThanOrEqual(page.viewportSize()?.width ?? 0)
}

test('at twice the size every action of an order can be reached', async ({ customer, washer }) => {
  const { page } = customer
  await page.goto('/home-screen')
  await nothingIsCut(page, /home-screen/)
  await page.getByRole('button', { name: 'Order Now' }).first().click()
  await nothingIsCut(page, /order\/scan/)
  const shutter = page.getByRole('button', { name: 'Scan Items' })
  await expect(shutter).toHaveAttribute('aria-disabled', 'false')
  await shutter.click()
  await nothingIsCut(page, /order-confirm/)
  await page.getByRole('button', { name: 'Confirm Order' }).click()
  await nothingIsCut(page, /looking-for-provider/)
  const order = toOrderId(Number(new URL(page.url()).searchParams.get('order')))
  await accept(washer, order)
  await nothingIsCut(page, /pickup-in-progress/)
  await washer.page.goto(`/pickup-in-progress?order=${order}`)
  await nothingIsCut(washer.page, /pickup-in-progress/)
  await washer.page.getByRole('button', { name: 'At the door', exact: true }).click()
  await washer.page.getByRole('button', { name: 'Confirm pickup' }).click()
  await washer.page.getByRole('button', { name: 'Start laundry' }).click()
  await nothingIsCut(washer.page, /laundry-in-progress/)
  await nothingIsCut(page, /laundry-in-progress/)
  await move(washer, order, 'laundry_complete', 'delivered')
  await nothingIsCut(page, /order-completed/)
  await confirm(customer, order)
  await page.reload()
  await nothingIsCut(page, /order-completed/)
})

test('a phone with large text, or with space in it, scrolls in one direction', async ({ customer }) => {
  const { page } = customer
  await page.setViewportSize({ width: 390, height: 844 })
  const { order_id } = await customer.api.scan(photoFile('five-garments.jpg'))
  for (const path of ['/home-screen', '/order-history', ...draftSteps.map((step) => `/${step}?order=${order_id}`)]) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeAttached()
    for (const content of [spaced, 'html { font-size: 200% }']) {
      const style = await page.addStyleTag({ content })
      await nothingIsCut(page, new RegExp(path.slice(1, 8)))
      await style.evaluate((element) => (element as Element).remove())
    }
  }
})

/** What a reader may set without losing anything. */
const spaced =
  '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-bottom: 2em !important }'
const draftSteps = ['price-estimation', 'laundry-load', 'pickup-location']
