import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect } from '@playwright/test'
import { test } from './people.ts'
import { signUp } from './set-up-people.ts'

/** The link in the latest email to an address. */
async function mailedLink(email: string): Promise<string | undefined> {
  const folder = process.env.WASHLINE_E2E_MAIL ?? ''
  const names = await readdir(folder).catch(() => [])
  const emails = await Promise.all(names.sort().map((name) => readFile(join(folder, name), 'utf8')))
  return /\/reset-password\?token=\S+/.exec(emails.findLast((text) => text.includes(`To: ${email}`)) ?? '')?.[0]
}

test('a forgotten password is set anew by the mailed link', async ({ open, marketUrl }) => {
  const { email } = await signUp(marketUrl, 'Fiona Forgetful')
  const page = await open()
  await page.goto('/')
  await page.getByRole('button', { name: 'Sign In', exact: true }).first().click()
  await page.getByRole('button', { name: 'Forgot password?' }).click()
  const forgot = page.getByRole('dialog', { name: 'Forgot password' })
  await forgot.getByLabel('Email').fill(email)
  await forgot.getByRole('button', { name: 'Email me the link' }).click()
  await expect(forgot.getByText(/we have emailed it a link to set a new password/)).toBeVisible()

  await expect.poll(() => mailedLink(email)).toBeDefined()
  await page.goto((await mailedLink(email)) ?? '')
  await page.getByLabel('New password').fill('another-password')
  await page.getByLabel('Confirm password').fill('another-password')
  await page.getByRole('button', { name: 'Set password' }).click()
  await page.getByRole('link', { name: 'Sign In' }).click()

  await page.getByRole('button', { name: 'Sign In', exact: true }).first().click()
  const signIn = page.getByRole('dialog', { name: 'Sign In' })
  await signIn.getByLabel('Email').fill(email)
  await signIn.getByLabel('Password').fill('another-password')
  await signIn.getByRole('button', { name: 'Sign In' }).click()
  await expect(page).toHaveURL(/\/home-screen$/)
})
