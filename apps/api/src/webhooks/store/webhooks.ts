import type { UserId, WebhookId } from '@washline/contract/ids'
import type { DisableReason, PayloadKind, WebhookEventType } from '@washline/contract/webhooks/event-types'
import type { Tx } from '../../platform/db/database.ts'
import { sql } from '../../platform/db/sql.ts'

/** Whose webhook: a person's, or the market's. */
export type Owner = UserId | null

export interface StoredWebhook {
  readonly id: WebhookId
  readonly ownerId: Owner
  readonly madeBy: UserId
  readonly name: string
  readonly url: string
  readonly eventTypes: readonly WebhookEventType[]
  readonly payload: PayloadKind
  readonly secret: Buffer
  readonly disabledAt: Date | null
}

/** Serialises what one owner makes, so that concurrent calls count each other's. */
export const lockOwner = (tx: Tx, owner: Owner): Promise<unknown> =>
  tx.all(sql`select pg_advisory_xact_lock(hashtextextended('webhooks-of', ${owner ?? 0}))`)

export const countOfOwner = async (tx: Tx, owner: Owner): Promise<number> =>
  (
    await tx.one<{ count: number }>(
      sql`select count(*)::int as count from webhooks where owner_id is not distinct from ${owner}::bigint`,
    )
  ).count

export const nextWebhookId = async (tx: Tx): Promise<WebhookId> =>
  (await tx.one<{ id: WebhookId }>(sql`select nextval('webhooks_id_seq') as id`)).id

export const insertWebhook = (
  tx: Tx,
  made: Omit<StoredWebhook, 'disabledAt'> & { readonly at: Date },
): Promise<number> =>
  tx.run(sql`
    insert into webhooks (id, owner_id, made_by, name, url, event_types, payload, secret, created_at)
    values (${made.id}, ${made.ownerId}, ${made.madeBy}, ${made.name}, ${made.url}, ${made.eventTypes}::text[], ${made.payload},
      ${made.secret}, ${made.at})`)

/** A webhook of this owner, locked against other changes and against claims. */
export const lockWebhook = (tx: Tx, id: WebhookId, owner: Owner): Promise<StoredWebhook | undefined> =>
  tx.maybe<StoredWebhook>(sql`
    select id, owner_id as "ownerId", made_by as "madeBy", name, url, event_types as "eventTypes", payload, secret,
      disabled_at as "disabledAt"
    from webhooks where id = ${id} and owner_id is not distinct from ${owner}::bigint for no key update`)

export const updateWebhook = (
  tx: Tx,
  { id, name, url, eventTypes, payload }: Pick<StoredWebhook, 'id' | 'name' | 'url' | 'eventTypes' | 'payload'>,
): Promise<number> =>
  tx.run(sql`
    update webhooks set name = ${name}, url = ${url}, event_types = ${eventTypes}::text[], payload = ${payload} where id = ${id}`)

export const enableWebhook = (tx: Tx, id: WebhookId): Promise<number> =>
  tx.run(sql`
    update webhooks set disabled_at = null, disabled_because = null, failures = 0, failing_since = null, is_slow = false
    where id = ${id}`)

/** Disables it, and gives up what waits; it can be replayed. */
export async function disableWebhook(
  tx: Tx,
  { id, because, at }: { id: WebhookId; because: DisableReason; at: Date },
): Promise<void> {
  await tx.run(sql`update webhooks set disabled_at = ${at}, disabled_because = ${because} where id = ${id}`)
  await tx.run(sql`
    update webhook_deliveries set state = 'failed', reason = 'disabled', ended_at = ${at}, claim = null, claimed_until = null
    where webhook_id = ${id} and state = 'waiting'`)
}

export const replaceSecret = (
  tx: Tx,
  { id, secret, formerUntil }: { id: WebhookId; secret: Buffer; formerUntil: Date },
): Promise<number> =>
  tx.run(sql`
    update webhooks set former_secret = secret, former_secret_until = ${formerUntil}, secret = ${secret} where id = ${id}`)

export const deleteWebhook = (tx: Tx, id: WebhookId): Promise<number> =>
  tx.run(sql`delete from webhooks where id = ${id}`)

/** A former secret is not stored longer than it signs. */
export const forgetFormerSecrets = (tx: Tx, at: Date): Promise<number> =>
  tx.run(sql`
    update webhooks set former_secret = null, former_secret_until = null where former_secret_until <= ${at}`)

export interface SealedWebhook {
  readonly id: WebhookId
  readonly secret: Buffer
  readonly formerSecret: Buffer | null
}

export const lockSealedWebhooks = (tx: Tx): Promise<SealedWebhook[]> =>
  tx.all<SealedWebhook>(
    sql`select id, secret, former_secret as "formerSecret" from webhooks order by id for no key update`,
  )

export const saveSealedWebhook = (tx: Tx, { id, secret, formerSecret }: SealedWebhook): Promise<number> =>
  tx.run(sql`update webhooks set secret = ${secret}, former_secret = ${formerSecret} where id = ${id}`)
