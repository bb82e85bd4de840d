import type { Clock } from '../platform/clock/clock.ts'
import type { Database } from '../platform/db/database.ts'
import type { Module } from '../platform/module.ts'
import type { Broadcast } from '../platform/realtime/channels.ts'
import { notificationsChannels } from './channels.ts'
import { notificationsReactions } from './reactions.ts'
import { notificationsRoutes } from './routes.ts'

export interface NotificationsDeps {
  readonly db: Database
  readonly clock: Clock
  readonly broadcast: Broadcast
}

export const notificationsModule = (deps: NotificationsDeps): Module => ({
  routes: (http) => notificationsRoutes(http, deps),
  reactions: (facts) => notificationsReactions(facts, deps),
  channels: notificationsChannels,
})
