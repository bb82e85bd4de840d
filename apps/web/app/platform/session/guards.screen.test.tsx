import { getAuth } from '@washline/contract/identity/endpoints'
import { expect, it } from 'vitest'
import { answer, refuse } from '../testing/answer.ts'
import { aCustomer, aWasher } from '../testing/people.ts'
import { renderRoute } from '../testing/render-route.tsx'
import { clearSession, getSession } from './session.ts'

it('sends a guest to the landing page', async () => {
  const app = renderRoute('/onboarding')
  await expect.poll(app.path).toBe('/')
})

it('reads the user when only the token is stored', async () => {
  localStorage.setItem('auth_token', 'stored')
  window.dispatchEvent(new StorageEvent('storage', { key: 'auth_token' }))
  renderRoute('/onboarding', { handlers: [answer(getAuth, { success: true, user: aCustomer({ name: 'Read Anew' }) })] })
  await expect.poll(() => getSession().user?.name).toBe('Read Anew')
})

it('ends a session that the server does not have', async () => {
  const handlers = [refuse(getAuth, { status: 401, message: 'Unauthenticated.' })]
  const app = renderRoute('/onboarding', { user: aCustomer(), handlers })
  await expect.poll(app.path).toBe('/')
  expect(localStorage.getItem('auth_token')).toBeNull()
})

it('follows a sign-out in another tab', async () => {
  const app = renderRoute('/onboarding', { user: aWasher() })
  await expect.poll(app.path).toBe('/onboarding')
  localStorage.clear()
  window.dispatchEvent(new StorageEvent('storage', { key: 'auth_token' }))
  await expect.poll(app.path).toBe('/')
  clearSession()
})
