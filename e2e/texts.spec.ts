import { expect } from '@playwright/test'
import { test } from './people.ts'
import { visit, walkTheStages } from './walk-the-stages.ts'

test('every screen says what it promises', async ({ open, customer, washer, spot }) => {
  test.setTimeout(180_000)
  const pages = { guest: await open(), customer: customer.page, washer: washer.page }
  await walkTheStages({ customer, washer, spot }, async (screens) => {
    for (const screen of screens) {
      const page = pages[screen.who]
      await visit(page, screen)
      for (const text of screen.texts)
        await expect.soft(page.locator('body'), `${screen.name}: ${text}`).toContainText(text)
      expect
        .soft(await page.evaluate(() => document.documentElement.scrollWidth), `${screen.name} scrolls sideways`)
        .toBeLessThanOrEqual(390)
    }
  })
})
