import { getAccount, switchAccountType, updateAccount } from '@washline/contract/identity/endpoints'
import { autocompletePlaces } from '@washline/contract/maps/endpoints'
import { minor, toMajor } from '@washline/contract/money'
import {
  confirmSandboxSetup,
  createSetupIntent,
  getWallet,
  listPaymentMethods,
  removePaymentMethod,
} from '@washline/contract/payments/endpoints'
import { closeWasher, getClosing } from '@washline/contract/washers/endpoints'
import type { Closing } from '@washline/contract/washers/schemas'
import type { RequestHandler } from 'msw'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { getSession } from '../../platform/session/session.ts'
import { answer, answerBy, refuse } from '../../platform/testing/answer.ts'
import { network } from '../../platform/testing/network.ts'
import { aCustomer, aWasher } from '../../platform/testing/people.ts'
import { priced } from '../../platform/testing/priced.ts'
import { renderRoute } from '../../platform/testing/render-route.tsx'

const card = { id: 'pm_1', brand: 'visa', last4: '4242', exp_month: 8, exp_year: 2028 }
const cards = (...payment_methods: (typeof card)[]) => answer(listPaymentMethods, { success: true, payment_methods })

function open(user = aCustomer(), { state, handlers = [] }: { state?: unknown; handlers?: RequestHandler[] } = {}) {
  return renderRoute('/account', {
    user,
    state,
    handlers: [
      ...handlers,
      answer(getAccount, { success: true, data: { ...user, address: '18 Linden Street, flat 4B' } }),
      answer(getWallet, { success: true, data: { balance: toMajor(minor(2_070)), entries: [], next_cursor: null } }),
      answer(getClosing, { success: true, data: null }),
      cards(card),
    ],
  })
}

it('shows the name, the balance, the contact details and the cards', async () => {
  open()
  await expect.element(page.getByRole('heading', { name: 'Mei Tan' })).toBeVisible()
  for (const text of [
    'Customer',
    priced('$20.70'),
    'mei@example.test',
    '18 Linden Street, flat 4B',
    'Visa ending 4242',
  ])
    await expect.element(page.getByText(text, { exact: true })).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Become a Washer' })).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'Back' })).toHaveAttribute('href', '/dashboard')
})

it('saves a changed phone number, and shows the server’s text at the field', async () => {
  const user = aCustomer()
  const changed = { ...user, phone_number: '+60 11 111 1111', address: null }
  open(user, {
    handlers: [
      refuse(updateAccount, {
        status: 422,
        message: 'Please check the highlighted fields.',
        errors: { phone_number: ['This number is already in use.'] },
      }),
    ],
  })
  await page.getByRole('button', { name: /Phone/ }).click()
  const field = page.getByRole('dialog').getByLabelText('Phone')
  await field.fill('')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect.element(page.getByText('Phone number is required')).toBeVisible()
  await field.fill('+60 11 111 1111')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect.element(page.getByText('This number is already in use.')).toBeVisible()
  network.use(answer(updateAccount, { success: true, data: changed }))
  await page.getByRole('button', { name: 'Save' }).click()
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  await expect.element(page.getByText('+60 11 111 1111')).toBeVisible()
  expect(getSession().user?.phone_number).toBe('+60 11 111 1111')
})

it('asks for the password with a new email address, and keeps what was typed when it is wrong', async () => {
  const text = 'This is not your current password.'
  const user = aCustomer()
  open(user, {
    handlers: [refuse(updateAccount, { status: 422, message: text, errors: { current_password: [text] } })],
  })
  await page.getByRole('button', { name: /^Email/ }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabelText('Email').fill('moved@example.test')
  await dialog.getByLabelText('Current password').fill('a guess')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect.element(page.getByText(text)).toBeVisible()
  await expect.element(dialog.getByLabelText('Email')).toHaveValue('moved@example.test')
  let sent: unknown
  network.use(
    answerBy(updateAccount, async ({ request }) => {
      sent = await request.json()
      return { success: true as const, data: { ...user, address: null, pending_email: 'moved@example.test' } }
    }),
  )
  await dialog.getByLabelText('Current password').fill('long enough')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect.element(dialog).not.toBeInTheDocument()
  expect(sent).toEqual({ email: 'moved@example.test', current_password: 'long enough' })
})

it('edits the name and the address', async () => {
  const user = aCustomer()
  open(user, {
    handlers: [
      answerBy(updateAccount, async ({ request }) => {
        const changes = (await request.json()) as Record<string, string>
        return { success: true as const, data: { ...user, address: null, ...changes } }
      }),
      answer(autocompletePlaces, { success: true, data: [] }),
    ],
  })
  await page.getByRole('button', { name: 'Edit name' }).click()
  await page.getByLabelText('Name').fill('Mei Ling Tan')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect.element(page.getByRole('heading', { name: 'Mei Ling Tan' })).toBeVisible()
  await page.getByRole('button', { name: /^Address/ }).click()
  await page.getByRole('dialog').getByLabelText('Address').fill('1 New Road')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect.element(page.getByText('1 New Road')).toBeVisible()
})

it('removes a card after a confirmation, and shows an error when that fails', async () => {
  open(aCustomer(), { handlers: [refuse(removePaymentMethod, { status: 500, message: 'Broken.' })] })
  await page.getByRole('button', { name: 'Remove card ending in 4242' }).click()
  const remove = page.getByRole('dialog').getByRole('button', { name: 'Remove' })
  await remove.click()
  await expect.element(page.getByText('Failed to remove card.')).toBeVisible()
  network.use(answer(removePaymentMethod, { success: true }), cards())
  await remove.click()
  await expect.element(page.getByText('No cards saved.')).toBeVisible()
})

it('shows an error when the cards cannot be read', async () => {
  open(aCustomer(), { handlers: [refuse(listPaymentMethods, { status: 403, message: 'No.' })] })
  await expect.element(page.getByText('Failed to fetch cards.')).toBeVisible()
})

it('adds the card that an order needs and links back to the order', async () => {
  open(aCustomer(), {
    state: { requireCard: true },
    handlers: [
      answer(createSetupIntent, { success: true, client_secret: 'secret' }),
      answer(confirmSandboxSetup, { success: true, status: 'succeeded', payment_method: card }),
    ],
  })
  const dialog = page.getByRole('dialog', { name: 'Add Payment Card' })
  await expect.element(dialog.getByText('Please add a payment card before placing an order.')).toBeVisible()
  await dialog.getByLabelText('Card number').fill('4242 4242 4242 4242')
  await dialog.getByLabelText('Expiry').fill('08 / 28')
  await dialog.getByLabelText('CVC').fill('123')
  await dialog.getByRole('button', { name: 'Save Card' }).click()
  await expect.element(page.getByRole('button', { name: 'Back to your order' })).toBeVisible()
})

it('switches to the customer’s side and back', async () => {
  open(aWasher(), {
    handlers: [answer(switchAccountType, { success: true, message: 'Switched.', isProvider: false })],
  })
  await expect.element(page.getByText('Provider', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Switch to User account' }).click()
  await expect.element(page.getByText('Account type switched successfully!')).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Switch to Washer account' })).toBeVisible()
  expect(getSession().user?.is_provider).toBe(false)
})

it('shows an error when switching fails', async () => {
  open(aWasher(), {
    handlers: [answer(switchAccountType, { success: false, message: 'No.', isProvider: false })],
  })
  await page.getByRole('button', { name: 'Switch to User account' }).click()
  await expect.element(page.getByText('Error when switching account type')).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Switch to User account' })).toBeVisible()
})

it('stores the chosen theme', async () => {
  open()
  await page.getByRole('button', { name: 'Dark mode' }).click()
  expect(document.documentElement.dataset.theme).toBe('dark')
  expect(localStorage.getItem('theme')).toBe('dark')
  await page.getByRole('button', { name: 'System' }).click()
  expect(document.documentElement.dataset.theme).toBeUndefined()
})

it('logs out to the landing page', async () => {
  const app = open()
  await page.getByRole('button', { name: 'Log Out' }).click()
  await expect.poll(app.path).toBe('/')
  expect(localStorage.getItem('auth_token')).toBeNull()
})

const aClosing = (changes: Partial<Closing> = {}): Closing => ({
  closed: false,
  open: [],
  to_wallet_minor: minor(425),
  deposit: { amount_minor: minor(3_000), card_last4: '4242', state: 'held' },
  ...changes,
})
const closing = (data: Closing) => answer(getClosing, { success: true, data })
const stop = () => page.getByRole('dialog', { name: 'Stop being a Washer' })

it('stops being a Washer after the consequences were shown, and then shows where the deposit is', async () => {
  const keys = new Set<string | null>()
  open(aWasher(), {
    handlers: [
      closing(aClosing()),
      answerBy(closeWasher, ({ request }) => {
        keys.add(request.headers.get('idempotency-key'))
        network.use(
          closing(
            aClosing({ closed: true, deposit: { amount_minor: minor(3_000), card_last4: '4242', state: 'refunding' } }),
          ),
        )
        return { success: true, message: 'Closed' }
      }),
    ],
  })
  await page.getByRole('button', { name: 'Stop being a Washer' }).click()
  await expect
    .element(stop().getByText(priced('Your $30.00 deposit is refunded to the card ending in 4242.')))
    .toBeVisible()
  await expect
    .element(stop().getByText(priced('$4.25 is too little to pay out, so it goes to your wallet.')))
    .toBeVisible()
  await stop().getByRole('button', { name: 'Stop' }).dblClick()
  await expect
    .element(page.getByText(priced('Your $30.00 deposit is being refunded to the card ending in 4242.')))
    .toBeVisible()
  expect([keys.size, getSession().user?.is_provider, getSession().user?.provider]).toEqual([1, false, null])
})

it('lists what must be settled first, also when only the server finds it', async () => {
  open(aWasher(), {
    handlers: [
      closing(aClosing()),
      refuse(closeWasher, {
        status: 409,
        message: 'You still have a current order. Finish or release it first.',
      }),
    ],
  })
  await page.getByRole('button', { name: 'Stop being a Washer' }).click()
  network.use(closing(aClosing({ open: ['orders', 'available'] })))
  await stop().getByRole('button', { name: 'Stop' }).click()
  await expect
    .element(stop().getByText('You still have a current order. Finish or release it first.').first())
    .toBeVisible()
  await expect.element(stop().getByText('You have earnings to cash out. Cash them out first.')).toBeVisible()
  await expect.element(stop().getByRole('link', { name: 'Open' })).toHaveAttribute('href', '/order-history')
})
