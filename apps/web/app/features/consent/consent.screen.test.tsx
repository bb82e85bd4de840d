import { login } from '@washline/contract/identity/endpoints'
import { answerConsent, type Consent, getConsent } from '@washline/contract/oauth/endpoints'
import { oauthRefusals } from '@washline/contract/oauth/refusals'
import { afterEach, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { answer, answerBy, refuse } from '../../platform/testing/answer.ts'
import { aCustomer } from '../../platform/testing/people.ts'
import { renderRoute } from '../../platform/testing/render-route.tsx'

const address = '/oauth/authorize?client_id=wlc_a&redirect_uri=https%3A%2F%2Fagent.example%2Fcb&scope=orders%3Aread'
const consent: Consent = { client_name: 'Agent', answers_to: 'agent.example', scopes: ['orders:read', 'money:read'] }
const asked = answer(getConsent, { success: true, data: { consent, redirect: null } })
// The client's address of these tests is a place in this page.
const clientAt = (place: string) => `${window.location.href.split('#')[0]}#${place}`
afterEach(() => window.history.replaceState(null, '', window.location.pathname + window.location.search))

it('names the program, the person and where the answer goes, and allows what stays ticked', async () => {
  let sent: unknown
  renderRoute(address, {
    user: aCustomer(),
    handlers: [
      asked,
      answerBy(answerConsent, async ({ request }) => {
        sent = await request.json()
        return { success: true, data: { redirect: clientAt('code') } }
      }),
    ],
  })
  await expect.element(page.getByText(`“Agent” wants to use the account of ${aCustomer().name}.`)).toBeVisible()
  await expect.element(page.getByText(/The answer goes to agent\.example\./)).toBeVisible()
  await page.getByLabelText('See your money').click()
  await page.getByRole('button', { name: 'Allow' }).click()
  await expect.poll(() => window.location.hash).toBe('#code')
  expect(sent).toMatchObject({ client_id: 'wlc_a', scope: 'orders:read', allowed: ['orders:read'] })
})

it('denies without a scope, and cannot allow nothing', async () => {
  let sent: unknown
  renderRoute(address, {
    user: aCustomer(),
    handlers: [
      asked,
      answerBy(answerConsent, async ({ request }) => {
        sent = await request.json()
        return { success: true, data: { redirect: clientAt('denied') } }
      }),
    ],
  })
  await page.getByLabelText('See your orders').click()
  await page.getByLabelText('See your money').click()
  await expect.element(page.getByRole('button', { name: 'Allow' })).toBeDisabled()
  await page.getByRole('button', { name: 'Deny' }).click()
  await expect.poll(() => window.location.hash).toBe('#denied')
  expect(sent).toMatchObject({ allowed: [] })
})

it('has a guest sign in first, and stays', async () => {
  const user = aCustomer()
  renderRoute(address, { handlers: [asked, answer(login, { success: true, token: 'test-token', user })] })
  await page.getByRole('button', { name: 'Sign In' }).click()
  const dialog = page.getByRole('dialog', { name: 'Sign In' })
  await dialog.getByLabelText('Email').fill('ana@example.test')
  await dialog.getByLabelText('Password').fill('long enough')
  await dialog.getByRole('button', { name: 'Sign In' }).click()
  await expect.element(page.getByRole('button', { name: 'Allow' })).toBeVisible()
})

it('goes nowhere for a program that is not registered', async () => {
  const { code, status, message } = oauthRefusals.unknownClient
  renderRoute(address, { user: aCustomer(), handlers: [refuse(getConsent, { code, status, message })] })
  await expect.element(page.getByText(message)).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Allow' })).not.toBeInTheDocument()
})

it('answers a faulty request to the program', async () => {
  const data = { consent: null, redirect: clientAt('fault') }
  renderRoute(address, { user: aCustomer(), handlers: [answer(getConsent, { success: true, data })] })
  await expect.poll(() => window.location.hash).toBe('#fault')
})
