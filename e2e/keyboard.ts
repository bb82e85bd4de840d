import { expect, type Locator, type Page } from '@playwright/test'

const farthest = 90

/** Tabs on to what is named; fails where Tab never comes to it. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible()
  const isReached = () => target.evaluate((element) => element === document.activeElement).catch(() => false)
  for (let tabs = 0; tabs < farthest && !(await isReached()); tabs += 1) await page.keyboard.press('Tab')
  await expect(target).toBeFocused()
}

/** Tabs to a button, which must be ready, and presses it. */
export async function pressButton(page: Page, name: string | RegExp): Promise<void> {
  const button = page.getByRole('button', { name }).first()
  await expect(button).toBeVisible()
  await expect(button).not.toHaveAttribute('aria-disabled', 'true')
  await tabTo(page, button)
  await page.keyboard.press('Enter')
}

/** Tabs to a field and types. */
export async function typeInto(page: Page, field: Locator, text: string): Promise<void> {
  await tabTo(page, field)
  await page.keyboard.type(text)
}
