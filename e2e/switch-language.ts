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
    await storeLanguage(page, language)
    await page.evaluate(() => dispatchEvent(new StorageEvent('storage', { key: 'current_user' })))
  } else {
    const choice = page.getByRole('contentinfo').getByText(languages[language], { exact: true })
    if (await choice.count()) await choice.click()
    else {
      await storeCookie(page, language)
      await page.reload()
    }
  }
  await expect(page.locator('html')).toHaveAttribute('lang', language)
}

/** The next page is opened in English, as all are at first; the one that stands stays as it is. */
export async function leaveLanguage(page: Page, account?: Account): Promise<void> {
  if (account) {
    await account.api.call(updateAccount, { body: { language: 'en' } })
    await storeLanguage(page, 'en')
  }
  await storeCookie(page, 'en')
}

const storeLanguage = (page: Page, language: Language) =>
  page.evaluate((chosen) => {
    const user = JSON.parse(localStorage.getItem('current_user') ?? '{}')
    localStorage.setItem('current_user', JSON.stringify({ ...user, language: chosen }))
  }, language)

const storeCookie = (page: Page, language: Language) =>
  page.context().addCookies([{ name: 'language', value: language, url: new URL('/', page.url()).href }])
