import type { AccessTokenId, ApprovalId, OrderId, SessionId, UserId } from '@washline/contract/ids'
import type { MandatedKind } from '@washline/contract/mandates/mandated'
import type { MandateInput } from '@washline/contract/mandates/schemas'
import type { Minor } from '@washline/contract/money'
import type { Tx } from '../platform/db/database.ts'
import { sql } from '../platform/db/sql.ts'
import type { CallParts } from '../platform/http/mandates.ts'
import { approvalColumns } from './queries.ts'
import type { ApprovalRow } from './rules/show-approval.ts'

/** Calls of one token are decided one after the other. */
export const lockToken = async (tx: Tx, tokenId: AccessTokenId): Promise<void> => {
  await tx.run(sql`select pg_advisory_xact_lock(hashtextextended('mandate ' || ${tokenId}::bigint, 0))`)
}

export interface Spending {
  readonly tokenId: AccessTokenId
  readonly kind: MandatedKind
  readonly key: string
  readonly orderId: OrderId | null
  readonly amountMinor: Minor
  readonly at: Date
}

/** A repeat of the same call is counted once. */
export const saveSpending = (tx: Tx, { tokenId, kind, key, orderId, amountMinor, at }: Spending): Promise<number> =>
  tx.run(sql`
    insert into mandated_spendings as s (token_id, kind, key, order_id, amount_minor, created_at)
    values (${tokenId}, ${kind}, ${key}, ${orderId}, ${amountMinor}, ${at})
    on conflict (token_id, kind, key) do update set amount_minor = excluded.amount_minor, created_at = excluded.created_at
      where s.kind <> 'tip'`)

export const deleteSpending = (
  tx: Tx,
  { tokenId, kind, key }: Pick<Spending, 'tokenId' | 'kind' | 'key'>,
): Promise<number> =>
  tx.run(sql`delete from mandated_spendings where token_id = ${tokenId} and kind = ${kind} and key = ${key}`)

/** The latest approval of the same call. */
export const approvalOfCall = (
  tx: Tx,
  { tokenId, callHash }: { tokenId: AccessTokenId; callHash: Buffer },
): Promise<(ApprovalRow & { readonly attempt: number }) | undefined> =>
  tx.maybe<ApprovalRow & { attempt: number }>(sql`
    select ${approvalColumns}, attempt from approvals
    where token_id = ${tokenId} and call_hash = ${callHash} order by id desc limit 1`)

export const waitingOf = async (tx: Tx, tokenId: AccessTokenId, now: Date): Promise<number> =>
  (
    await tx.one<{ waiting: number }>(sql`
      select count(*)::int as waiting from approvals
      where token_id = ${tokenId} and state = 'waiting' and expires_at > ${now}`)
  ).waiting

/** Ends what the same program asked before about the same thing. */
export const expireEarlier = (
  tx: Tx,
  { tokenId, kind, orderId, at }: { tokenId: AccessTokenId; kind: MandatedKind; orderId: OrderId; at: Date },
): Promise<number> =>
  tx.run(sql`
    update approvals set state = 'expired', answered_at = ${at}, parts = null
    where token_id = ${tokenId} and kind = ${kind} and order_id = ${orderId} and state = 'waiting'`)

export const expireDue = (tx: Tx, now: Date): Promise<number> =>
  tx.run(sql`
    update approvals set state = 'expired', answered_at = ${now}, parts = null
    where state = 'waiting' and expires_at <= ${now}`)

export const deleteOld = (tx: Tx, before: Date): Promise<number> =>
  tx.run(sql`delete from approvals where created_at < ${before} and state not in ('waiting', 'approved')`)

export interface NewApproval extends Omit<ApprovalRow, 'id' | 'state' | 'answeredAt' | 'failure'> {
  readonly userId: UserId
  readonly tokenId: AccessTokenId
  readonly method: string
  readonly path: string
  readonly parts: CallParts
  readonly callHash: Buffer
}

export const insertApproval = (tx: Tx, approval: NewApproval): Promise<ApprovalRow> =>
  tx.one<ApprovalRow>(sql`
    insert into approvals (user_id, token_id, agent, kind, reasons, order_id, amount_minor, items, address, pickup_at, method,
      path, parts, call_hash, created_at, expires_at)
    values (${approval.userId}, ${approval.tokenId}, ${approval.agent}, ${approval.kind}, ${approval.reasons},
      ${approval.orderId}, ${approval.amountMinor}, ${approval.items}, ${approval.address}, ${approval.pickupAt},
      ${approval.method}, ${approval.path}, ${JSON.stringify(approval.parts)}::jsonb, ${approval.callHash},
      ${approval.createdAt}, ${approval.expiresAt})
    returning ${approvalColumns}`)

export interface LockedApproval extends ApprovalRow {
  readonly userId: UserId
  readonly tokenId: AccessTokenId
  readonly method: string
  readonly path: string
  readonly parts: CallParts | null
  readonly sessionId: SessionId | null
  readonly attempt: number
}

export const lockApproval = (tx: Tx, id: ApprovalId): Promise<LockedApproval | undefined> =>
  tx.maybe<LockedApproval>(sql`
    select ${approvalColumns}, user_id as "userId", token_id as "tokenId", method, path, parts, session_id as "sessionId", attempt
    from approvals where id = ${id} for update`)

export const saveApproved = (
  tx: Tx,
  { id, sessionId, at }: { id: ApprovalId; sessionId: SessionId; at: Date },
): Promise<number> =>
  tx.run(sql`
    update approvals set state = 'approved', answered_at = ${at}, session_id = ${sessionId}
    where id = ${id} and state = 'waiting'`)

export const saveDeclined = (tx: Tx, { id, at }: { id: ApprovalId; at: Date }): Promise<number> =>
  tx.run(sql`
    update approvals set state = 'declined', answered_at = ${at}, parts = null where id = ${id} and state = 'waiting'`)

/** The call's parts are erased with its end. */
export const saveEnd = (
  tx: Tx,
  { id, state, failure }: { id: ApprovalId; state: 'done' | 'failed'; failure: string | null },
): Promise<number> =>
  tx.run(sql`
    update approvals set state = ${state}, failure = ${failure}, parts = null where id = ${id} and state = 'approved'`)

/** Asks anew with another price; the next attempt is another call. */
export const saveAskedAnew = (
  tx: Tx,
  { id, amountMinor, expiresAt }: { id: ApprovalId; amountMinor: Minor; expiresAt: Date },
): Promise<number> =>
  tx.run(sql`
    update approvals set state = 'waiting', answered_at = null, session_id = null, amount_minor = ${amountMinor},
      expires_at = ${expiresAt}, attempt = attempt + 1
    where id = ${id} and state = 'approved'`)

export const saveMandate = (
  tx: Tx,
  { tokenId, mandate, at }: { tokenId: AccessTokenId; mandate: MandateInput; at: Date },
): Promise<number> =>
  tx.run(sql`
    insert into mandates (token_id, order_ceiling_minor, month_ceiling_minor, taps, updated_at)
    values (${tokenId}, ${mandate.order_ceiling_minor}, ${mandate.month_ceiling_minor}, ${mandate.taps}, ${at})
    on conflict (token_id) do update set order_ceiling_minor = excluded.order_ceiling_minor,
      month_ceiling_minor = excluded.month_ceiling_minor, taps = excluded.taps, updated_at = excluded.updated_at`)

export const deleteMandate = (tx: Tx, tokenId: AccessTokenId): Promise<number> =>
  tx.run(sql`delete from mandates where token_id = ${tokenId}`)
