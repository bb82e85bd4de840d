import { claimOperator } from '@washline/contract/identity/endpoints'
import { identityRefusals } from '@washline/contract/identity/refusals'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { refuse } from '../../platform/testing/answer.ts'
import { renderRoute } from '../../platform/testing/render-route.tsx'

it('explains a link that somebody else has used', async () => {
  const { status, code, message } = identityRefusals.setupLinkUsed
  renderRoute('/setup#a-token', { handlers: [refuse(claimOperator, { status, code, message })] })
  await page.getByLabelText('Name').fill('Odile')
  await page.getByLabelText('Email').fill('odile@example.test')
  await page.getByLabelText('Password', { exact: true }).fill('books-add-up-well')
  await page.getByLabelText('Confirm password').fill('books-add-up-well')
  await page.getByRole('button', { name: 'Create the account' }).click()
  await expect.element(page.getByText(message)).toBeVisible()
})

it('asks for the whole link where its end is missing', async () => {
  renderRoute('/setup')
  await expect.element(page.getByText('This link is incomplete')).toBeVisible()
})
