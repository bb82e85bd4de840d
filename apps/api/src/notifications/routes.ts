import * as endpoints from '@washline/contract/notifications/endpoints'
import * as settings from '@washline/contract/notifications/settings'
import type { Http } from '../platform/http/http.ts'
import { ok } from '../platform/http/ok.ts'
import { notificationWire } from './channels.ts'
import type { NotificationsRoutesDeps } from './deps.ts'
import { notificationsOf, settingsOf } from './queries.ts'
import { changeSettings } from './use-cases/change-settings.ts'
import { dismissNotification, restoreNotification } from './use-cases/dismiss-notification.ts'
import { removePushSubscription, savePushSubscription } from './use-cases/save-push-subscription.ts'
import { unsubscribe } from './use-cases/unsubscribe-emails.ts'

const success = true as const

export const notificationsRoutes = (http: Http, deps: NotificationsRoutesDeps): void => {
  http.route(endpoints.listNotifications, async ({ actor, query, language = 'en' }) => {
    const { rows, next } = await notificationsOf(deps.db, actor.userId, query)
    return { success, data: rows.map((row) => notificationWire(row, language)), next_cursor: next }
  })
  http.route(endpoints.dismissNotification, async ({ params, actor }) => {
    await dismissNotification(deps, { userId: actor.userId, notificationId: params.id })
    return { success }
  })
  http.route(endpoints.restoreNotification, async ({ params, actor }) => {
    await restoreNotification(deps, { userId: actor.userId, notificationId: params.id })
    return { success }
  })

  http.route(settings.getNotificationSettings, async ({ actor }) => ok(await settingsOf(deps.db, actor.userId)))
  http.route(settings.changeNotificationSettings, async ({ actor, body }) => {
    await changeSettings(deps, { userId: actor.userId, settings: body.settings })
    return ok(await settingsOf(deps.db, actor.userId))
  })

  http.route(settings.savePushSubscription, async ({ actor: { userId, tokenId }, body: { endpoint, keys } }) => {
    await savePushSubscription(deps, { userId, tokenId, address: { endpoint, ...keys } })
    return { success }
  })
  http.route(settings.removePushSubscription, async ({ actor, body }) => {
    await removePushSubscription(deps, { userId: actor.userId, endpoint: body.endpoint })
    return { success }
  })

  const unsubscribeLimit = { limit: { per: 'ip', max: 60, windowS: 60 } } as const
  http.route(settings.unsubscribe, async ({ body }) => ok({ type: await unsubscribe(deps, body) }), unsubscribeLimit)
  oneClickRoute(http, deps)
}

/** The request of a mail program's unsubscribe button (RFC 8058): a form, sent to the address in the `List-Unsubscribe` header. */
function oneClickRoute(http: Http, deps: NotificationsRoutesDeps): void {
  http.fastify.register(async (scope) => {
    for (const type of ['application/x-www-form-urlencoded', 'multipart/form-data'])
      if (!scope.hasContentTypeParser(type))
        scope.addContentTypeParser(type, { bodyLimit: 4_096 }, (_request, payload, done) => {
          payload.resume()
          done(null)
        })
    scope.post<{ Querystring: { token?: string } }>('/api/notifications/unsubscribe/one-click', async ({ query }) => {
      await http.whileAnswering(() => unsubscribe(deps, { token: query.token ?? '' }))
      return { success }
    })
  })
}
