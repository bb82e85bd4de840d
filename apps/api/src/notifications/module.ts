import type { Clock } from '../platform/clock/clock.ts'
import type { Database } from '../platform/db/database.ts'
import type { Jobs } from '../platform/jobs/jobs.ts'
import type { Log } from '../platform/log/log.ts'
import type { Mail } from '../platform/mail/mail.ts'
import type { Module } from '../platform/module.ts'
import type { Broadcast } from '../platform/realtime/channels.ts'
import { notificationsChannels } from './channels.ts'
import { letterJob, pushJob } from './jobs.ts'
import { notificationsPerson } from './person.ts'
import type { PushGateway } from './push-gateway.ts'
import { notificationsReactions } from './reactions.ts'
import { notificationsRoutes } from './routes.ts'
import { sendLetter } from './use-cases/send-letter.ts'
import { sendPush } from './use-cases/send-push.ts'

export interface NotificationsDeps {
  readonly db: Database
  readonly clock: Clock
  readonly log: Log
  readonly broadcast: Broadcast
  readonly jobs: Pick<Jobs, 'enqueue'>
  readonly mail: Mail
  readonly push: PushGateway
  readonly publicUrl: string
  /** Signs the links that stop letters. */
  readonly linkSecret: string
}

export const notificationsModule = (deps: NotificationsDeps): Module => ({
  routes: (http) => notificationsRoutes(http, deps),
  reactions: (facts) => notificationsReactions(facts, deps),
  channels: notificationsChannels,
  jobs: (jobs) => {
    jobs.handle(pushJob, (data) => sendPush(deps, data))
    jobs.handle(letterJob, (data) => sendLetter(deps, data))
  },
  person: notificationsPerson,
})
