import { askPasswordReset, login, register } from '@washline/contract/identity/endpoints'
import { minor } from '@washline/contract/money'
import { getPrices } from '@washline/contract/scanning/endpoints'
import { HttpResponse, http } from 'msw'
import { describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { answer, answerBy, refuse, unreachable } from '../../platform/testing/answer.ts'
import { aCustomer } from '../../platform/testing/people.ts'
import { priced } from '../../platform/testing/priced.ts'
import { renderRoute } from '../../platform/testing/render-route.tsx'

const signInButton = () => page.getByRole('banner').getByRole('button', { name: 'Sign In' })
const dialog = (name: string) => page.getByRole('dialog', { name })

async function enter(email: string, password: string) {
  await signInButton().click()
  const form = dialog('Sign In')
  await form.getByLabelText('Email').fill(email)
  await form.getByLabelText('Password').fill(password)
  await form.getByRole('button', { name: 'Sign In' }).click()
}

async function signUp() {
  const form = dialog('Sign Up')
  await form.getByLabelText('Name').fill('Mei Tan')
  await form.getByLabelText('Email').fill('Mei@Example.test')
  await form.getByLabelText('Phone number').fill('+60 12 345 6789')
  await form.getByLabelText('Password', { exact: true }).fill('washline-demo')
  await form.getByLabelText('Confirm password').fill('washline-demo')
  await form.getByRole('button', { name: 'Sign Up' }).click()
  return form
}

describe('the landing page', () => {
  it('signs in and goes home', async () => {
    let sent: unknown
    const app = renderRoute('/', {
      handlers: [
        answerBy(login, async ({ request }) => {
          sent = await request.json()
          return { success: true, token: 'fresh', user: aCustomer() }
        }),
      ],
    })
    await enter('mei@example.test', 'washline-demo')
    await expect.poll(app.path).toBe('/home-screen')
    expect(sent).toEqual({ email: 'mei@example.test', password: 'washline-demo' })
    expect(localStorage.getItem('auth_token')).toBe('fresh')
    expect(JSON.parse(localStorage.getItem('current_user') ?? '')).toMatchObject({ name: 'Mei Tan' })
  })

  it('counts the prepared photo at the prices of the public list', async () => {
    renderRoute('/', {
      handlers: [
        answer(getPrices, {
          success: true,
          data: {
            version: 2,
            prices: [{ garment: 'tshirt', category: 'tops', price_minor: minor(900) }],
          },
        }),
      ],
    })
    const ticket = page.getByRole('article', { name: 'What it would cost' })
    const photo = page.getByRole('img', { name: 'A photo of five garments' })
    await expect.element(photo).toBeInTheDocument()
    // As a visitor goes on scrolling: what loads above moves the photo out of sight again.
    await expect
      .poll(() => {
        photo.element().scrollIntoView({ block: 'center' })
        return ticket.getByText(priced('$9.00')).elements()
      })
      .toHaveLength(1)
    await expect.element(ticket.getByText(priced('5 items, $32.00'))).toBeVisible()
    await expect.element(ticket.getByText(/^Order now, back by \d/)).toBeVisible()
    await ticket.getByRole('button', { name: 'Order Now' }).click()
    await expect.element(page.getByRole('dialog')).toBeVisible()
  })

  it('shows a wrong password at the field, and stays', async () => {
    const message = 'These credentials do not match our records.'
    const app = renderRoute('/', { handlers: [refuse(login, { status: 422, message, errors: { email: [message] } })] })
    await enter('mei@example.test', 'wrong')
    await expect.element(dialog('Sign In').getByLabelText('Email')).toHaveAccessibleDescription(message)
    await expect.element(dialog('Sign In').getByLabelText('Email')).toHaveAttribute('aria-invalid', 'true')
    expect(app.path()).toBe('/')
    expect(localStorage.getItem('auth_token')).toBeNull()
  })

  it('shows an error when the server cannot be reached', async () => {
    renderRoute('/', { handlers: [unreachable(login)] })
    await enter('mei@example.test', 'washline-demo')
    await expect.element(dialog('Sign In').getByText(/You seem to be offline/)).toBeVisible()
  })

  it.each([
    ['an internal error', () => HttpResponse.json({ success: false, message: 'Server Error' }, { status: 500 })],
    ['a proxy’s page', () => new HttpResponse('<h1>Bad Gateway</h1>', { status: 502 })],
  ])('says that the sign-in failed where the server answers with %s', async (_, fail) => {
    renderRoute('/', { handlers: [http.post(login.path, fail)] })
    await enter('mei@example.test', 'washline-demo')
    await expect.element(dialog('Sign In').getByText('Authentication failed. Please try again.')).toBeVisible()
    await expect.element(dialog('Sign In').getByLabelText('Password')).toHaveValue('washline-demo')
  })

  it('names a sign-in whose answer cannot be read an unexpected error', async () => {
    renderRoute('/', { handlers: [http.post(login.path, () => HttpResponse.json({ success: true }))] })
    await enter('mei@example.test', 'washline-demo')
    await expect.element(dialog('Sign In').getByText('Unexpected error during sign in.')).toBeVisible()
    expect(localStorage.getItem('auth_token')).toBeNull()
  })

  it.each([
    ['Registration failed. Please try again.', 503, { success: false }],
    ['Failed to create account. Please try again.', 200, { success: true }],
  ])('shows “%s” where the sign-up is answered with %i', async (text, status, body) => {
    renderRoute('/', { handlers: [http.post(register.path, () => HttpResponse.json(body, { status }))] })
    await page.getByRole('button', { name: 'Order Now' }).first().click()
    const form = await signUp()
    await expect.element(form.getByText(text)).toBeVisible()
    await expect.element(form.getByLabelText('Name')).toHaveValue('Mei Tan')
  })

  it('signs up and goes to the onboarding', async () => {
    let sent: unknown
    const app = renderRoute('/', {
      handlers: [
        answerBy(register, async ({ request }) => {
          sent = await request.json()
          return { success: true, token: 'fresh', user: aCustomer() }
        }),
      ],
    })
    await page.getByRole('button', { name: 'Order Now' }).first().click()
    const form = dialog('Sign Up')
    await expect.element(form.getByRole('link', { name: 'Terms' })).toHaveAttribute('href', '/terms')
    await expect.element(form.getByRole('link', { name: 'Privacy' })).toHaveAttribute('href', '/privacy')
    await signUp()
    await expect.poll(app.path).toBe('/onboarding')
    expect(sent).toMatchObject({ email: 'mei@example.test', is_provider: false })
  })

  it('sends the link for a forgotten password', async () => {
    renderRoute('/', { handlers: [answer(askPasswordReset, { success: true })] })
    await signInButton().click()
    await dialog('Sign In').getByRole('button', { name: 'Forgot password?' }).click()
    await dialog('Forgot password').getByLabelText('Email').fill('mei@example.test')
    await dialog('Forgot password').getByRole('button', { name: 'Email me the link' }).click()
    await expect.element(dialog('Forgot password').getByText(/we have emailed it a link/)).toBeVisible()
  })

  it('greets a signed-in person and signs out', async () => {
    renderRoute('/', { user: aCustomer() })
    await expect.element(page.getByRole('link', { name: 'Hello Mei' })).toBeVisible()
    await page.getByRole('button', { name: 'Sign Out' }).click()
    await expect.element(signInButton()).toBeVisible()
    expect(localStorage.getItem('auth_token')).toBeNull()
    expect(localStorage.getItem('current_user')).toBeNull()
  })
})

describe('its dialog', () => {
  it('closes on Escape, returns the focus and locks the page while open', async () => {
    renderRoute('/')
    await signInButton().click()
    await expect.element(dialog('Sign In')).toBeVisible()
    await expect
      .poll(() => getComputedStyle(document.documentElement).overflowY + getComputedStyle(document.body).overflowY)
      .toContain('hidden')
    await userEvent.keyboard('{Escape}')
    await expect.element(dialog('Sign In')).not.toBeInTheDocument()
    await expect.element(signInButton()).toHaveFocus()
  })

  it('closes on a press outside', async () => {
    renderRoute('/')
    await signInButton().click()
    await expect.element(dialog('Sign In')).toBeVisible()
    await userEvent.click(document.body, { position: { x: 5, y: 830 }, force: true })
    await expect.element(dialog('Sign In')).not.toBeInTheDocument()
  })
})
