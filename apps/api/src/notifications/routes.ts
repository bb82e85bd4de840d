import * as endpoints from '@washline/contract/notifications/endpoints'
import type { Clock } from '../platform/clock/clock.ts'
import type { Database } from '../platform/db/database.ts'
import type { Http } from '../platform/http/http.ts'
import { notificationWire } from './channels.ts'
import { notificationsOf } from './queries.ts'
import { dismissNotification } from './use-cases/dismiss-notification.ts'

const success = true as const

export const notificationsRoutes = (http: Http, deps: { db: Database; clock: Clock }): void => {
  http.route(endpoints.listNotifications, async ({ actor, language = 'en' }) => ({
    success,
    data: (await notificationsOf(deps.db, actor.userId)).map((row) => notificationWire(row, language)),
  }))
  http.route(endpoints.dismissNotification, async ({ params, actor }) => {
    await dismissNotification(deps, { userId: actor.userId, notificationId: params.id })
    return { success }
  })
}
