import type { UserId, WebhookDeliveryId, WebhookId } from '@washline/contract/ids'
import type { DeliveryState } from '@washline/contract/webhooks/event-types'
import type { Database } from '../platform/db/database.ts'
import type { Queryable } from '../platform/db/queryable.ts'
import { type Sql, sql } from '../platform/db/sql.ts'
import type { DeliveryRow, WebhookRow } from './rules/show-webhook.ts'

const webhookRows = (where: Sql) => sql`
  select w.id, w.name, w.url, w.event_types as "eventTypes", w.payload, w.disabled_at as "disabledAt",
    w.disabled_because as "disabledBecause", w.created_at as "createdAt", w.delivered_at as "deliveredAt",
    w.failing_since as "failingSince", w.former_secret_until as "formerSecretUntil",
    (select count(*)::int from webhook_deliveries d where d.webhook_id = w.id and d.state = 'waiting') as waiting,
    (select count(*)::int from webhook_deliveries d where d.webhook_id = w.id and d.state = 'failed') as failed
  from webhooks w ${where}`

/** The webhooks of a person, or the market's, the newest last. */
export const webhooksOf = (q: Queryable, owner: UserId | null): Promise<WebhookRow[]> =>
  q.all<WebhookRow>(webhookRows(sql`where w.owner_id is not distinct from ${owner}::bigint order by w.id`))

export const webhookById = (q: Queryable, id: WebhookId, owner: UserId | null): Promise<WebhookRow | undefined> =>
  q.maybe<WebhookRow>(webhookRows(sql`where w.id = ${id} and w.owner_id is not distinct from ${owner}::bigint`))

export const deliveriesOf = (
  q: Queryable,
  page: {
    readonly webhookId: WebhookId
    readonly before: WebhookDeliveryId | undefined
    readonly state: DeliveryState | undefined
    readonly limit: number
  },
): Promise<DeliveryRow[]> =>
  q.all<DeliveryRow>(sql`
    select d.id, d.message_id as "messageId", d.type, d.order_id as "orderId", d.state, d.reason, d.occurred_at as "occurredAt",
      d.due_at as "dueAt", d.ended_at as "endedAt",
      (select coalesce(jsonb_agg(jsonb_build_object('at', a.at, 'status', a.status, 'error', a.error, 'durationMs', a.duration_ms,
          'answer', a.answer) order by a.id), '[]')
        from webhook_attempts a where a.delivery_id = d.id) as attempts
    from webhook_deliveries d
    where d.webhook_id = ${page.webhookId} and (${page.before ?? null}::bigint is null or d.id < ${page.before ?? null})
      and (${page.state ?? null}::text is null or d.state = ${page.state ?? null})
    order by d.id desc limit ${page.limit}`)

/** Enabled webhooks for which something is due and unclaimed. What waits for another one of its lane is found with that one. */
export const dueWebhooks = async (
  q: Queryable,
  { isSlow, now, limit }: { isSlow: boolean; now: Date; limit: number },
): Promise<WebhookId[]> =>
  (
    await q.all<{ id: WebhookId }>(sql`
    select w.id from webhooks w
    where w.disabled_at is null and w.is_slow = ${isSlow} and exists (
      select from webhook_deliveries d
      where d.webhook_id = w.id and d.state = 'waiting' and d.due_at <= ${now} and (d.claimed_until is null or d.claimed_until <= ${now})
        and (d.order_id is null or not exists (
          select from webhook_deliveries e
          where e.webhook_id = d.webhook_id and e.order_id = d.order_id and e.state = 'waiting' and e.position < d.position)))
    order by w.delivered_at nulls first, w.id limit ${limit}`)
  ).map(({ id }) => id)

/** For the metrics: what waits, and since when the oldest of what is due. */
export const waitingNow = (db: Database, now: Date): Promise<{ waiting: number; oldestDueAt: Date | null }> =>
  db.one<{ waiting: number; oldestDueAt: Date | null }>(sql`
    select count(*)::int as waiting, min(due_at) filter (where due_at <= ${now}) as "oldestDueAt"
    from webhook_deliveries where state = 'waiting'`)
