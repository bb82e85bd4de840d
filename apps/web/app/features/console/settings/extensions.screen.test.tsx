import {
  changeExtensionSettings,
  getExtensionPanel,
  getExtensionSettings,
  listExtensions,
  switchExtension,
} from '@washline/contract/extensions/endpoints'
import type { ConsoleExtension, ExtensionSettings } from '@washline/contract/extensions/schemas'
import { getSecondFactor } from '@washline/contract/identity/second-factor-endpoints'
import type { RequestHandler } from 'msw'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { answer, answerBy } from '../../../platform/testing/answer.ts'
import { anOperator } from '../../../platform/testing/people.ts'
import { priced } from '../../../platform/testing/priced.ts'
import { renderRoute } from '../../../platform/testing/render-route.tsx'

const mail: ConsoleExtension = {
  name: 'http-mail',
  title: 'Mail by an HTTP API',
  location: './examples/http-mail',
  state: 'on',
  reason: null,
  since: null,
  events: [],
  routes: ['GET /api/x/http-mail/state'],
  gateways: ['mail'],
  languages: [],
  accounts: [],
  panels: [{ name: 'numbers', title: 'Emails' }],
  has_settings: true,
  has_brand: false,
  waiting: 0,
  given_up: 0,
}
const broken: ConsoleExtension = {
  ...mail,
  name: 'broken',
  title: 'A broken one',
  location: './broken',
  state: 'broken',
  reason: 'it did not load within 10 s',
  panels: [],
  has_settings: false,
  waiting: 2,
}
const gateways = [
  { kind: 'mail', active: 'http-mail' },
  { kind: 'card', active: 'sandbox' },
]
const list = { success: true as const, data: { extensions: [mail, broken], gateways } }
const settings: ExtensionSettings = {
  version: 1,
  fields: {
    url: { type: 'text', label: 'Address of the service', default: '' },
    key: { type: 'secret', label: 'API key' },
    most: { type: 'number', label: 'Emails an hour', default: 10, min: 1, max: 100 },
  },
  values: { url: 'https://mail.test', most: 10 },
  secrets_set: ['key'],
  changed: null,
}
const panel = [{ kind: 'stats' as const, stats: [{ label: 'Sent', value: 1_250, isMoney: true }] }]
const proven = answer(getSecondFactor, {
  success: true,
  data: { since: '2026-11-01T08:00:00.000Z', recovery_codes_left: 10, proven: true },
})
const open = (...handlers: RequestHandler[]) =>
  renderRoute('/ops?tab=extensions', {
    user: anOperator(),
    handlers: [
      ...handlers,
      answer(listExtensions, list),
      answer(getExtensionSettings, { success: true, data: settings }),
      answer(getExtensionPanel, { success: true, data: { parts: panel } }),
      proven,
    ],
  })
const box = (name: string) => page.getByRole('region', { name, exact: true })

it('shows each extension with its state, its reason and its panels, and which services are in use', async () => {
  open()
  await expect.element(box('Mail by an HTTP API').getByText('Running')).toBeVisible()
  await expect.element(box('Emails').getByText(priced('$12.50'))).toBeVisible()
  await expect.element(box('A broken one').getByText('it did not load within 10 s')).toBeVisible()
  await expect.element(box('A broken one').getByText('2 events are waiting')).toBeVisible()
  await expect.element(box('Services in use').getByText('http-mail')).toBeVisible()
})

it('switches one on again with a reason', async () => {
  let sent: unknown
  open(
    answerBy(switchExtension, async ({ request }) => {
      sent = await request.json()
      return list
    }),
  )
  await box('A broken one').getByRole('button', { name: 'Switch on' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabelText('Reason').fill('The vendor is back')
  await dialog.getByRole('button', { name: 'Switch on' }).click()
  await expect.poll(() => sent).toEqual({ on: true, reason: 'The vendor is back' })
})

it('checks the form that an extension describes, and sends what was changed without the secret', async () => {
  let sent: unknown
  open(
    answerBy(changeExtensionSettings, async ({ request }) => {
      sent = await request.json()
      return { success: true as const, data: settings }
    }),
  )
  await expect.element(page.getByText('Set; it is never shown.')).toBeVisible()
  const most = page.getByLabelText('Emails an hour')
  await most.fill('many')
  await page.getByRole('button', { name: 'Review the changes' }).click()
  await expect.element(page.getByText('Please enter a number within the limits.')).toBeVisible()
  await most.fill('20')
  await page.getByRole('button', { name: 'Review the changes' }).click()
  await page.getByRole('dialog').getByLabelText('Reason').fill('We have grown')
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click()
  await expect.poll(() => sent).toEqual({ version: 1, values: { most: 20 }, reason: 'We have grown' })
})
