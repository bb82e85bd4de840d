import type { Query } from '@washline/contract/endpoint'
import type { UserId, WebhookId } from '@washline/contract/ids'
import * as market from '@washline/contract/webhooks/console-endpoints'
import * as endpoints from '@washline/contract/webhooks/endpoints'
import type { Webhook } from '@washline/contract/webhooks/schemas'
import type { Http } from '../platform/http/http.ts'
import { ok } from '../platform/http/ok.ts'
import { notFound } from '../platform/http/refusal.ts'
import type { ChangeDeps } from './deps.ts'
import { deliveriesOf, webhookById, webhooksOf } from './queries.ts'
import { showDelivery, showWebhook } from './rules/show-webhook.ts'
import type { Caller } from './use-cases/audit-change.ts'
import { changeWebhook, deleteWebhook } from './use-cases/change-webhook.ts'
import { type MadeWebhook, makeWebhook } from './use-cases/make-webhook.ts'
import { replayDelivery, replayFailed, sendTest } from './use-cases/replay-deliveries.ts'
import { rotateSecret } from './use-cases/rotate-secret.ts'

interface Operator {
  readonly actor: { readonly userId: UserId }
  readonly idempotencyKey: string | undefined
}

const person = ({ actor }: { readonly actor: { readonly userId: UserId } }): Caller => ({
  owner: actor.userId,
  userId: actor.userId,
})
const operator = ({ actor, idempotencyKey }: Operator, reason: string): Caller => ({
  owner: null,
  userId: actor.userId,
  reason,
  requestId: idempotencyKey,
})

type DeliveriesQuery = Query<typeof endpoints.listDeliveries>

/** A call whose answer is not stored with its key: a repeat is another action. */
const anew = ({ actor }: Operator): Operator => ({ actor, idempotencyKey: undefined })

type Owner = UserId | null

const perMinute = (max: number) => ({ limit: { per: 'actor' as const, max, windowS: 60 } })

/** What both sides answer alike. */
const list = async ({ db, clock }: ChangeDeps, owner: Owner) =>
  ok((await webhooksOf(db, owner)).map((row) => showWebhook(row, clock.now())))

async function shown({ db, clock }: ChangeDeps, id: WebhookId, owner: Owner): Promise<Webhook> {
  const row = await webhookById(db, id, owner)
  if (!row) throw notFound()
  return showWebhook(row, clock.now())
}

async function deliveries(deps: ChangeDeps, id: WebhookId, owner: Owner, { cursor, state, limit }: DeliveriesQuery) {
  await shown(deps, id, owner)
  const rows = await deliveriesOf(deps.db, { webhookId: id, before: cursor, state, limit: limit + 1 })
  const last = rows.length > limit ? rows[limit - 1] : undefined
  return {
    success: true as const,
    data: rows.slice(0, limit).map(showDelivery),
    next_cursor: last ? String(last.id) : null,
  }
}

const withSecret = ({ clock }: ChangeDeps, { row, secret }: MadeWebhook) =>
  ok({ ...showWebhook(row, clock.now()), secret })

export function webhooksRoutes(http: Http, deps: ChangeDeps): void {
  http.route(endpoints.listWebhooks, ({ actor }) => list(deps, actor.userId))
  http.route(
    endpoints.makeWebhook,
    async ({ actor, body: { event_types: eventTypes, ...body } }) =>
      withSecret(deps, await makeWebhook(deps, { ...body, eventTypes, by: person({ actor }) })),
    perMinute(20),
  )
  http.route(
    endpoints.changeWebhook,
    async ({ actor, params: { id }, body: { event_types: eventTypes, ...change } }) => {
      await changeWebhook(deps, { id, by: person({ actor }), change: { ...change, eventTypes } })
      return ok(await shown(deps, id, actor.userId))
    },
  )
  http.route(endpoints.deleteWebhook, async ({ actor, params: { id } }) => {
    await deleteWebhook(deps, { id, by: person({ actor }) })
    return { success: true as const }
  })
  http.route(
    endpoints.rotateWebhookSecret,
    async ({ actor, params: { id } }) => withSecret(deps, await rotateSecret(deps, { id, by: person({ actor }) })),
    perMinute(10),
  )
  http.route(endpoints.listDeliveries, ({ actor, params: { id }, query }) => deliveries(deps, id, actor.userId, query))
  http.route(
    endpoints.replayDelivery,
    async ({ actor, params: { id, delivery: deliveryId } }) =>
      ok({ replayed: await replayDelivery(deps, { id, deliveryId, by: person({ actor }) }) }),
    perMinute(60),
  )
  http.route(
    endpoints.replayFailed,
    async ({ actor, params: { id }, body }) =>
      ok({ replayed: await replayFailed(deps, { id, since: new Date(body.since), by: person({ actor }) }) }),
    perMinute(10),
  )
  http.route(
    endpoints.sendTestEvent,
    async ({ actor, params: { id } }) => ok({ delivery_id: await sendTest(deps, { id, by: person({ actor }) }) }),
    perMinute(10),
  )
  marketRoutes(http, deps)
}

/** The same for operators and the market's webhooks, recorded as their actions. */
function marketRoutes(http: Http, deps: ChangeDeps): void {
  http.route(market.listMarketWebhooks, () => list(deps, null))
  http.route(market.makeMarketWebhook, async (call) => {
    const { reason, event_types: eventTypes, ...body } = call.body
    return withSecret(deps, await makeWebhook(deps, { ...body, eventTypes, by: operator(anew(call), reason) }))
  })
  http.route(market.changeMarketWebhook, async (call) => {
    const { reason, event_types: eventTypes, ...change } = call.body
    await changeWebhook(deps, { id: call.params.id, by: operator(call, reason), change: { ...change, eventTypes } })
    return ok(await shown(deps, call.params.id, null))
  })
  http.route(market.deleteMarketWebhook, async (call) => {
    await deleteWebhook(deps, { id: call.params.id, by: operator(call, call.body.reason) })
    return { success: true as const }
  })
  http.route(market.rotateMarketSecret, async (call) => {
    return withSecret(
      deps,
      await rotateSecret(deps, { id: call.params.id, by: operator(anew(call), call.body.reason) }),
    )
  })
  http.route(market.listMarketDeliveries, ({ params: { id }, query }) => deliveries(deps, id, null, query))
  http.route(market.replayMarketDelivery, async (call) => {
    const { id, delivery: deliveryId } = call.params
    return ok({ replayed: await replayDelivery(deps, { id, deliveryId, by: operator(call, 'Replayed a delivery.') }) })
  })
  http.route(market.replayMarketFailed, async (call) => {
    const by = operator(call, `Replayed what failed since ${call.body.since}.`)
    return ok({ replayed: await replayFailed(deps, { id: call.params.id, since: new Date(call.body.since), by }) })
  })
  http.route(market.sendMarketTest, async (call) =>
    ok({ delivery_id: await sendTest(deps, { id: call.params.id, by: operator(call, 'Sent a test event.') }) }),
  )
}
