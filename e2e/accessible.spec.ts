import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'
import { test } from './people.ts'
import { transitionsEnded } from './transitions-ended.ts'
import { visit, walkTheStages } from './walk-the-stages.ts'

async function violationsOf(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).analyze()
  return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`))
}

test('axe finds nothing on any screen, light or dark', async ({ open, customer, washer, spot }) => {
  test.setTimeout(240_000)
  const pages = { guest: await open(), customer: customer.page, washer: washer.page }
  await walkTheStages({ customer, washer, spot }, async (screens) => {
    for (const screen of screens) {
      const page = pages[screen.who]
      await visit(page, screen)
      await expect(page.locator('body')).toContainText(screen.texts[0] ?? '')
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme })
        await page.evaluate(transitionsEnded)
        expect.soft(await violationsOf(page), `${screen.name}, ${colorScheme}`).toEqual([])
      }
    }
  })
})

test('an order is placed by keyboard alone', async ({ customer }) => {
  const { page } = customer
  const press = async (name: string) => {
    const button = page.getByRole('button', { name })
    await expect(button).toBeVisible()
    for (let tries = 0; tries < 60; tries += 1) {
      await page.keyboard.press('Tab')
      if (await button.evaluate((element) => element === document.activeElement)) break
    }
    await expect(button).toBeFocused()
    await expect(button).not.toHaveAttribute('aria-disabled', 'true')
    await page.keyboard.press('Enter')
  }
  await page.goto('/home-screen')
  await press('Order Now')
  await expect(page).toHaveURL(/\/order\/scan$/)
  await press('Scan Items')
  await expect(page).toHaveURL(/\/order-confirm/, { timeout: 30_000 })
  await press('Confirm Order')
  await expect(page).toHaveURL(/\/looking-for-provider/)
  await press('Cancel Search')
  await expect(page).toHaveURL(/\/home-screen$/)
})
