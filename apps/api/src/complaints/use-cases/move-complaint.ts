import {
  type ComplaintActor,
  type ComplaintMoveName,
  complaintProcess,
  mayMoveComplaint,
} from '@washline/contract/complaints/process'
import { complaintRefusals } from '@washline/contract/complaints/refusals'
import type { UserId } from '@washline/contract/ids'
import type { Tx } from '../../platform/db/database.ts'
import { refuse } from '../../platform/http/refusal.ts'
import { broadcastChanged } from '../channels.ts'
import type { ComplaintDeps } from '../deps.ts'
import type { Complaint, ComplaintItem } from '../rules/complaint.ts'
import { insertComplaint, insertEvent, lockComplaint, saveComplaint } from '../store.ts'

export interface MovedBy {
  readonly by: ComplaintActor
  readonly actorId: UserId | null
  readonly at: Date
}

/** Moves a locked complaint by the process table, with its event. */
export async function moveComplaint(
  tx: Tx,
  deps: Pick<ComplaintDeps, 'events' | 'broadcast'>,
  complaint: Complaint,
  { move, changes, ...by }: MovedBy & { readonly move: ComplaintMoveName; readonly changes: Partial<Complaint> },
): Promise<Complaint> {
  if (!mayMoveComplaint(move, complaint.state, by.by)) throw refuse(complaintRefusals.nothingToDecide)
  const moved = await saveComplaint(tx, complaint, { ...changes, state: complaintProcess[move].to })
  await announce(tx, deps, { complaint: moved, from: complaint.state, ...by })
  return moved
}

/** Inserts a complaint in the state that its decision leads to. */
export async function openComplaint(
  tx: Tx,
  deps: Pick<ComplaintDeps, 'events' | 'broadcast'>,
  complaint: Omit<Complaint, 'id'>,
  items: readonly ComplaintItem[],
): Promise<Complaint> {
  const opened = await lockComplaint(tx, await insertComplaint(tx, complaint, items))
  if (!opened) throw new Error('a complaint is not there after it was inserted')
  const { customerId: actorId, submittedAt: at } = opened
  await announce(tx, deps, { complaint: opened, from: null, by: 'customer', actorId, at })
  return opened
}

async function announce(
  tx: Tx,
  deps: Pick<ComplaintDeps, 'events' | 'broadcast'>,
  { complaint, from, by, actorId, at }: MovedBy & { complaint: Complaint; from: Complaint['state'] | null },
): Promise<void> {
  const { id: complaintId, orderId, customerId, washerId, state: to } = complaint
  const { refundedMinor, reservedMinor, deductedMinor } = complaint
  await insertEvent(tx, { complaintId, from, to, by, actorId, at })
  await broadcastChanged(deps.broadcast, tx, complaint)
  const money = { refundedMinor, reservedMinor, deductedMinor }
  await deps.events.publish(tx, 'complaint.moved', { complaintId, orderId, customerId, washerId, to, by, ...money, at })
}
