import type { Page } from '@playwright/test'

/** The digits of the PIN that a page shows. */
export async function readPin(page: Page): Promise<string> {
  const label = await page.getByRole('img', { name: /^PIN( \d){4}$/ }).getAttribute('aria-label')
  return (label ?? '').replace(/\D/g, '')
}
