import { toNotificationId, toOrderId } from '@washline/contract/ids'
import {
  dismissNotification,
  listNotifications,
  type Notification,
  restoreNotification,
} from '@washline/contract/notifications/endpoints'
import { notified, userChannel } from '@washline/contract/notifications/realtime'
import { listOrders } from '@washline/contract/orders/list-endpoints'
import { HttpResponse, http } from 'msw'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { answer, answerBy, refuse } from '../../platform/testing/answer.ts'
import { broadcast, hasJoined } from '../../platform/testing/live.ts'
import { aCustomer } from '../../platform/testing/people.ts'
import { renderRoute } from '../../platform/testing/render-route.tsx'

const accepted: Notification = {
  id: toNotificationId(100_001),
  type: 'acceptance',
  title: 'Order accepted',
  message: 'Noor has accepted WL-100482 and is on the way.',
  highlight: 'WL-100482',
  order_id: toOrderId(100_482),
  time: new Date(Date.now() - 11 * 60_000).toISOString(),
}
const pickedUp: Notification = {
  ...accepted,
  id: toNotificationId(100_002),
  type: 'pickup',
  title: 'Pickup complete',
  message: 'Back within 3 hours.',
  highlight: '3 hours',
  time: new Date().toISOString(),
}
const found = (data: Notification[]) => answer(listNotifications, { success: true, data })

it('lists notifications with their highlighted phrase, age and link to the order', async () => {
  renderRoute('/notification', { user: aCustomer(), handlers: [found([accepted])] })
  const link = page.getByRole('link', { name: 'Order accepted' })
  await expect.element(link).toHaveAttribute('href', '/pickup-in-progress?order=100482')
  await expect.element(page.getByText('WL-100482', { exact: true }).last()).toHaveStyle({ fontWeight: '700' })
  await expect.element(page.getByText('11 minutes ago')).toBeVisible()
})

it('lists the notifications of one order together, at the place of the newest', async () => {
  const alone = { ...accepted, id: toNotificationId(7), order_id: toOrderId(100_490), title: 'Another order' }
  renderRoute('/notification', { user: aCustomer(), handlers: [found([pickedUp, alone, accepted])] })
  await expect.element(page.getByRole('link', { name: 'Another order' })).toBeVisible()
  const titles = page.getByRole('main').getByRole('heading', { level: 2 }).elements()
  expect(titles.map(({ textContent }) => textContent?.replace(/ New$/, ''))).toEqual([
    'Pickup complete',
    'Order accepted',
    'Another order',
  ])
})

it('orders the same again from the notification of a delivery', async () => {
  const delivered: Notification = { ...accepted, type: 'delivery', title: 'Delivery complete' }
  const asked: unknown[] = []
  renderRoute('/notification', {
    user: aCustomer(),
    handlers: [
      found([delivered, pickedUp]),
      http.post('/api/orders/:id/reorder', ({ params }) => {
        asked.push(params.id)
        return HttpResponse.json({ success: false, message: 'Not now.', code: 'wrong_status' }, { status: 409 })
      }),
    ],
  })
  await page.getByRole('button', { name: 'Order again WL-100482' }).click()
  await expect.element(page.getByText('Not now.')).toBeVisible()
  expect(asked).toEqual(['100482'])
})

it('dismisses at once and moves the focus on', async () => {
  let left = [pickedUp, accepted]
  renderRoute('/notification', {
    user: aCustomer(),
    handlers: [
      answerBy(listNotifications, () => ({ success: true, data: left })),
      answerBy(dismissNotification, ({ params }) => {
        left = left.filter(({ id }) => String(id) !== params.id)
        return { success: true }
      }),
    ],
  })
  await page.getByRole('button', { name: 'Dismiss Pickup complete' }).click()
  await expect.element(page.getByRole('button', { name: 'Dismiss Order accepted' })).toHaveFocus()
  await expect.element(page.getByText('Pickup complete')).not.toBeInTheDocument()
  await page.getByRole('button', { name: 'Dismiss Order accepted' }).click()
  await expect.element(page.getByText('No new notifications')).toBeVisible()
})

it('undoes a dismissal', async () => {
  let isDismissed = false
  renderRoute('/notification', {
    user: aCustomer(),
    handlers: [
      answerBy(listNotifications, () => ({ success: true, data: isDismissed ? [accepted] : [pickedUp, accepted] })),
      answerBy(dismissNotification, () => {
        isDismissed = true
        return { success: true }
      }),
      answerBy(restoreNotification, () => {
        isDismissed = false
        return { success: true }
      }),
    ],
  })
  await page.getByRole('button', { name: 'Dismiss Pickup complete' }).click()
  await expect.element(page.getByRole('link', { name: 'Pickup complete' })).not.toBeInTheDocument()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect.element(page.getByRole('link', { name: 'Pickup complete' })).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Undo' })).not.toBeInTheDocument()
})

it('reads further pages, and links to the settings', async () => {
  renderRoute('/notification', {
    user: aCustomer(),
    handlers: [
      answerBy(listNotifications, ({ request }) => {
        const isFirst = !new URL(request.url).searchParams.has('cursor')
        const data = isFirst ? [pickedUp] : [accepted]
        return { success: true, data, next_cursor: isFirst ? '100002' : null }
      }),
    ],
  })
  await page.getByRole('button', { name: 'Show more' }).click()
  await expect.element(page.getByRole('link', { name: 'Order accepted' })).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Show more' })).not.toBeInTheDocument()
  await expect
    .element(page.getByRole('link', { name: 'Notification settings' }).first())
    .toHaveAttribute('href', '/notification/settings')
})

it('restores a card that could not be dismissed', async () => {
  renderRoute('/notification', {
    user: aCustomer(),
    handlers: [
      found([pickedUp, accepted]),
      refuse(dismissNotification, { status: 429, message: 'Too many attempts. Please wait a moment and try again.' }),
    ],
  })
  await page.getByRole('button', { name: 'Dismiss Pickup complete' }).click()
  await expect.element(page.getByText('Too many attempts. Please wait a moment and try again.')).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Dismiss Pickup complete' })).toBeVisible()
})

it('adds a live notification and remembers that it was seen', async () => {
  const user = aCustomer()
  let notifications: Notification[] = []
  renderRoute('/notification', {
    user,
    handlers: [answerBy(listNotifications, () => ({ success: true, data: notifications }))],
  })
  await expect.element(page.getByText('No new notifications')).toBeVisible()
  await hasJoined(userChannel(user.id))
  notifications = [pickedUp]
  broadcast(userChannel(user.id), notified.event, pickedUp)
  await expect.element(page.getByRole('link', { name: 'Pickup complete' })).toBeVisible()
  await expect.poll(() => localStorage.getItem(`seen_notification_${user.id}`)).toBe('100002')
})

it('shows an error when the notifications cannot be read', async () => {
  renderRoute('/notification', {
    user: aCustomer(),
    handlers: [refuse(listNotifications, { status: 403, message: 'You cannot do this.' })],
  })
  await expect.element(page.getByText('You cannot do this.')).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Retry' })).toBeVisible()
})

it('marks the bell of other screens while an unseen notification waits', async () => {
  const bell = page.getByRole('link', { name: 'Notifications, some are new' })
  await page.viewport(1280, 800)
  renderRoute('/order-history', {
    user: aCustomer(),
    handlers: [found([pickedUp]), answer(listOrders, { success: true, data: [], next_cursor: null })],
  })
  await bell.click()
  await expect.element(page.getByRole('link', { name: 'Pickup complete' })).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'Notifications', exact: true })).toBeVisible()
  await page.viewport(390, 844)
})
