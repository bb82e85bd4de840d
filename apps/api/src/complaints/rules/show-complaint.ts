import type { ConsoleComplaint } from '@washline/contract/complaints/console-endpoints'
import type { Complaint as ComplaintWire } from '@washline/contract/complaints/schemas'
import type { ComplaintPhotoId } from '@washline/contract/ids'
import type { Complaint, ComplaintItem } from './complaint.ts'
import { appealOf, questionOf } from './complaint-course.ts'

export interface ComplaintView extends Complaint {
  readonly items: readonly ComplaintItem[]
  readonly photos: readonly { readonly id: ComplaintPhotoId; readonly key: string | null }[]
  readonly customerName: string
  readonly washerName: string
}

interface Shown {
  readonly role: 'customer' | 'washer' | 'operator'
  readonly at: Date
  readonly photoUrl: (key: string) => string
}

export function showComplaint(view: ComplaintView, { role, at, photoUrl }: Shown): ComplaintWire {
  const until = role === 'operator' ? 'not_appealable' : appealOf(view, role, at)
  const seesPay = role !== 'customer'
  return {
    id: view.id,
    order_id: view.orderId,
    state: view.state,
    reason: view.reason,
    remedy: view.remedy,
    note: view.note,
    items: view.items.map(({ itemId, name, quantity }) => ({ item_id: itemId, name, quantity })),
    photos: view.photos.flatMap(({ id, key }) => (key === null ? [] : [{ id, url: photoUrl(key) }])),
    rule: view.rule,
    rewash_order_id: role === 'washer' ? null : view.rewashOrderId,
    liable_party: view.liableParty,
    refunded_minor: view.refundedMinor,
    washer_reserved_minor: seesPay ? view.reservedMinor : null,
    washer_deducted_minor: seesPay ? view.deductedMinor : null,
    decision_reason: view.decisionReason,
    appeal: role === 'washer' ? null : view.appeal,
    washer_appeal: role === 'customer' ? null : view.washerAppeal,
    submitted_at: view.submittedAt.toISOString(),
    decided_at: view.decidedAt?.toISOString() ?? null,
    appeal_until: until instanceof Date ? until.toISOString() : null,
  }
}

export function showConsoleComplaint(view: ComplaintView, shown: Omit<Shown, 'role'>): ConsoleComplaint[] {
  const question = questionOf(view)
  if (!question) return []
  return [
    {
      ...showComplaint(view, { ...shown, role: 'operator' }),
      question,
      customer: { id: view.customerId, name: view.customerName },
      washer: { id: view.washerId, name: view.washerName },
      value_minor: view.valueMinor,
      due_at: view.dueAt.toISOString(),
      decisions: view.decisions,
    },
  ]
}
