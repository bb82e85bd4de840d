import {
  getEarnings,
  getEarningsOverTime,
  getPayoutAccount,
  linkPayoutAccount,
  listCashOuts,
} from '@washline/contract/earnings/endpoints'
import { earningsMessages } from '@washline/contract/earnings/messages'
import { getAccount } from '@washline/contract/identity/endpoints'
import { setSandboxBankAccount } from '@washline/contract/payments/endpoints'
import { getConfig } from '@washline/contract/platform/endpoints'
import type { RequestHandler } from 'msw'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { aConfig } from '../../platform/testing/a-config.ts'
import { answer, answerBy, refuse, unreachable } from '../../platform/testing/answer.ts'
import { network } from '../../platform/testing/network.ts'
import { aWasher } from '../../platform/testing/people.ts'
import { renderRoute } from '../../platform/testing/render-route.tsx'

const washer = aWasher()
const withStripe = answer(getConfig, aConfig({ stripe: { publishable_key: 'pk_test_1' } }))
/** The screen that follows; it has its own tests. */
const notHere = { status: 403, message: 'Not here.' } as const
const afterwards = [
  refuse(getEarnings, notHere),
  refuse(getEarningsOverTime, notHere),
  refuse(listCashOuts, notHere),
  refuse(getPayoutAccount, notHere),
]
const open = (...handlers: RequestHandler[]) =>
  renderRoute('/earnings/bank-account', { user: washer, handlers: [...handlers, ...afterwards] })

const number = () => page.getByLabelText('Account number')
const password = () => page.getByLabelText('Current password')
const button = (name: string) => page.getByRole('button', { name })

/** The two forms: where this product stands in for a bank, and where the payout service has its own page. */
const forms = [
  { of: 'a test account', call: setSandboxBankAccount, press: 'Save', handlers: [] },
  { of: 'the payout service', call: linkPayoutAccount, press: 'Continue', handlers: [withStripe] },
] as const
type Form = (typeof forms)[number]

/** Answers that accept either form, and the bodies that were sent. */
function accepting() {
  const sent: unknown[] = []
  const note = async ({ request }: { request: Request }) => void sent.push(await request.json())
  const accept = [
    answerBy(setSandboxBankAccount, async (asked) => {
      await note(asked)
      return { success: true as const, data: { payouts_enabled: true, instant_available: true, last4: '6789' } }
    }),
    answerBy(linkPayoutAccount, async (asked) => {
      await note(asked)
      return { success: true as const, data: { url: '#payouts' } }
    }),
  ]
  return { sent, accept }
}
async function submit({ press }: Form, typed = 'a guess') {
  if (press === 'Save') await number().fill('000123456789')
  await password().fill(typed)
  await button(press).click()
}

it.each(forms)('$of: a wrong password is shown at its field, which keeps what was typed', async (form) => {
  const text = 'This is not your current password.'
  const { path } = open(
    ...form.handlers,
    refuse(form.call, { status: 422, message: text, errors: { current_password: [text] } }),
  )
  await submit(form)
  await expect.element(password()).toHaveAccessibleDescription(text)
  await expect.element(password()).toHaveAttribute('aria-invalid', 'true')
  await expect.element(password()).toHaveValue('a guess')
  if (form.press === 'Save') await expect.element(number()).toHaveValue('000123456789')
  expect(path()).toBe('/earnings/bank-account')
})

it.each(forms)('$of: a refusal of the whole form is shown in the server’s words', async (form) => {
  const message = 'Too many wrong codes. Try again in ten minutes.'
  open(...form.handlers, refuse(form.call, { status: 429, message, code: 'second_factor_locked' }))
  await submit(form)
  await expect.element(page.getByRole('alert').getByText(message)).toBeVisible()
  await expect.element(button(form.press)).toBeEnabled()
})

it('states in its own words that the payout service does not answer', async () => {
  const refusal = { status: 503, code: 'payout_service_unavailable', message: 'upstream' } as const
  open(withStripe, refuse(linkPayoutAccount, refusal))
  await submit(forms[1])
  await expect.element(page.getByRole('alert').getByText(earningsMessages.accountFailed)).toBeVisible()
})

it.each(forms)('$of: without a network the form states it, stays, and sends again what was typed', async (form) => {
  const { path } = open(...form.handlers, unreachable(form.call))
  await submit(form, 'long enough')
  await expect.element(page.getByRole('alert')).toBeVisible()
  expect(path()).toBe('/earnings/bank-account')
  const { sent, accept } = accepting()
  network.use(...accept)
  await button(form.press).click()
  await expect.poll(() => sent).toEqual([expect.objectContaining({ current_password: 'long enough' })])
})

it.each(forms)('$of: who has no password reads what to do instead, sends none, and sees a refusal', async (form) => {
  const text = 'Sign in again to do this.'
  open(
    ...form.handlers,
    answer(getAccount, { success: true, data: { ...washer, address: null, has_password: false } }),
    refuse(form.call, { status: 422, message: text, errors: { current_password: [text] } }),
  )
  await expect.element(page.getByText(/^You sign in with Google/)).toBeVisible()
  await expect.element(password()).not.toBeInTheDocument()
  if (form.press === 'Save') await number().fill('000123456789')
  await button(form.press).click()
  await expect.element(page.getByRole('alert').getByText(text)).toBeVisible()
  const { sent, accept } = accepting()
  network.use(...accept)
  await button(form.press).click()
  await expect.poll(() => sent).toEqual([expect.not.objectContaining({ current_password: expect.anything() })])
})

it('shows neither form before it is known which one applies', async () => {
  const config = Promise.withResolvers<void>()
  const late = answerBy(getConfig, async () => {
    await config.promise
    return aConfig({ stripe: { publishable_key: 'pk_test_1' } })
  })
  open(late)
  await expect.element(page.getByRole('heading', { name: 'Payout account' })).toBeVisible()
  expect([number().elements(), password().elements()]).toEqual([[], []])
  config.resolve()
  await expect.element(button('Continue')).toBeVisible()
  await expect.element(number()).not.toBeInTheDocument()
})
