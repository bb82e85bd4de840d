import {
  changeNotificationSettings,
  getNotificationSettings,
  removePushSubscription,
  savePushSubscription,
  unsubscribe,
} from '@washline/contract/notifications/settings'
import { defaultChannels, notificationTypes } from '@washline/contract/notifications/types'
import { getConfig } from '@washline/contract/platform/endpoints'
import type { RequestHandler } from 'msw'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { aConfig } from '../../platform/testing/a-config.ts'
import { aPushBrowser, withoutServiceWorker } from '../../platform/testing/a-push-browser.ts'
import { answer, answerBy, refuse } from '../../platform/testing/answer.ts'
import { aCustomer, aWasher } from '../../platform/testing/people.ts'
import { renderRoute } from '../../platform/testing/render-route.tsx'

const settings = notificationTypes.map((type) => ({
  type,
  in_app: defaultChannels[type].includes('in_app'),
  push: defaultChannels[type].includes('push'),
  email: defaultChannels[type].includes('email'),
}))
const config = answer(getConfig, aConfig({ push: { public_key: `B${'A'.repeat(86)}` } }))
const open = (handlers: RequestHandler[] = [], user = aCustomer()) =>
  renderRoute('/notification/settings', {
    user,
    handlers: [...handlers, config, answer(getNotificationSettings, { success: true, data: settings })],
  })

const toggle = (name: string) => page.getByRole('switch', { name })

it('switches one channel of one type, and back where the server refuses', async () => {
  const sent: unknown[] = []
  open([
    answerBy(changeNotificationSettings, async ({ request }) => {
      sent.push(await request.json())
      return { success: true as const, data: settings }
    }),
  ])
  await expect.element(toggle('Order accepted: Email')).toHaveAttribute('aria-checked', 'false')
  await toggle('Order accepted: Email').click()
  await expect.element(toggle('Order accepted: Email')).toHaveAttribute('aria-checked', 'true')
  await expect.poll(() => sent).toEqual([{ settings: [{ type: 'acceptance', channel: 'email', on: true }] }])
})

it('reverts a choice that could not be saved', async () => {
  open([refuse(changeNotificationSettings, { status: 403, message: 'You cannot do this.' })])
  await toggle('Delivery complete: Push').click()
  await expect.element(page.getByText('You cannot do this.')).toBeVisible()
  await expect.element(toggle('Delivery complete: Push')).toHaveAttribute('aria-checked', 'true')
})

it('shows the Washer’s types to Washers only', async () => {
  open()
  await expect.element(toggle('New message: Push')).toBeVisible()
  await expect.element(toggle('New request: Push')).not.toBeInTheDocument()
})
it('shows all types to a Washer', async () => {
  open([], aWasher())
  await expect.element(toggle('New request: Push')).toBeVisible()
})

it('shows an error when the settings cannot be read', async () => {
  open([refuse(getNotificationSettings, { status: 403, message: 'You cannot do this.' })])
  await expect.element(page.getByText('You cannot do this.')).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Retry' })).toBeVisible()
})

const pushHere = () => page.getByRole('switch', { name: 'Turn on push notifications here' })

it('asks the browser on a press only, then registers with the server, and unsubscribes again', async () => {
  const browser = aPushBrowser({ onAsk: 'granted' })
  const calls: string[] = []
  open([
    answerBy(savePushSubscription, () => {
      calls.push('saved')
      return { success: true as const }
    }),
    answerBy(removePushSubscription, () => {
      calls.push('removed')
      return { success: true as const }
    }),
  ])
  await expect.element(pushHere()).toHaveAttribute('aria-checked', 'false')
  expect(browser.asked).toBe(0)
  await pushHere().click()
  await expect.element(pushHere()).toHaveAttribute('aria-checked', 'true')
  await pushHere().click()
  await expect.element(pushHere()).toHaveAttribute('aria-checked', 'false')
  expect([browser.asked, calls]).toEqual([1, ['saved', 'removed']])
})

it('explains how to lift a block', async () => {
  aPushBrowser({ onAsk: 'denied' })
  open()
  await pushHere().click()
  await expect.element(page.getByText(/are blocked in this browser/)).toBeVisible()
})

it('explains where push messages are unavailable', async () => {
  withoutServiceWorker()
  open()
  await expect.element(page.getByText(/cannot show push notifications/)).toBeVisible()
})

it('stops emails by a link, signed in or not', async () => {
  renderRoute('/unsubscribe?token=t', {
    handlers: [answer(unsubscribe, { success: true, data: { type: 'delivery' } })],
  })
  await page.getByRole('button', { name: 'Unsubscribe' }).click()
  await expect.element(page.getByText('You’re unsubscribed from these emails: Delivery complete.')).toBeVisible()
})
