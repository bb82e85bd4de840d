import { setTimeout as pause } from 'node:timers/promises'
import type { Page } from '@playwright/test'
import type { Camera } from './camera.ts'

const wholeOrderMs = 100_000
const everyMs = 2_000
const shownMs = 700

/** Whether the product has the page that shows both phones at once. */
export async function hasDemoPage(page: Page): Promise<boolean> {
  const answer = await page.goto('/demo')
  await page.waitForLoadState('networkidle')
  const isUnknown = await page.getByText('There is no page at this address.').count()
  return answer?.ok() === true && isUnknown === 0
}

/** Films the page while an order goes through, from a press of its first button where it has one. */
export async function filmDemo(page: Page, camera: Camera): Promise<void> {
  await page
    .locator('main .button-primary')
    .first()
    .click({ timeout: 10_000 })
    .catch(() => undefined)
  const endMs = Date.now() + wholeOrderMs
  while (Date.now() < endMs) {
    const begunMs = Date.now()
    await camera.film([page], shownMs)
    await pause(Math.max(0, everyMs - (Date.now() - begunMs)))
  }
}
