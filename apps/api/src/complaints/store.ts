import type { ComplaintActor, ComplaintState } from '@washline/contract/complaints/process'
import {
  type ComplaintId,
  type ComplaintPhotoId,
  type OrderId,
  toComplaintId,
  type UserId,
} from '@washline/contract/ids'
import type { Tx } from '../platform/db/database.ts'
import type { Queryable } from '../platform/db/queryable.ts'
import { sql } from '../platform/db/sql.ts'
import type { Complaint, ComplaintItem } from './rules/complaint.ts'

export const complaintColumns = sql`c.id, c.order_id as "orderId", c.customer_id as "customerId", c.washer_id as "washerId", c.state, c.reason,
  c.remedy, c.asks_same_washer as "asksSameWasher", c.washed_again as "washedAgain", c.note, c.value_minor as "valueMinor", c.rule,
  c.liable_party as "liableParty", c.rewash_order_id as "rewashOrderId", c.refunded_minor as "refundedMinor", c.reserve_id as "reserveId",
  c.reserved_minor as "reservedMinor", c.deducted_minor as "deductedMinor", c.unpaid_minor as "unpaidMinor",
  c.returned_minor as "returnedMinor", c.decision_reason as "decisionReason", c.decisions, c.submitted_at as "submittedAt",
  c.decided_at as "decidedAt", c.due_at as "dueAt", c.appeal, c.appealed_at as "appealedAt", c.washer_appeal as "washerAppeal",
  c.washer_appealed_at as "washerAppealedAt", c.liability_decided_at as "liabilityDecidedAt"`

export const lockComplaint = (tx: Tx, id: ComplaintId): Promise<Complaint | undefined> =>
  tx.maybe<Complaint>(sql`select ${complaintColumns} from complaints c where c.id = ${id} for update`)

export const insertComplaint = async (
  tx: Tx,
  complaint: Omit<Complaint, 'id'>,
  items: readonly ComplaintItem[],
): Promise<ComplaintId> => {
  const { id } = await tx.one<{ id: ComplaintId }>(sql`
    insert into complaints (order_id, customer_id, washer_id, state, reason, remedy, asks_same_washer, washed_again, note, value_minor, rule,
      liable_party, rewash_order_id, refunded_minor, reserve_id, reserved_minor, deducted_minor, submitted_at, decided_at, due_at)
    values (${complaint.orderId}, ${complaint.customerId}, ${complaint.washerId}, ${complaint.state}, ${complaint.reason}, ${complaint.remedy},
      ${complaint.asksSameWasher}, ${complaint.washedAgain}, ${complaint.note}, ${complaint.valueMinor}, ${complaint.rule},
      ${complaint.liableParty}, ${complaint.rewashOrderId}, ${complaint.refundedMinor}, ${complaint.reserveId}, ${complaint.reservedMinor},
      ${complaint.deductedMinor}, ${complaint.submittedAt}, ${complaint.decidedAt}, ${complaint.dueAt})
    returning id`)
  await tx.run(sql`
    insert into complaint_items (complaint_id, position, item_id, name, quantity)
    select ${id}, position, "itemId", name, quantity
    from jsonb_to_recordset(${JSON.stringify(items.map((item, position) => ({ ...item, position })))}::jsonb)
      as x(position int, "itemId" bigint, name text, quantity int)`)
  return toComplaintId(id)
}

/** Updates a locked complaint: writes the changes over what was read under the lock. */
export const saveComplaint = (tx: Tx, complaint: Complaint, changes: Partial<Complaint>): Promise<Complaint> => {
  const next = { ...complaint, ...changes }
  return tx.one<Complaint>(sql`
    update complaints c set state = ${next.state}, liable_party = ${next.liableParty}, rewash_order_id = ${next.rewashOrderId},
      refunded_minor = ${next.refundedMinor}, reserve_id = ${next.reserveId}, reserved_minor = ${next.reservedMinor},
      deducted_minor = ${next.deductedMinor}, unpaid_minor = ${next.unpaidMinor}, returned_minor = ${next.returnedMinor},
      decision_reason = ${next.decisionReason}, decisions = ${next.decisions}, decided_at = ${next.decidedAt}, due_at = ${next.dueAt},
      appeal = ${next.appeal}, appealed_at = ${next.appealedAt}, washer_appeal = ${next.washerAppeal},
      washer_appealed_at = ${next.washerAppealedAt}, liability_decided_at = ${next.liabilityDecidedAt}
    where c.id = ${complaint.id} returning ${complaintColumns}`)
}

export interface ComplaintEvent {
  readonly complaintId: ComplaintId
  readonly from: ComplaintState | null
  readonly to: ComplaintState
  readonly by: ComplaintActor
  readonly actorId: UserId | null
  readonly at: Date
}

export const insertEvent = (tx: Tx, event: ComplaintEvent): Promise<number> =>
  tx.run(sql`
    insert into complaint_events (complaint_id, from_state, to_state, actor, actor_id, at)
    values (${event.complaintId}, ${event.from}, ${event.to}, ${event.by}, ${event.actorId}, ${event.at})`)

export const insertPhoto = (
  q: Queryable,
  photo: {
    key: string
    orderId: OrderId
    uploaderId: UserId
    at: Date
    takenAt: Date | null
    fingerprint: string | null
  },
): Promise<{ id: ComplaintPhotoId }> =>
  q.one(sql`
    insert into complaint_photos (key, order_id, uploader_id, uploaded_at, taken_at, fingerprint)
    values (${photo.key}, ${photo.orderId}, ${photo.uploaderId}, ${photo.at}, ${photo.takenAt}, ${photo.fingerprint}::bit(128))
    returning id`)

/** Locks uploads of this person for this order that no complaint uses. */
export const lockPhotos = (
  tx: Tx,
  photos: { orderId: OrderId; uploaderId: UserId; ids: readonly ComplaintPhotoId[] },
): Promise<{ takenAt: Date | null }[]> =>
  tx.all(sql`
    select taken_at as "takenAt" from complaint_photos
    where id = any(${photos.ids}::bigint[]) and order_id = ${photos.orderId} and uploader_id = ${photos.uploaderId}
      and complaint_id is null and key is not null
    order by id for update`)

export const usePhotos = (tx: Tx, id: ComplaintId, ids: readonly ComplaintPhotoId[]): Promise<number> =>
  tx.run(sql`
    update complaint_photos p set complaint_id = ${id}, position = array_position(${ids}::bigint[], p.id)
    where p.id = any(${ids}::bigint[])`)

/** Deletes uploads from before that time that no complaint uses, and returns their keys. */
export const deleteUnsentPhotos = async (tx: Tx, before: Date, atMost: number): Promise<string[]> => {
  const rows = await tx.all<{ key: string | null }>(sql`
    delete from complaint_photos where id in (
      select id from complaint_photos where complaint_id is null and uploaded_at < ${before}
      order by uploaded_at limit ${atMost} for update skip locked
    ) returning key`)
  return rows.flatMap(({ key }) => key ?? [])
}
