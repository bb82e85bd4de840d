import { QueryClientProvider } from '@tanstack/react-query'
import { getAuth } from '@washline/contract/identity/endpoints'
import { geocodeAddress } from '@washline/contract/maps/endpoints'
import { pay } from '@washline/contract/payments/endpoints'
import { registerWasher } from '@washline/contract/washers/endpoints'
import type { RequestHandler } from 'msw'
import { useState } from 'react'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { queryClient } from '../../platform/query.ts'
import { getSession, signIn } from '../../platform/session/session.ts'
import { answer, answerBy, refuse, unreachable } from '../../platform/testing/answer.ts'
import { network } from '../../platform/testing/network.ts'
import { aCustomer, aWasher } from '../../platform/testing/people.ts'
import { priced } from '../../platform/testing/priced.ts'
import { render } from '../../platform/testing/render-route.tsx'
import { BecomeWasherDialogs } from './components/become-washer-dialogs.tsx'

const details = {
  'Business Name': 'Noor’s Wash Room',
  'Street Address': '7 Mill Lane',
  City: 'Harbour Town',
  'Postal Code': '50250',
  'State/Province': 'West District',
  Country: 'Malaysia',
}
const paid = { success: true, payment_intent_id: 'pi_1', status: 'succeeded' } as const
const registered = { success: true, message: 'Welcome.', online: true, verified: true } as const

function Dialogs() {
  const [isOpen, setIsOpen] = useState(true)
  const [isVerifying, setIsVerifying] = useState(false)
  return (
    <QueryClientProvider client={queryClient}>
      <button type="button" onClick={() => setIsOpen(true)}>
        Open
      </button>
      {isVerifying && <p>Verification is next</p>}
      <BecomeWasherDialogs
        open={isOpen}
        onClose={() => setIsOpen(false)}
        onToVerify={() => setIsVerifying(true)}
        cards={({ onChoose }) => (
          <button type="button" onClick={() => onChoose({ id: 'pm_1' })}>
            Visa ending 4242
          </button>
        )}
      />
    </QueryClientProvider>
  )
}

function open(handlers: RequestHandler[]) {
  signIn('test-token', aCustomer())
  network.use(...handlers, answer(geocodeAddress, { success: true, data: null }))
  render(<Dialogs />)
}

const button = (name: string | RegExp) => page.getByRole('button', { name })
const next = () => button('Continue to Payment').click()

async function fillIn() {
  for (const [label, text] of Object.entries(details)) await page.getByLabelText(label).fill(text)
  await next()
  await expect.element(page.getByRole('dialog', { name: 'Security Deposit' })).toBeVisible()
}

it('requires every field, and clears a field’s error when it is edited', async () => {
  open([])
  await next()
  for (const text of [
    'Business name is required',
    'Street address is required',
    'City is required',
    'Postal code is required',
    'State is required',
    'Country is required',
  ])
    await expect.element(page.getByText(text)).toBeVisible()
  await page.getByLabelText('City').fill('H')
  await expect.element(page.getByText('City is required')).not.toBeInTheDocument()
  await expect.element(page.getByText('Country is required')).toBeVisible()
})

it('sends a Washer who must be verified on to the verification', async () => {
  open([
    answer(pay, paid),
    answer(registerWasher, { ...registered, verified: false }),
    answer(getAuth, { success: true, user: aWasher() }),
  ])
  await fillIn()
  await button('Visa ending 4242').click()
  await button(priced('Pay $30.00')).click()
  await expect.element(page.getByText(/Next comes your verification/)).toBeVisible()
  await button('Start verification').click()
  await expect.element(page.getByText('Verification is next')).toBeVisible()
})

const mill = {
  place_id: 'x',
  display_name: '7 Mill Lane',
  formatted_address: '7 Mill Lane, Harbour Town',
  latitude: 3.1,
  longitude: 101.7,
  precision: 'house' as const,
}

it('pays with a chosen card, registers with the coordinates, and reads the user again', async () => {
  const asked: unknown[] = []
  const washer = aWasher()
  open([
    answer(geocodeAddress, {
      success: true,
      data: mill,
    }),
    answerBy(pay, async ({ request }) => {
      asked.push(await request.json())
      return paid
    }),
    answerBy(registerWasher, async ({ request }) => {
      asked.push(await request.json())
      return registered
    }),
    answer(getAuth, { success: true, user: washer }),
  ])
  await fillIn()
  await expect.element(button(priced('Pay $30.00'))).toBeDisabled()
  await button('Visa ending 4242').click()
  await button(priced('Pay $30.00')).click()
  await expect.element(page.getByRole('dialog', { name: 'Payment Successful' })).toBeVisible()
  await expect.element(page.getByRole('dialog', { name: 'Provider Registration Complete' })).toBeVisible()
  await expect.element(page.getByText('You can now start receiving orders.')).toBeVisible()
  await expect.element(button('Close')).not.toBeInTheDocument()
  await button('OK').click()
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  expect(getSession().user).toEqual(washer)
  expect(asked).toEqual([
    { amount: 3_000, currency: 'myr', payment_method_id: 'pm_1', type: 'security_deposit' },
    {
      business_name: 'Noor’s Wash Room',
      street: '7 Mill Lane',
      city: 'Harbour Town',
      postal_code: '50250',
      state: 'West District',
      country: 'Malaysia',
      lat: 3.1,
      lng: 101.7,
      payment_intent_id: 'pi_1',
    },
  ])
  await button('Open').click()
  await expect.element(page.getByLabelText('City')).toHaveValue('')
})

it.each([
  ['a city', { precision: 'city' as const }],
  ['a corrected text', { is_partial: true }],
])('registers without coordinates where the map found only %s', async (_, changes) => {
  const places: unknown[] = []
  open([
    answer(geocodeAddress, { success: true, data: { ...mill, ...changes } }),
    answer(pay, paid),
    answerBy(registerWasher, async ({ request }) => {
      const { lat, lng } = (await request.json()) as { lat: number; lng: number }
      places.push(lat, lng)
      return { ...registered, online: false }
    }),
  ])
  await fillIn()
  await button('Visa ending 4242').click()
  await button(priced('Pay $30.00')).click()
  await expect.element(page.getByText(/We could not find your address on the map/)).toBeVisible()
  expect(places).toEqual([0, 0])
})

it('registers without coordinates when none are found, and shows that the Washer is offline', async () => {
  const places: unknown[] = []
  open([
    refuse(geocodeAddress, { status: 500, message: 'down' }),
    answer(pay, paid),
    answerBy(registerWasher, async ({ request }) => {
      const { lat, lng } = (await request.json()) as { lat: number; lng: number }
      places.push(lat, lng)
      return { ...registered, online: false }
    }),
  ])
  await fillIn()
  await button('Visa ending 4242').click()
  await button(priced('Pay $30.00')).click()
  await expect.element(page.getByText(/We could not find your address on the map/)).toBeVisible()
  expect(places).toEqual([0, 0])
})

it('shows a decline beside the button and stays open', async () => {
  open([answer(pay, { success: false, error: 'card_declined', message: 'Your card was declined.' })])
  await fillIn()
  await button('Visa ending 4242').click()
  await button(priced('Pay $30.00')).click()
  await expect.element(page.getByRole('alert')).toHaveTextContent('Your card was declined.')
  await expect.element(button(priced('Pay $30.00'))).toBeEnabled()
})

it('sends an unanswered payment again under the same key, and a declined one under a new key', async () => {
  const keys: (string | null)[] = []
  const note = (request: Request) => keys.push(request.headers.get('Idempotency-Key'))
  network.events.on('request:start', ({ request }) => {
    if (request.url.endsWith(pay.path)) note(request)
  })
  open([unreachable(pay)])
  await fillIn()
  await button('Visa ending 4242').click()
  await button(priced('Pay $30.00')).click()
  await expect.element(page.getByText(/You seem to be offline/)).toBeVisible()
  network.use(answer(pay, { success: false, error: 'card_declined', message: 'Your card was declined.' }))
  await button(priced('Pay $30.00')).click()
  await expect.element(page.getByText('Your card was declined.')).toBeVisible()
  await button(priced('Pay $30.00')).click()
  await expect.poll(() => keys.length).toBe(3)
  network.events.removeAllListeners()
  expect(keys[0]).toBe(keys[1])
  expect(keys[2]).not.toBe(keys[1])
})

it('registers again with the same payment after a failed registration', async () => {
  let payments = 0
  const intents: unknown[] = []
  open([
    answerBy(pay, () => {
      payments += 1
      return paid
    }),
    refuse(registerWasher, { status: 500, message: 'boom' }),
  ])
  await fillIn()
  await button('Visa ending 4242').click()
  await button(priced('Pay $30.00')).click()
  await expect.element(page.getByRole('alert')).toHaveTextContent('Provider registration failed')
  network.use(
    answerBy(registerWasher, async ({ request }) => {
      intents.push(((await request.json()) as { payment_intent_id: string }).payment_intent_id)
      return registered
    }),
  )
  await button(priced('Pay $30.00')).click()
  await expect.element(page.getByRole('dialog', { name: 'Payment Successful' })).toBeVisible()
  expect([payments, intents]).toEqual([1, ['pi_1']])
})
