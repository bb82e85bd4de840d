import { type ClaimActor, type ClaimState, openClaimStates } from '@washline/contract/claims/process'
import type { ClaimId, ClaimPhotoId, OrderId, UserId } from '@washline/contract/ids'
import type { Minor } from '@washline/contract/money'
import type { Tx } from '../platform/db/database.ts'
import { sql } from '../platform/db/sql.ts'
import { claimColumns } from './queries.ts'
import type { Report } from './rules/assess-claim.ts'
import type { Claim } from './rules/claim.ts'
import type { ClaimedItem } from './rules/findings.ts'
import type { AssessedInput } from './rules/replay-claim.ts'

/** Locks a claim until the transaction ends. Its order is locked first. */
export const lockClaim = (tx: Tx, id: ClaimId): Promise<Claim | undefined> =>
  tx.maybe<Claim>(sql`select ${claimColumns} from claims c where c.id = ${id} for update`)

/** Two claims at once do not both get the last of the budget for payments without an operator. Locked after the claim. */
export const lockBudget = (tx: Tx): Promise<number> =>
  tx.run(sql`select pg_advisory_xact_lock(hashtextextended('claims-budget', 0))`)

/** Locks the claims of an order that reserve, or may reserve, part of the Washer's pay. */
export const lockHoldingClaims = (tx: Tx, orderId: OrderId): Promise<Claim[]> =>
  tx.all<Claim>(sql`
    select ${claimColumns} from claims c
    where c.order_id = ${orderId} and (c.state = any(${openClaimStates}) or c.reserve_id is not null)
    order by c.id for update`)

export interface NewClaim {
  readonly orderId: OrderId
  readonly customerId: UserId
  readonly washerId: UserId
  readonly description: string
  readonly askedMinor: Minor
  readonly liableMinor: Minor
  readonly isUndelivered: boolean
  readonly replyUntil: Date
  readonly decisionDueAt: Date
  readonly lastDueAt: Date
  readonly at: Date
  readonly items: readonly ClaimedItem[]
}

export async function insertClaim(tx: Tx, claim: NewClaim): Promise<ClaimId> {
  const { id } = await tx.one<{ id: ClaimId }>(sql`
    with made as (
      insert into claims (order_id, customer_id, washer_id, state, description, asked_minor, liable_minor, undelivered, reply_until, decision_due_at,
        last_due_at, submitted_at)
      values (${claim.orderId}, ${claim.customerId}, ${claim.washerId}, 'submitted', ${claim.description},
        ${claim.askedMinor}, ${claim.liableMinor}, ${claim.isUndelivered}, ${claim.replyUntil}, ${claim.decisionDueAt}, ${claim.lastDueAt}, ${claim.at})
      returning id
    ), listed as (
      insert into claim_items (claim_id, position, item_id, name, garment, problem, quantity, retail_minor, age_months, condition)
      select made.id, x.position, x."itemId", x.name, x.garment, x.problem, x.quantity, x."retailMinor", x."ageMonths", x.condition
      from made, jsonb_to_recordset(${JSON.stringify(claim.items.map((item, position) => ({ ...item, position })))}::jsonb)
        as x(position int, "itemId" bigint, name text, garment text, problem text, quantity int, "retailMinor" bigint,
          "ageMonths" int, condition text)
    )
    select id from made`)
  return id
}

export const insertPhoto = (
  tx: Tx,
  photo: {
    key: string
    orderId: OrderId
    uploaderId: UserId
    side: 'customer' | 'washer'
    takenAt: Date | null
    fingerprint: string | null
    at: Date
  },
): Promise<{ id: ClaimPhotoId }> =>
  tx.one<{ id: ClaimPhotoId }>(sql`
    insert into claim_photos (key, order_id, uploader_id, side, uploaded_at, taken_at, fingerprint)
    values (${photo.key}, ${photo.orderId}, ${photo.uploaderId}, ${photo.side}, ${photo.at},
      ${photo.takenAt}, ${photo.fingerprint}::bit(128))
    returning id`)

/**
 * Assigns uploaded photos to a claim or to its reply; false unless all are unused uploads of this person for this
 * order.
 */
export async function usePhotos(
  tx: Tx,
  selection: { claimId: ClaimId; orderId: OrderId; uploaderId: UserId; photoIds: readonly ClaimPhotoId[] },
): Promise<boolean> {
  const used = await tx.run(sql`
    update claim_photos p set claim_id = ${selection.claimId}, position = array_position(${selection.photoIds}::bigint[], p.id)
    where p.id = any(${selection.photoIds}::bigint[]) and p.order_id = ${selection.orderId} and p.uploader_id = ${selection.uploaderId}
      and p.claim_id is null`)
  return used === selection.photoIds.length
}

export interface ClaimEvent {
  readonly claimId: ClaimId
  readonly from: ClaimState | null
  readonly to: ClaimState
  readonly by: ClaimActor
  readonly actorId: UserId | null
  readonly at: Date
  readonly reason?: string | null
  readonly reportSha256?: string | null
}

export const insertEvent = (tx: Tx, event: ClaimEvent): Promise<number> =>
  tx.run(sql`
    insert into claim_events (claim_id, from_state, to_state, actor, actor_id, at, reason, report_sha256)
    values (${event.claimId}, ${event.from}, ${event.to}, ${event.by}, ${event.actorId}, ${event.at},
      ${event.reason ?? null}, ${event.reportSha256 ?? null})`)

/** What may change of a claim after its submission. */
export type ClaimChanges = Partial<
  Pick<
    Claim,
    | 'state'
    | 'amountMinor'
    | 'paidMinor'
    | 'washerMinor'
    | 'liabilityMinor'
    | 'decidedBy'
    | 'decisionReason'
    | 'decisions'
    | 'reserveId'
    | 'reply'
    | 'repliedAt'
    | 'replyUntil'
    | 'appeal'
    | 'appealedAt'
    | 'isUndelivered'
    | 'assessedAt'
    | 'decisionDueAt'
    | 'overdueAt'
    | 'lastDueAt'
    | 'decidedAt'
    | 'paidAt'
  >
>

/** Updates a locked claim: writes the changes over what was read under the lock. */
export const saveClaim = (tx: Tx, claim: Claim, changes: ClaimChanges): Promise<Claim> => {
  const next = { ...claim, ...changes }
  return tx.one<Claim>(sql`
    update claims c set state = ${next.state}, amount_minor = ${next.amountMinor}, paid_minor = ${next.paidMinor},
      washer_minor = ${next.washerMinor}, liability_minor = ${next.liabilityMinor}, decided_by = ${next.decidedBy},
      decision_reason = ${next.decisionReason}, decisions = ${next.decisions}, reserve_id = ${next.reserveId},
      reply = ${next.reply}, replied_at = ${next.repliedAt}, reply_until = ${next.replyUntil}, appeal = ${next.appeal},
      appealed_at = ${next.appealedAt}, undelivered = ${next.isUndelivered}, assessed_at = ${next.assessedAt}, decision_due_at = ${next.decisionDueAt}, overdue_at = ${next.overdueAt},
      last_due_at = ${next.lastDueAt}, decided_at = ${next.decidedAt}, paid_at = ${next.paidAt}
    where c.id = ${claim.id} returning ${claimColumns}`)
}

export const insertReport = (
  tx: Tx,
  made: { claimId: ClaimId; report: Report; input: AssessedInput; at: Date },
): Promise<number> =>
  tx.run(sql`
    insert into claim_reports (claim_id, report, input, made_at)
    values (${made.claimId}, ${JSON.stringify(made.report)}::jsonb, ${JSON.stringify(made.input)}::jsonb, ${made.at})`)

/** Deletes uploads from before that time that no claim uses, and returns their keys. */
export const deleteUnsentPhotos = async (tx: Tx, before: Date, atMost: number): Promise<string[]> => {
  const rows = await tx.all<{ key: string | null }>(sql`
    delete from claim_photos where id in (
      select id from claim_photos where claim_id is null and uploaded_at < ${before}
      order by uploaded_at limit ${atMost} for update skip locked
    ) returning key`)
  return rows.flatMap(({ key }) => key ?? [])
}
