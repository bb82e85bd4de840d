import { expect, type Page } from '@playwright/test'

/**
 * Opens an address from the page that stands, as a link does: the app is not loaded anew. What is read on the device is
 * read once more, so a language that was stored meanwhile is spoken there, too. Done when the screen before is gone.
 */
export async function openInApp(page: Page, path: string): Promise<void> {
  await page.evaluate((address) => {
    document.querySelector('main')?.setAttribute('data-before', '')
    dispatchEvent(new StorageEvent('storage', { key: 'current_user' }))
    history.pushState({ key: String(performance.now()) }, '', address)
    dispatchEvent(new PopStateEvent('popstate'))
  }, path)
  await expect(page.locator('main:not([data-before])')).toBeAttached()
}

/** Whether an app stands that can lead to the path: another screen, as the same one would stay. */
export async function leadsInApp(page: Page, path: string): Promise<boolean> {
  if (!page.url().startsWith('http')) return false
  const { pathname } = new URL(page.url())
  return pathname !== new URL(path, page.url()).pathname && (await page.locator('.app main').count()) > 0
}
