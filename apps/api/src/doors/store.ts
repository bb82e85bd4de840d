import type { DoorOutcome, DoorStage } from '@washline/contract/doors/rules'
import type { DoorCaseId, OrderId, UserId } from '@washline/contract/ids'
import type { Minor } from '@washline/contract/money'
import type { Tx } from '../platform/db/database.ts'
import { sql } from '../platform/db/sql.ts'
import type { DoorCaseRow } from './rules/door-case.ts'

export const caseColumns = sql`
  d.id, d.order_id as "orderId", d.customer_id as "customerId", d.washer_id as "washerId", d.kind, d.stage, d.opened_at as "openedAt",
  d.wait_until as "waitUntil", d.distance_m as "distanceM", d.position_at as "positionAt", d.photo_key as "photoKey", d.calls,
  d.extended_at as "extendedAt", d.outcome, d.closed_at as "closedAt", d.fee_minor as "feeMinor", d.is_charged as "isCharged",
  d.is_for_person as "isForPerson", d.return_at as "returnAt", d.appealed_by as "appealedBy", d.appeal_text as "appealText",
  d.appealed_at as "appealedAt", d.answer, d.note, d.answered_at as "answeredAt"`

export interface NewCase
  extends Pick<
    DoorCaseRow,
    'orderId' | 'customerId' | 'washerId' | 'kind' | 'stage' | 'openedAt' | 'waitUntil' | 'photoKey'
  > {
  readonly position: {
    readonly latitude: number
    readonly longitude: number
    readonly distanceM: number
    readonly at: Date
  }
}

export const insertCase = (tx: Tx, made: NewCase): Promise<DoorCaseRow> =>
  tx.one<DoorCaseRow>(sql`
    insert into door_cases as d (order_id, customer_id, washer_id, kind, stage, opened_at, wait_until, latitude, longitude, distance_m,
      position_at, photo_key)
    values (${made.orderId}, ${made.customerId}, ${made.washerId}, ${made.kind}, ${made.stage}, ${made.openedAt}, ${made.waitUntil},
      ${made.position.latitude}, ${made.position.longitude}, ${made.position.distanceM}, ${made.position.at}, ${made.photoKey})
    returning ${caseColumns}`)

/** The case of an order that waits, locked. The order is locked before it. */
export const lockOpenCase = (tx: Tx, orderId: OrderId): Promise<DoorCaseRow | undefined> =>
  tx.maybe<DoorCaseRow>(
    sql`select ${caseColumns} from door_cases d where d.order_id = ${orderId} and d.outcome is null for update`,
  )

export const lockCase = (tx: Tx, id: DoorCaseId): Promise<DoorCaseRow | undefined> =>
  tx.maybe<DoorCaseRow>(sql`select ${caseColumns} from door_cases d where d.id = ${id} for update`)

export interface CaseClosed {
  readonly outcome: DoorOutcome
  readonly feeMinor: Minor
  readonly isCharged: boolean
  readonly isForPerson: boolean
  readonly returnAt: Date | null
  readonly at: Date
}

export const saveClosed = (tx: Tx, id: DoorCaseId, closed: CaseClosed): Promise<number> =>
  tx.run(sql`
    update door_cases set outcome = ${closed.outcome}, closed_at = ${closed.at}, fee_minor = ${closed.feeMinor},
      is_charged = ${closed.isCharged}, is_for_person = ${closed.isForPerson}, return_at = ${closed.returnAt}
    where id = ${id} and outcome is null`)

export const saveCall = (tx: Tx, id: DoorCaseId): Promise<number> =>
  tx.run(sql`update door_cases set calls = calls + 1 where id = ${id}`)

export const saveExtended = (tx: Tx, id: DoorCaseId, extended: { waitUntil: Date; at: Date }): Promise<number> =>
  tx.run(sql`update door_cases set wait_until = ${extended.waitUntil}, extended_at = ${extended.at} where id = ${id}`)

export const saveReturnAt = (tx: Tx, id: DoorCaseId, returnAt: Date): Promise<number> =>
  tx.run(sql`update door_cases set return_at = ${returnAt} where id = ${id}`)

export const saveAppeal = (tx: Tx, id: DoorCaseId, appeal: { by: UserId; text: string; at: Date }): Promise<number> =>
  tx.run(sql`
    update door_cases set appealed_by = ${appeal.by}, appeal_text = ${appeal.text}, appealed_at = ${appeal.at} where id = ${id}`)

export const saveAnswer = (
  tx: Tx,
  id: DoorCaseId,
  given: { answer: 'fee' | 'no_fee'; isCharged: boolean; note: string; by: UserId; at: Date },
): Promise<number> =>
  tx.run(sql`
    update door_cases set answer = ${given.answer}, is_charged = ${given.isCharged}, note = ${given.note}, answered_by = ${given.by},
      answered_at = ${given.at}
    where id = ${id}`)

export interface NewRequest {
  readonly orderId: OrderId
  readonly stage: DoorStage
  readonly kind: 'coming' | 'moved' | 'safe_spot'
  readonly spot?: string
  readonly distanceM?: number
  readonly feeMinor?: Minor
  readonly at: Date
}

export const insertRequest = async (tx: Tx, request: NewRequest): Promise<number> =>
  (
    await tx.one<{ id: number }>(sql`
      insert into door_requests (order_id, stage, kind, spot, distance_m, fee_minor, at)
      values (${request.orderId}, ${request.stage}, ${request.kind}, ${request.spot ?? null}::text, ${request.distanceM ?? null}::int,
        ${request.feeMinor ?? 0}, ${request.at})
      returning id`)
  ).id
