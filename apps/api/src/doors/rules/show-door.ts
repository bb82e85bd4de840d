import { type DoorStage, doorStageOf } from '@washline/contract/doors/rules'
import type { ConsoleDoorCase, Door, DoorCase } from '@washline/contract/doors/schemas'
import type { OrderId, UserId } from '@washline/contract/ids'
import { market } from '@washline/contract/market'
import { showsPlaces } from '@washline/contract/orders/whereabouts'
import type { ConsoleCaseRow, DoorCaseRow, DoorOrder } from './door-case.ts'

const textOf = (at: Date | null) => at?.toISOString() ?? null

type PhotoUrl = (key: string) => string | null

/** Each case is appealed once, by either side, until a person has answered it. */
export const mayAppeal = (row: DoorCaseRow, now: Date): boolean =>
  row.closedAt !== null &&
  row.appealedAt === null &&
  row.answeredAt === null &&
  (row.feeMinor > 0 || row.outcome === 'unproven') &&
  now.getTime() < row.closedAt.getTime() + market.door.appealMs

const shownCase = (row: DoorCaseRow, photoUrl: PhotoUrl) => ({
  id: row.id,
  kind: row.kind,
  stage: row.stage,
  opened_at: row.openedAt.toISOString(),
  wait_until: row.waitUntil.toISOString(),
  calls: row.calls,
  calls_needed: market.door.calls[row.kind],
  distance_m: row.distanceM,
  photo_url: row.photoKey && photoUrl(row.photoKey),
  outcome: row.outcome,
  closed_at: textOf(row.closedAt),
  fee_minor: row.feeMinor,
  charged: row.isCharged,
  return_at: textOf(row.returnAt),
})

const showCase = (row: DoorCaseRow, viewer: { userId: UserId; now: Date; photoUrl: PhotoUrl }): DoorCase => ({
  ...shownCase(row, viewer.photoUrl),
  extended: row.extendedAt !== null,
  appeal: {
    open: row.answeredAt === null && (row.isForPerson || row.appealedAt !== null),
    appealed_by_me: row.appealedBy === viewer.userId,
    answer: row.answer,
    note: row.note,
    possible: mayAppeal(row, viewer.now),
  },
})

export const showDoor = (
  orderId: OrderId,
  order: DoorOrder,
  found: {
    readonly cases: readonly DoorCaseRow[]
    readonly safeSpot: string | null
    readonly extensions: Readonly<Record<DoorStage, number>>
  },
  viewer: { readonly userId: UserId; readonly now: Date; readonly photoUrl: PhotoUrl },
): Door => {
  const stage = doorStageOf(order)
  return {
    order_id: orderId,
    stage: stage ?? null,
    safe_spot: order.isCustomer || showsPlaces(order.status) ? found.safeSpot : null,
    extensions_left: stage ? Math.max(0, market.door.extensions - found.extensions[stage]) : 0,
    cases: found.cases.map((row) => showCase(row, viewer)),
  }
}

export const showConsoleCase = (row: ConsoleCaseRow, photoUrl: PhotoUrl): ConsoleDoorCase => ({
  ...shownCase(row, photoUrl),
  order_id: row.orderId,
  customer: { id: row.customerId, name: row.customerName },
  washer: { id: row.washerId, name: row.washerName },
  position_at: textOf(row.positionAt),
  fees_before: row.feesBefore,
  appeal:
    row.appealedAt && row.appealText !== null
      ? {
          by: row.appealedBy === row.customerId ? 'customer' : 'washer',
          text: row.appealText,
          at: row.appealedAt.toISOString(),
        }
      : null,
  is_open: row.isOpen,
  answer: row.answer,
  note: row.note,
})
