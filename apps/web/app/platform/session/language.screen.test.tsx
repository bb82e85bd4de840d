import { getAccount, getAuth, login, updateAccount } from '@washline/contract/identity/endpoints'
import { minor, toMajor } from '@washline/contract/money'
import { getWallet, listPaymentMethods } from '@washline/contract/payments/endpoints'
import { getClosing } from '@washline/contract/washers/endpoints'
import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { rememberedLanguage } from '../i18n/language-choice.ts'
import { answer, answerBy, refuse } from '../testing/answer.ts'
import { network } from '../testing/network.ts'
import { aCustomer } from '../testing/people.ts'
import { renderRoute } from '../testing/render-route.tsx'
import { getSession } from './session.ts'

const signIn = (name: string) => page.getByRole('banner').getByRole('button', { name })

it('changes the language in place, stores it, and keeps the focus', async () => {
  const app = renderRoute('/')
  await expect.element(signIn('Sign In')).toBeVisible()
  const mark = document.body.appendChild(document.createElement('i'))
  await page.getByRole('link', { name: 'Deutsch' }).click()
  await expect.element(signIn('Anmelden')).toBeVisible()
  expect(mark.isConnected).toBe(true)
  mark.remove()
  await expect.poll(app.path).toBe('/de')
  await expect.element(page.getByRole('link', { name: 'Deutsch' })).toHaveFocus()
  expect([document.documentElement.lang, rememberedLanguage()]).toEqual(['de', 'de'])
  await page.getByRole('link', { name: '日本語' }).click()
  await expect.element(signIn('ログイン')).toBeVisible()
  await page.getByRole('link', { name: 'English' }).click()
  await expect.element(signIn('Sign In')).toBeVisible()
  await expect.poll(app.path).toBe('/')
})

it('shows the product’s name in the bar of a phone, with what has no room there in the menu', async () => {
  renderRoute('/')
  await page.getByRole('link', { name: 'Deutsch' }).click()
  await expect.element(signIn('Anmelden')).toBeVisible()
  const home = page.getByRole('banner').getByRole('link', { name: 'Washline' })
  const bottoms = [home, home.getByText('Washline')].map((each) => each.element().getBoundingClientRect().bottom)
  expect(bottoms[1]).toBeLessThanOrEqual(bottoms[0] ?? 0)
  await page.getByRole('button', { name: 'Menü' }).click()
  await page.getByRole('navigation', { name: 'Menü' }).getByRole('button', { name: 'Registrieren' }).click()
  await expect.element(page.getByRole('dialog', { name: 'Registrieren' })).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await page.getByRole('link', { name: 'English' }).click()
  await expect.element(signIn('Sign Up')).toBeVisible()
})

const accountScreen = (user = aCustomer()) =>
  renderRoute('/account', {
    user,
    handlers: [
      answer(getAccount, { success: true, data: { ...user, address: null } }),
      answer(getWallet, { success: true, data: { balance: toMajor(minor(0)), entries: [], next_cursor: null } }),
      answer(getClosing, { success: true, data: null }),
      answer(listPaymentMethods, { success: true, payment_methods: [] }),
    ],
  })

it('saves the language on the account', async () => {
  let sent: unknown
  network.use(
    answerBy(updateAccount, async ({ request }) => {
      sent = await request.json()
      return { success: true, data: { ...aCustomer({ language: 'fr' }), address: null } }
    }),
  )
  accountScreen()
  await page.getByRole('button', { name: 'Français' }).click()
  await expect.element(page.getByRole('button', { name: 'Français' })).toHaveAttribute('aria-pressed', 'true')
  await expect.element(page.getByRole('heading', { name: 'Apparence' })).toBeVisible()
  await expect.poll(() => sent).toEqual({ language: 'fr' })
  await expect.poll(() => getSession().user?.language).toBe('fr')
})

it('stores a choice on this device when the account cannot be reached', async () => {
  network.use(refuse(updateAccount, { status: 500, message: 'Later.' }))
  accountScreen(aCustomer({ language: 'ja' }))
  await page.getByRole('button', { name: 'Español' }).click()
  await expect.element(page.getByRole('heading', { name: 'Apariencia' })).toBeVisible()
  expect([rememberedLanguage(), getSession().user?.language]).toEqual(['es', 'ja'])
})

it('shows the language of the account after signing in, and requests it from the server', async () => {
  let asked: string | null = null
  renderRoute('/', {
    handlers: [
      answerBy(login, ({ request }) => {
        asked = request.headers.get('accept-language')
        return { success: true, token: 'fresh', user: aCustomer({ language: 'de' }) }
      }),
      answer(getAuth, { success: true, user: aCustomer({ language: 'de' }) }),
    ],
  })
  await signIn('Sign In').click()
  const form = page.getByRole('dialog', { name: 'Sign In' })
  await form.getByLabelText('Email').fill('mei@example.test')
  await form.getByLabelText('Password').fill('washline-demo')
  await form.getByRole('button', { name: 'Sign In' }).click()
  await expect.poll(() => document.documentElement.lang).toBe('de')
  expect([asked, rememberedLanguage()]).toEqual(['en', 'de'])
})
