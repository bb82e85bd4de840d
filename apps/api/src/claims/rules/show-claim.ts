import type { ConsoleClaimRow } from '@washline/contract/claims/console-endpoints'
import { isOpen } from '@washline/contract/claims/process'
import type { ClaimSummary, Claim as ClaimWire, LiableParty, ReplyPhoto } from '@washline/contract/claims/schemas'
import { shownName } from '@washline/contract/identity/first-name'
import type { UserId } from '@washline/contract/ids'
import type { Claim, ClaimListRow, ClaimView, ConsoleClaimListRow } from './claim.ts'
import {
  appealUntil,
  mayDeduct,
  mayStillAnswer,
  overdueSince,
  reasonOpenOf,
  refuseAppeal,
  refuseReply,
  showsPhotosToWasher,
} from './claim-course.ts'
import { showReport } from './show-report.ts'

export interface Watcher {
  readonly role: ClaimWire['role']
  readonly at: Date
  /** The address of a photo, while this watcher may see it. */
  readonly photoUrl: (key: string) => string
}

const textOf = (at: Date | null): string | null => at?.toISOString() ?? null

const liablePartyOf = ({ amountMinor, washerMinor }: Claim): LiableParty | null =>
  amountMinor ? (washerMinor > 0 ? 'washer' : 'washline') : null

const shownReplyPhotos = ({ replyPhotos }: ClaimView, photoUrl: Watcher['photoUrl']): ReplyPhoto[] =>
  replyPhotos.flatMap(({ id, key, takenAt, usedBefore }) =>
    key === null ? [] : { id, url: photoUrl(key), taken_at: textOf(takenAt), used_before: usedBefore },
  )

/** A claim as its customer, its Washer or an operator sees it. The customer does not see who is liable, and the Washer the customer's first name only. */
export function showClaim(view: ClaimView, { role, at, photoUrl }: Watcher): ClaimWire {
  const isCustomer = role === 'customer'
  const showsPhotos = role !== 'washer' || showsPhotosToWasher(view, at)
  return {
    id: view.id,
    order_id: view.orderId,
    state: view.state,
    role,
    customer: { id: view.customer.id, name: shownName(view.customer.name, role !== 'washer') },
    washer: { id: view.washer.id, name: view.washer.name },
    delivered_at: textOf(view.deliveredAt),
    description: view.description,
    items: view.items.map((item) => ({
      item_id: item.itemId,
      name: item.name,
      problem: item.problem,
      quantity: item.quantity,
      retail_value_minor: item.retailMinor,
      age_months: item.ageMonths,
      condition: item.condition,
    })),
    photos: view.photos.flatMap(({ id, key, takenAt }) =>
      key === null || !showsPhotos ? [] : { id, url: photoUrl(key), taken_at: textOf(takenAt) },
    ),
    asked_minor: view.askedMinor,
    amount_minor: view.amountMinor,
    paid_minor: view.paidMinor,
    decided_by: view.decidedBy,
    decision_reason: view.decisionReason,
    liable_party: isCustomer ? null : liablePartyOf(view),
    reserved_minor: isCustomer ? null : view.reservedMinor,
    may_deduct_minor: isCustomer ? null : mayDeduct(view),
    deducted_minor: isCustomer ? null : view.liabilityMinor,
    reply:
      view.reply !== null && view.repliedAt
        ? {
            text: view.reply,
            at: view.repliedAt.toISOString(),
            photos: showsPhotos ? shownReplyPhotos(view, photoUrl) : [],
          }
        : null,
    reply_until: view.replyUntil.toISOString(),
    can_reply: role === 'washer' && refuseReply(view, at) === undefined,
    appeal: view.appeal !== null && view.appealedAt ? { text: view.appeal, at: view.appealedAt.toISOString() } : null,
    appeal_until: textOf(appealUntil(view)),
    can_appeal: isCustomer && refuseAppeal(view, at) === undefined,
    clock: {
      submitted_at: view.submittedAt.toISOString(),
      assessed_at: textOf(view.assessedAt),
      decision_due_at: view.decisionDueAt.toISOString(),
      overdue_at: textOf(overdueSince(view)),
      decided_at: textOf(view.decidedAt),
      paid_at: textOf(view.paidAt),
      last_due_at: view.lastDueAt.toISOString(),
    },
    report: view.report && showReport(view.report, view),
    events: view.events.map((event) => ({
      state: event.state,
      by: event.by,
      at: event.at.toISOString(),
      reason: event.reason,
    })),
  }
}

export const showSummary = (row: ClaimListRow, viewer: { userId: UserId; at: Date }): ClaimSummary => {
  const isCustomer = row.customerId === viewer.userId
  return {
    id: row.id,
    order_id: row.orderId,
    state: row.state,
    role: isCustomer ? 'customer' : 'washer',
    items: [...row.items],
    amount_minor: row.amountMinor,
    paid_minor: row.paidMinor,
    submitted_at: row.submittedAt.toISOString(),
    decision_due_at: isOpen(row.state) ? row.decisionDueAt.toISOString() : null,
    overdue_at: textOf(overdueSince(row)),
    reply_until: isCustomer || refuseReply(row, viewer.at) !== undefined ? null : row.replyUntil.toISOString(),
    may_deduct_minor: isCustomer ? null : mayDeduct(row),
    deducted_minor: isCustomer ? null : row.liabilityMinor,
    can_reply: !isCustomer && refuseReply(row, viewer.at) === undefined,
    can_appeal: isCustomer && refuseAppeal(row, viewer.at) === undefined,
  }
}

/** The person behind a Washer's business; null where both have one name. */
export const personBehind = (business: string, person: string): string | null => (person === business ? null : person)

export const showConsoleRow = (row: ConsoleClaimListRow, at: Date): ConsoleClaimRow => ({
  id: row.id,
  order_id: row.orderId,
  state: row.state,
  queue_reason: reasonOpenOf(row),
  customer: { id: row.customerId, name: row.customerName },
  washer: { id: row.washerId, name: row.washerName, person: personBehind(row.washerName, row.washerPerson) },
  asked_minor: row.askedMinor,
  submitted_at: row.submittedAt.toISOString(),
  decision_due_at: row.decisionDueAt.toISOString(),
  reply_until: mayStillAnswer(row, at) ? row.replyUntil.toISOString() : null,
  overdue_at: textOf(overdueSince(row)),
})
