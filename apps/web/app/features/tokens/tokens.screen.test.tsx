import { getAccount } from '@washline/contract/identity/endpoints'
import { accessTokenId } from '@washline/contract/ids'
import { listAccessTokens, makeAccessToken, revokeAccessToken } from '@washline/contract/tokens/endpoints'
import type { AccessToken } from '@washline/contract/tokens/schemas'
import type { RequestHandler } from 'msw'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { answer, answerBy, refuse } from '../../platform/testing/answer.ts'
import { aCustomer, anOperator } from '../../platform/testing/people.ts'
import { renderRoute } from '../../platform/testing/render-route.tsx'

const day = 86_400_000
const token = (id: number, more: Partial<AccessToken> = {}): AccessToken => ({
  id: accessTokenId.parse(id),
  name: 'Kitchen tablet',
  scopes: ['orders:read', 'money:read'],
  created_at: new Date(Date.now() - day).toISOString(),
  expires_at: '2031-05-04T12:00:00.000Z',
  last_used_at: null,
  ...more,
})
const open = (handlers: RequestHandler[], user = aCustomer()) =>
  renderRoute('/account/tokens', {
    user,
    handlers: [...handlers, answer(getAccount, { success: true, data: { ...user, address: null } })],
  })
const tokens = (...data: AccessToken[]) => answer(listAccessTokens, { success: true, data })

it('lists what may use the account, for what, until when and since when not', async () => {
  open([tokens(token(1), token(2, { name: 'Agent', last_used_at: new Date(Date.now() - 120_000).toISOString() }))])
  await expect.element(page.getByText('Kitchen tablet')).toBeVisible()
  await expect.element(page.getByText('See your orders · See your money').first()).toBeVisible()
  await expect.element(page.getByText(/Never used · Valid until May 4, 2031/)).toBeVisible()
  await expect.element(page.getByText(/Last used 2 minutes ago/)).toBeVisible()
})

it('makes a token with what is ticked, and shows its secret once', async () => {
  let made: AccessToken[] = []
  let sent: unknown
  open([
    answerBy(listAccessTokens, () => ({ success: true, data: made })),
    answerBy(makeAccessToken, async ({ request }) => {
      sent = await request.json()
      made = [token(3, { name: 'My calendar' })]
      return { success: true, data: { ...token(3), secret: 'wlt_shown-once' } }
    }),
  ])
  await expect.element(page.getByText('No program has access to your account.')).toBeVisible()
  await page.getByRole('button', { name: 'New token' }).click()
  const form = page.getByRole('dialog', { name: 'New token' })
  await expect.element(form.getByLabelText('Work as a Washer')).not.toBeInTheDocument()
  await expect.element(form.getByLabelText('Console: audit')).not.toBeInTheDocument()
  await form.getByRole('button', { name: 'Create token' }).click()
  await expect.element(form.getByText('Give the token a name.')).toBeVisible()
  await form.getByLabelText('Name').fill('My calendar')
  await form.getByLabelText('See your money').click()
  await form.getByLabelText('Valid for').selectOptions('90 days')
  await form.getByLabelText('Current password').fill('long enough')
  await form.getByRole('button', { name: 'Create token' }).click()
  const shown = page.getByRole('dialog', { name: 'Your new token' })
  await expect.element(shown.getByLabelText('Token', { exact: true })).toHaveValue('wlt_shown-once')
  expect(sent).toEqual({
    name: 'My calendar',
    scopes: ['orders:read', 'money:read'],
    lifetime_days: 90,
    current_password: 'long enough',
  })
  await shown.getByRole('button', { name: 'I have saved it' }).click()
  await expect.element(page.getByText('My calendar')).toBeVisible()
  await expect.element(page.getByText('wlt_shown-once')).not.toBeInTheDocument()
})

it('shows a wrong password at its field', async () => {
  const wrong = 'This is not your current password.'
  open([tokens(), refuse(makeAccessToken, { status: 422, message: wrong, errors: { current_password: [wrong] } })])
  await page.getByRole('button', { name: 'New token' }).click()
  const form = page.getByRole('dialog', { name: 'New token' })
  await form.getByLabelText('Name').fill('My calendar')
  await form.getByLabelText('Current password').fill('guess')
  await form.getByRole('button', { name: 'Create token' }).click()
  await expect.element(form.getByText(wrong)).toBeVisible()
})

it('offers the areas of the console to operators', async () => {
  open([tokens()], anOperator())
  await page.getByRole('button', { name: 'New token' }).click()
  await expect.element(page.getByLabelText('Console: audit')).toBeVisible()
})

it('revokes a token after asking', async () => {
  let left = [token(1)]
  open([
    answerBy(listAccessTokens, () => ({ success: true, data: left })),
    answerBy(revokeAccessToken, () => {
      left = []
      return { success: true }
    }),
  ])
  await page.getByRole('button', { name: 'Revoke Kitchen tablet' }).click()
  const dialog = page.getByRole('dialog', { name: 'Revoke access' })
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await page.getByRole('button', { name: 'Revoke Kitchen tablet' }).click()
  await dialog.getByRole('button', { name: 'Revoke' }).click()
  await expect.element(page.getByText('No program has access to your account.')).toBeVisible()
})
