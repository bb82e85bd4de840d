import type { Events } from '../../events/events.ts'
import type { NotificationText } from './notification-text.ts'

const texts = {
  failing: {
    title: 'A webhook was disabled',
    message:
      'Your webhook “{name}” failed for a week, so we no longer send events to it. Fix its receiver, then enable it on the Webhooks page.',
    highlight: 'enable it',
  },
  gone: {
    title: 'A webhook was disabled',
    message: 'The receiver of your webhook “{name}” answered that it is gone, so we no longer send events to it.',
    highlight: 'no longer send events',
  },
} as const

export const notificationOfDisabledWebhook = (event: Events['webhook.disabled']): NotificationText => ({
  userId: event.userId,
  type: 'webhook',
  ...texts[event.because],
  values: { name: event.name },
})
