import { getSecondFactor } from '@washline/contract/identity/second-factor-endpoints'
import { toOrderId, toWebhookDeliveryId, toWebhookId } from '@washline/contract/ids'
import * as market from '@washline/contract/webhooks/console-endpoints'
import * as person from '@washline/contract/webhooks/endpoints'
import { webhookEventTypes } from '@washline/contract/webhooks/event-types'
import { webhookMessages } from '@washline/contract/webhooks/messages'
import type { Webhook, WebhookDelivery } from '@washline/contract/webhooks/schemas'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { answer, answerBy, refuse } from '../../platform/testing/answer.ts'
import { aCustomer, anOperator } from '../../platform/testing/people.ts'
import { renderRoute } from '../../platform/testing/render-route.tsx'

const at = '2026-05-04T09:30:00.000Z'
const home: Webhook = {
  id: toWebhookId(7),
  name: 'Home',
  url: 'https://home.example/hook',
  event_types: ['order.placed'],
  payload: 'full',
  enabled: true,
  disabled_because: null,
  created_at: at,
  delivered_at: at,
  failing_since: null,
  waiting: 0,
  failed: 1,
  former_secret_until: null,
}
const refused: WebhookDelivery = {
  id: toWebhookDeliveryId(9),
  message_id: 'msg_1',
  type: 'order.placed',
  order_id: toOrderId(100_042),
  state: 'failed',
  reason: 'refused',
  occurred_at: at,
  due_at: null,
  ended_at: at,
  attempts: [{ at, status: 400, error: null, duration_ms: 12, answer: 'no such field' }],
}
const webhooks = (...data: Webhook[]) => answer(person.listWebhooks, { success: true, data })
const user = aCustomer()

it('makes a webhook and shows its secret once', async () => {
  const bodies: unknown[] = []
  let made: Webhook[] = []
  renderRoute('/account/webhooks', {
    user,
    handlers: [
      answerBy(person.listWebhooks, () => ({ success: true, data: made })),
      answerBy(person.makeWebhook, async ({ request }) => {
        bodies.push(await request.json())
        made = [home]
        return { success: true, data: { ...home, secret: 'whsec_shown' } }
      }),
    ],
  })
  await expect.element(page.getByText('No webhooks yet.')).toBeVisible()
  await page.getByRole('button', { name: 'New webhook' }).click()
  const form = page.getByRole('dialog', { name: 'New webhook' })
  await form.getByLabelText('Name').fill('Home')
  await form.getByLabelText('Address').fill(home.url)
  await form.getByLabelText('Content').selectOptions('Ids only')
  await form.getByLabelText('message.sent').click()
  await form.getByRole('button', { name: 'Save' }).click()
  const secret = page.getByRole('dialog', { name: 'Signing secret' })
  await expect.element(secret.getByText('whsec_shown')).toBeVisible()
  await secret.getByRole('button', { name: 'Done' }).click()
  await expect.element(page.getByText('whsec_shown')).not.toBeInTheDocument()
  await expect.element(page.getByRole('heading', { name: 'Home' })).toBeVisible()
  const event_types = webhookEventTypes.filter((type) => type !== 'message.sent')
  expect(bodies).toEqual([{ name: 'Home', url: home.url, payload: 'thin', event_types }])
})

it('shows the server’s text at the field', async () => {
  const { private: text } = webhookMessages
  renderRoute('/account/webhooks', {
    user,
    handlers: [webhooks(), refuse(person.makeWebhook, { status: 422, message: text, errors: { url: [text] } })],
  })
  await page.getByRole('button', { name: 'New webhook' }).click()
  await page.getByLabelText('Address').fill('https://localhost/')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect.element(page.getByLabelText('Address')).toHaveAccessibleDescription(expect.stringContaining(text))
})

it('disables a webhook after a confirmation, and shows why another one is', async () => {
  let current = home
  const gone: Webhook = { ...home, id: toWebhookId(8), name: 'Gone', enabled: false, disabled_because: 'gone' }
  const both = (): Webhook[] => [current, gone]
  renderRoute('/account/webhooks', {
    user,
    handlers: [
      answerBy(person.listWebhooks, () => ({ success: true, data: both() })),
      answerBy(person.changeWebhook, async ({ request }) => {
        expect(await request.json()).toEqual({ enabled: false })
        current = { ...home, enabled: false, disabled_because: 'owner' }
        return { success: true, data: current }
      }),
    ],
  })
  await expect.element(page.getByText('Disabled: the receiver is gone')).toBeVisible()
  await page.getByRole('button', { name: 'Disable' }).click()
  await page.getByRole('dialog', { name: 'Disable this webhook?' }).getByRole('button', { name: 'Disable' }).click()
  await expect.element(page.getByText('Disabled', { exact: true })).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Send a test event' })).not.toBeInTheDocument()
})

it('lists deliveries with attempts and answers, and sends one or all failed again', async () => {
  const replayed: string[] = []
  renderRoute('/account/webhooks', {
    user,
    handlers: [
      webhooks(home),
      answer(person.listDeliveries, { success: true, data: [refused], next_cursor: null }),
      answerBy(person.replayDelivery, ({ params }) => {
        replayed.push(String(params.delivery))
        return { success: true, data: { replayed: 1 } }
      }),
      answer(person.replayFailed, { success: true, data: { replayed: 3 } }),
      answer(person.sendTestEvent, { success: true, data: { delivery_id: toWebhookDeliveryId(10) } }),
    ],
  })
  await page.getByRole('button', { name: 'Deliveries' }).click()
  await page.getByText('1 attempt').click()
  await expect.element(page.getByText('no such field')).toBeVisible()
  await expect.element(page.getByText('The receiver refused it.')).toBeVisible()
  await page.getByRole('button', { name: 'Send order.placed again' }).click()
  await expect.element(page.getByText('Sending again.')).toBeVisible()
  expect(replayed).toEqual(['9'])
  await page.getByRole('button', { name: 'Send all failed again' }).click()
  await expect.element(page.getByText('3 deliveries are being sent again.')).toBeVisible()
  await page.getByRole('button', { name: 'Send a test event' }).click()
  await expect.element(page.getByText('A test event is on its way.')).toBeVisible()
})

it('offers to try again where the list cannot be loaded', async () => {
  renderRoute('/account/webhooks', {
    user,
    handlers: [refuse(person.listWebhooks, { status: 500, message: webhookMessages.read })],
  })
  await expect.element(page.getByText(webhookMessages.read)).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Retry' })).toBeVisible()
})

it('asks an operator for a reason', async () => {
  const bodies: unknown[] = []
  renderRoute('/ops/webhooks', {
    user: anOperator(),
    handlers: [
      answer(getSecondFactor, { success: true, data: { since: at, recovery_codes_left: 10, proven: true } }),
      answer(market.listMarketWebhooks, { success: true, data: [home] }),
      answerBy(market.rotateMarketSecret, async ({ request }) => {
        bodies.push(await request.json())
        return { success: true, data: { ...home, secret: 'whsec_new' } }
      }),
    ],
  })
  await page.getByRole('button', { name: 'New secret' }).click()
  const dialog = page.getByRole('dialog', { name: 'Create a new secret?' })
  await dialog.getByLabelText('Reason').fill('The old one was in a log.')
  await dialog.getByRole('button', { name: 'Create a new secret' }).click()
  await expect.element(page.getByText('whsec_new')).toBeVisible()
  expect(bodies).toEqual([{ reason: 'The old one was in a log.' }])
})
