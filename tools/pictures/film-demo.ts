import { setTimeout as pause } from 'node:timers/promises'
import { expect, type Page } from '@playwright/test'
import type { Camera } from './camera.ts'

const everyMs = 2_000
const shownMs = 700
const limitMs = 60_000
/** An order takes about 80 seconds there, and longer where pictures are taken meanwhile. */
const orderLimitMs = 300_000

/** Whether the product has the page that shows both phones at once. */
export async function hasDemoPage(page: Page): Promise<boolean> {
  await page.goto('/demo')
  const play = page.getByRole('button', { name: 'Play an order' })
  const unknown = page.getByText('There is no page at this address.')
  await play.or(unknown).waitFor({ timeout: limitMs })
  return play.isVisible()
}

/** Films the page while it plays an order, from the first moment to the last. */
export async function filmDemo(page: Page, camera: Camera): Promise<void> {
  for (const phone of await page.locator('iframe').all())
    await expect(phone.contentFrame().locator('.app:not([aria-busy])').first()).toBeVisible({ timeout: limitMs })
  await camera.film([page], 2 * shownMs)
  await page.getByRole('button', { name: 'Play an order' }).click()
  const isOver = page.getByRole('button', { name: 'Play again' })
  const endMs = Date.now() + orderLimitMs
  while (!(await isOver.isVisible())) {
    if (Date.now() > endMs) throw new Error(`waited ${orderLimitMs / 1_000} s for the played order to end`)
    const begunMs = Date.now()
    await camera.film([page], shownMs)
    await pause(Math.max(0, everyMs - (Date.now() - begunMs)))
  }
  await camera.film([page], 4 * shownMs)
}
