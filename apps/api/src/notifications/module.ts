import type { Module } from '../platform/module.ts'
import { notificationsChannels } from './channels.ts'
import type { NotificationsDeps } from './deps.ts'
import { notificationsHandlers } from './handlers.ts'
import { notificationEmailJob, pushJob } from './jobs.ts'
import { notificationsPrivacy } from './privacy.ts'

import { notificationsRoutes } from './routes.ts'
import { forgetOldNotifications } from './use-cases/forget-old-notifications.ts'
import { sendEmail } from './use-cases/send-email.ts'
import { sendPush } from './use-cases/send-push.ts'

export const notificationsModule = (deps: NotificationsDeps): Module => ({
  routes: (http) => notificationsRoutes(http, deps),
  handlers: (events) => notificationsHandlers(events, deps),
  channels: notificationsChannels,
  jobs: (jobs) => {
    jobs.handle(pushJob, (data) => sendPush(deps, data))
    jobs.handle(notificationEmailJob, (data) => sendEmail(deps, data))
    jobs.repeat('notifications.forget-old', 3_600, () => forgetOldNotifications(deps))
  },
  privacy: notificationsPrivacy,
})
