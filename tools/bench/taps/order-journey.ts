import { setTimeout as pause } from 'node:timers/promises'
import { expect, type Locator, type Page } from '@playwright/test'
import { toOrderId } from '@washline/contract/ids'
import { type Account, accept, move } from '../../../e2e/set-up-people.ts'

const path = (name: string) => new RegExp(`/${name}\\?order=\\d+`)
/** A person sees what is there before they touch it, and types some eight keys a second. */
const seeMs = 500
const keyMs = 120

async function tap(place: Locator, options?: Parameters<Locator['click']>[0]): Promise<void> {
  await place.waitFor()
  await pause(seeMs)
  await place.click(options)
}

async function type(field: Locator, text: string): Promise<void> {
  await field.waitFor()
  await pause(seeMs)
  await field.pressSequentially(text, { delay: keyMs })
}

const press = (page: Page, name: string | RegExp) => tap(page.getByRole('button', { name }).first())
const isLive = (page: Page) => expect(page.locator('.map-view[data-live=drawn]')).toBeVisible({ timeout: 90_000 })

/** A whole order as its customer taps it, photo and map included, at a person's pace. The Washer answers by calls. */
export async function tapThroughOrder(page: Page, washer: Account): Promise<void> {
  await orderByPhoto(page)
  await choosePlace(page)
  await page.waitForURL(path('order-confirm'))
  await press(page, /^Confirm/)
  await page.waitForURL(path('looking-for-provider'))
  const id = toOrderId(Number(new URL(page.url()).searchParams.get('order')))
  await accept(washer, id)
  await page.waitForURL(path('pickup-in-progress'))
  await tap(page.locator('.map-view'), { position: { x: 40, y: 60 } })
  await isLive(page)
  await press(page, 'Zoom in')
  await chat(page)
  await move(washer, id, 'picked_up', 'in_progress')
  await page.waitForURL(path('laundry-in-progress'))
  await move(washer, id, 'laundry_complete', 'delivered')
  await page.waitForURL(path('order-completed'))
  await press(page, 'Confirm completion')
  await page.waitForURL(/order-history/)
  await tap(page.getByRole('link', { name: '3 of 5' }))
  await page.waitForURL(path('order-completed'))
  const stars = page.getByRole('slider', { name: 'Rating' })
  await stars.focus()
  for (const _ of [1, 2]) {
    await pause(keyMs)
    await page.keyboard.press('ArrowRight')
  }
  await type(page.getByRole('textbox', { name: /Comment/ }), 'Soft')
  await press(page, 'Send rating')
  await expect(page.getByText('Your rating')).toBeVisible()
}

async function orderByPhoto(page: Page): Promise<void> {
  await page.goto('/home-screen')
  await press(page, 'Order Now')
  const shutter = page.getByRole('button', { name: 'Scan Items' })
  await expect(shutter).toHaveAttribute('aria-disabled', 'false', { timeout: 60_000 })
  await tap(shutter)
  await page.waitForURL(path('price-estimation'), { timeout: 180_000 })
  const row = page.getByRole('list', { name: 'Your items' }).getByRole('listitem').first()
  for (const _ of [1, 2]) await tap(row.getByRole('button', { name: /^More: / }))
  await tap(row.getByRole('button', { name: /^Fewer|^Less/ }))
  await press(page, 'Continue')
  await page.waitForURL(path('laundry-load'))
  await tap(page.locator('label', { hasText: 'Medium' }))
  await expect(page.getByRole('radio', { name: /Medium/ })).toBeChecked()
  await type(page.getByRole('textbox', { name: /Notes/ }), 'Cold')
  await press(page, 'Continue')
}

async function choosePlace(page: Page): Promise<void> {
  await page.waitForURL(path('pickup-location'))
  const map = page.locator('.map-view')
  // The still picture first, then the live map.
  await expect(page.locator('.map-still path').first()).toBeVisible()
  await tap(map, { position: { x: 90, y: 120 } })
  await isLive(page)
  await press(page, 'Zoom in')
  await tap(map, { position: { x: 140, y: 140 } })
  await page.getByRole('combobox', { name: 'Address' }).fill('')
  await type(page.getByRole('combobox', { name: 'Address' }), '20 Linden Str')
  await tap(page.getByRole('option', { name: /Linden Street/ }).first())
  await press(page, 'Continue')
}

async function chat(page: Page): Promise<void> {
  await tap(page.getByRole('link', { name: /^Message / }).first())
  await type(page.getByPlaceholder('Type a message...'), 'At the door')
  await press(page, 'Send')
  await expect(page.getByText('At the door')).toBeVisible()
  await press(page, 'Back')
}
