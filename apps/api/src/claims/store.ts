import type { ClaimActor, ClaimState } from '@washline/contract/claims/process'
import type { Tx } from '../platform/db/database.ts'
import { type Sql, sql } from '../platform/db/sql.ts'
import { claimColumns } from './queries.ts'
import type { Report } from './rules/assess-claim.ts'
import type { Claim } from './rules/claim.ts'
import type { ClaimedItem } from './rules/findings.ts'

/** The claim, held until the transaction ends. Its order is locked before it. */
export const lockClaim = (tx: Tx, id: number): Promise<Claim | undefined> =>
  tx.maybe<Claim>(sql`select ${claimColumns} from claims c where c.id = ${id} for update`)

/** The claims of an order that hold, or may hold, of the Washer's pay. */
export const lockHoldingClaims = (tx: Tx, orderId: number): Promise<Claim[]> =>
  tx.all<Claim>(sql`
    select ${claimColumns} from claims c
    where c.order_id = ${orderId} and (c.state in ('submitted', 'assessing', 'in_review', 'appealed') or c.hold_id is not null)
    order by c.id for update`)

export interface NewClaim {
  readonly orderId: number
  readonly customerId: number
  readonly washerId: number
  readonly description: string
  readonly askedMinor: number
  readonly replyUntil: Date
  readonly decisionDueAt: Date
  readonly lastDueAt: Date
  readonly at: Date
  readonly items: readonly ClaimedItem[]
}

export async function insertClaim(tx: Tx, claim: NewClaim): Promise<number> {
  const { id } = await tx.one<{ id: number }>(sql`
    with made as (
      insert into claims (order_id, customer_id, washer_id, state, description, asked_minor, reply_until, decision_due_at,
        last_due_at, submitted_at)
      values (${claim.orderId}, ${claim.customerId}, ${claim.washerId}, 'submitted', ${claim.description},
        ${claim.askedMinor}, ${claim.replyUntil}, ${claim.decisionDueAt}, ${claim.lastDueAt}, ${claim.at})
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
    orderId: number
    uploaderId: number
    side: 'customer' | 'washer'
    takenAt: Date | null
    fingerprint: string | null
    at: Date
  },
): Promise<{ id: number }> =>
  tx.one<{ id: number }>(sql`
    insert into claim_photos (key, order_id, uploader_id, side, uploaded_at, taken_at, fingerprint)
    values (${photo.key}, ${photo.orderId}, ${photo.uploaderId}, ${photo.side}, ${photo.at},
      ${photo.takenAt}, ${photo.fingerprint}::bit(128))
    returning id`)

/** Gives a claim, or the answer to it, photos of one person in this order; false where one is not its uploader's for this order, or was used. */
export async function usePhotos(
  tx: Tx,
  wish: { claimId: number; orderId: number; uploaderId: number; photoIds: readonly number[] },
): Promise<boolean> {
  const used = await tx.run(sql`
    update claim_photos p set claim_id = ${wish.claimId}, position = array_position(${wish.photoIds}::bigint[], p.id)
    where p.id = any(${wish.photoIds}::bigint[]) and p.order_id = ${wish.orderId} and p.uploader_id = ${wish.uploaderId}
      and p.claim_id is null`)
  return used === wish.photoIds.length
}

export interface ClaimEvent {
  readonly claimId: number
  readonly from: ClaimState | null
  readonly to: ClaimState
  readonly by: ClaimActor
  readonly actorId: number | null
  readonly at: Date
  readonly reason?: string | null
  readonly reportSha256?: string | null
}

export const insertEvent = (tx: Tx, event: ClaimEvent): Promise<number> =>
  tx.run(sql`
    insert into claim_events (claim_id, from_state, to_state, actor, actor_id, at, reason, report_sha256)
    values (${event.claimId}, ${event.from}, ${event.to}, ${event.by}, ${event.actorId}, ${event.at},
      ${event.reason ?? null}, ${event.reportSha256 ?? null})`)

/** Saves a locked claim's state and what goes with it. */
export const saveClaim = (tx: Tx, id: number, set: Sql): Promise<Claim> =>
  tx.one<Claim>(sql`update claims c set ${set} where c.id = ${id} returning ${claimColumns}`)

export const insertReport = (tx: Tx, made: { claimId: number; report: Report; at: Date }): Promise<number> =>
  tx.run(sql`
    insert into claim_reports (claim_id, report, made_at)
    values (${made.claimId}, ${JSON.stringify(made.report)}::jsonb, ${made.at})`)

/** Deletes uploads from before that time that no claim uses; gives their keys. */
export const deleteUnsentPhotos = async (tx: Tx, before: Date, atMost: number): Promise<string[]> => {
  const rows = await tx.all<{ key: string }>(sql`
    delete from claim_photos where id in (
      select id from claim_photos where claim_id is null and uploaded_at < ${before}
      order by uploaded_at limit ${atMost} for update skip locked
    ) returning key`)
  return rows.flatMap(({ key }) => key ?? [])
}
