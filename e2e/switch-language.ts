import { expect, type Page } from '@playwright/test'
import { updateAccount } from '@washline/contract/identity/endpoints'
import { type Language, languages } from '@washline/contract/texts/languages'
import type { Account } from './set-up-people.ts'

/**
 * Changes the language of the page that stands, as its person would elsewhere: on the account in another tab, or by the
 * links of a public page. A page without them is opened anew.
 */
export async function switchLanguage(page: Page, language: Language, account?: Account): Promise<void> {
  if (account) {
    await account.api.call(updateAccount, { body: { language } })
    await page.evaluate((chosen) => {
      const user = JSON.parse(localStorage.getItem('current_user') ?? '{}')
      localStorage.setItem('current_user', JSON.stringify({ ...user, language: chosen }))
      dispatchEvent(new StorageEvent('storage', { key: 'current_user' }))
    }, language)
  } else {
    const choice = page.getByRole('contentinfo').getByText(languages[language], { exact: true })
    if (await choice.count()) await choice.click()
    else {
      await page.context().addCookies([{ name: 'language', value: language, url: new URL('/', page.url()).href }])
      await page.reload()
    }
  }
  await expect(page.locator('html')).toHaveAttribute('lang', language)
}
