import type { Events } from '../../events/events.ts'
import type { NotificationText } from './notification-text.ts'

const texts = {
  failing: {
    title: 'A webhook was disabled',
    message:
      'Your webhook “{name}” failed for a week, so no more events are sent to it. Repair its receiver, then enable it on the page Webhooks.',
    highlight: 'enable it',
  },
  gone: {
    title: 'A webhook was disabled',
    message: 'The receiver of your webhook “{name}” answered that it is gone, so no more events are sent to it.',
    highlight: 'no more events',
  },
} as const

export const notificationOfDisabledWebhook = (event: Events['webhook.disabled']): NotificationText => ({
  userId: event.userId,
  type: 'webhook',
  ...texts[event.because],
  values: { name: event.name },
})
