import type { Page } from '@playwright/test'

/** Listens before the page opens; what it gives waits until the page has the code of that screen and all it imports. */
export function untilItHas(page: Page, screen: string): () => Promise<void> {
  const file = new RegExp(`/${screen}-[^/]+\\.js$`)
  const answered = page.waitForResponse((response) => file.test(response.url()))
  return async () => {
    const url = (await answered).url()
    await page.evaluate(`import(${JSON.stringify(url)}).then(() => undefined)`)
  }
}
