import { randomUUID } from 'node:crypto'
import type { Locator, Page } from '@playwright/test'

/** Fills and sends the open sign-up dialog; gives back what to sign in with. */
export async function fillSignUp(page: Page, name: string): Promise<{ email: string; password: string }> {
  const dialog = page.getByRole('dialog', { name: 'Sign Up' })
  const email = `${randomUUID().slice(0, 8)}@e2e.test`
  const password = 'a-long-password'
  await dialog.getByLabel('Name', { exact: true }).fill(name)
  await dialog.getByLabel('Email').fill(email)
  await dialog.getByLabel('Phone number').fill('+60 3 5550 4000')
  await dialog.getByLabel('Password', { exact: true }).fill(password)
  await dialog.getByLabel('Confirm password').fill(password)
  await dialog.getByRole('button', { name: 'Sign Up' }).click()
  return { email, password }
}

/** Fills the card form and saves the card. */
export async function fillCard(form: Locator, number: string): Promise<void> {
  await form.getByLabel('Card number').fill(number)
  await form.getByLabel('Expiry').fill('12/34')
  await form.getByLabel('CVC').fill('123')
  await form.getByRole('button', { name: 'Save Card' }).click()
}
