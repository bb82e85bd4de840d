import type { OrderId, UserId, WebhookDeliveryId, WebhookId } from '@washline/contract/ids'
import { type GiveUpReason, type SentEventType, testEventType } from '@washline/contract/webhooks/event-types'
import type { Tx } from '../../platform/db/database.ts'
import { sql } from '../../platform/db/sql.ts'
import type { Outcome } from '../rules/decide-attempt.ts'

export interface ClaimingWebhook {
  readonly id: WebhookId
  readonly ownerId: UserId | null
  readonly madeBy: UserId
  readonly name: string
  readonly url: string
  readonly secret: Buffer
  readonly formerSecret: Buffer | null
  readonly formerSecretUntil: Date | null
  readonly failures: number
  readonly failingSince: Date | null
  readonly isSlow: boolean
}

/** An enabled webhook, locked: of all processes, one at a time claims or records for it. */
export const lockEnabledWebhook = (tx: Tx, id: WebhookId): Promise<ClaimingWebhook | undefined> =>
  tx.maybe<ClaimingWebhook>(sql`
    select id, owner_id as "ownerId", made_by as "madeBy", name, url, secret, former_secret as "formerSecret",
      former_secret_until as "formerSecretUntil", failures, failing_since as "failingSince", is_slow as "isSlow"
    from webhooks where id = ${id} and disabled_at is null for no key update`)

export const countClaimed = async (tx: Tx, id: WebhookId, now: Date): Promise<number> =>
  (
    await tx.one<{ count: number }>(sql`
      select count(*)::int as count from webhook_deliveries
      where webhook_id = ${id} and state = 'waiting' and claimed_until > ${now}`)
  ).count

export interface ClaimedDelivery {
  readonly id: WebhookDeliveryId
  readonly messageId: string
  readonly type: SentEventType
  readonly orderId: OrderId | null
  readonly data: Record<string, unknown>
  readonly occurredAt: Date
  readonly tries: number
  readonly triesFrom: Date
  /** Its receiver may still see what it is about. */
  readonly maySee: boolean
}

/** Claims the delivery that is due longest and is the first of its lane. */
export const claimDelivery = (
  tx: Tx,
  claim: { webhookId: WebhookId; id: string; now: Date; until: Date },
): Promise<ClaimedDelivery | undefined> =>
  tx.maybe<ClaimedDelivery>(sql`
    with next as (
      select d.id from webhook_deliveries d
      where d.webhook_id = ${claim.webhookId} and d.state = 'waiting' and d.due_at <= ${claim.now}
        and (d.claimed_until is null or d.claimed_until <= ${claim.now})
        and (d.order_id is null or not exists (
          select from webhook_deliveries e
          where e.webhook_id = d.webhook_id and e.order_id = d.order_id and e.state = 'waiting' and e.position < d.position))
      order by d.due_at, d.position limit 1 for no key update skip locked
    )
    update webhook_deliveries d set claim = ${claim.id}, claimed_until = ${claim.until}, tries = d.tries + 1
    from next, webhooks w where d.id = next.id and w.id = d.webhook_id
    returning d.id, d.message_id as "messageId", d.type, d.order_id as "orderId", d.data, d.occurred_at as "occurredAt", d.tries,
      d.tries_from as "triesFrom",
      (w.owner_id is null or d.order_id is null or d.for_former or exists (
        select from order_parties p where p.order_id = d.order_id and w.owner_id in (p.customer_id, p.washer_id))) as "maySee"`)

type Claimed = { readonly id: WebhookDeliveryId; readonly claim: string }

/** Ends a delivery as long as it is claimed by this claim. */
export const endDelivery = (
  tx: Tx,
  ended: Claimed & {
    readonly state: 'delivered' | 'failed' | 'withdrawn'
    readonly reason: GiveUpReason | null
    readonly at: Date
  },
): Promise<number> =>
  tx.run(sql`
    update webhook_deliveries set state = ${ended.state}, reason = ${ended.reason}, ended_at = ${ended.at}, claim = null,
      claimed_until = null
    where id = ${ended.id} and claim = ${ended.claim}`)

export const postponeDelivery = (tx: Tx, again: Claimed & { readonly dueAt: Date }): Promise<number> =>
  tx.run(sql`
    update webhook_deliveries set due_at = ${again.dueAt}, claim = null, claimed_until = null
    where id = ${again.id} and claim = ${again.claim}`)

export const insertAttempt = (
  tx: Tx,
  attempt: {
    deliveryId: WebhookDeliveryId
    outcome: Outcome
    at: Date
    durationMs: number
    answer: string | null
  },
): Promise<number> =>
  tx.run(sql`
    insert into webhook_attempts (delivery_id, at, status, error, duration_ms, answer)
    select id, ${attempt.at}, ${'status' in attempt.outcome ? attempt.outcome.status : null}::int,
      ${'error' in attempt.outcome ? attempt.outcome.error : null}, ${attempt.durationMs}, ${attempt.answer}
    from webhook_deliveries where id = ${attempt.deliveryId}`)

export const updateHealth = (
  tx: Tx,
  health: {
    id: WebhookId
    failures: number
    failingSince: Date | null
    isSlow: boolean
    deliveredAt: Date | null
  },
): Promise<number> =>
  tx.run(sql`
    update webhooks set failures = ${health.failures}, failing_since = ${health.failingSince}, is_slow = ${health.isSlow},
      delivered_at = coalesce(${health.deliveredAt}::timestamptz, delivered_at)
    where id = ${health.id}`)

export const insertTest = async (tx: Tx, test: { webhookId: WebhookId; at: Date }): Promise<WebhookDeliveryId> =>
  (
    await tx.one<{ id: WebhookDeliveryId }>(sql`
      insert into webhook_deliveries (webhook_id, type, data, occurred_at, tries_from, due_at)
      values (${test.webhookId}, ${testEventType}, ${JSON.stringify({ webhook_id: test.webhookId })}::jsonb, ${test.at}, ${test.at},
        ${test.at})
      returning id`)
  ).id

/** Whether a delivery of this webhook has ended; undefined where there is none. */
export const lockDelivery = (
  tx: Tx,
  webhookId: WebhookId,
  id: WebhookDeliveryId,
): Promise<{ hasEnded: boolean } | undefined> =>
  tx.maybe(sql`
    select state <> 'waiting' as "hasEnded" from webhook_deliveries where id = ${id} and webhook_id = ${webhookId}
    for no key update`)

/** Puts ended deliveries at the end of their lanes, in their order. */
export const replayDeliveries = (
  tx: Tx,
  replay: { webhookId: WebhookId; id: WebhookDeliveryId | null; since: Date | null; at: Date },
): Promise<number> =>
  tx.run(sql`
    with ended as (
      select id from webhook_deliveries
      where webhook_id = ${replay.webhookId}
        and (id = ${replay.id}::bigint or (state = 'failed' and occurred_at >= ${replay.since}::timestamptz))
      order by position for no key update
    ), numbered as (select id, nextval('webhook_positions') as position from ended)
    update webhook_deliveries d set state = 'waiting', reason = null, ended_at = null, tries = 0, tries_from = ${replay.at},
      due_at = ${replay.at}, position = n.position
    from numbered n where d.id = n.id`)

/** Deletes a part of what ended long ago. Attempts go with their delivery. */
export const deleteEnded = (tx: Tx, before: Date, limit: number): Promise<number> =>
  tx.run(sql`
    delete from webhook_deliveries where id in (
      select id from webhook_deliveries where state <> 'waiting' and ended_at < ${before} order by ended_at limit ${limit}
      for update skip locked)`)

/** Gives up what an event has written while its webhook was being disabled. */
export const giveUpDisabled = (tx: Tx, at: Date): Promise<number> =>
  tx.run(sql`
    update webhook_deliveries d set state = 'failed', reason = 'disabled', ended_at = ${at}, claim = null, claimed_until = null
    from webhooks w where w.id = d.webhook_id and w.disabled_at is not null and d.state = 'waiting'`)
