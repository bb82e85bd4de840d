import type { UserId } from '@washline/contract/ids'
import { draftStatus } from '@washline/contract/orders/process'
import type { LockedOrder } from '../store.ts'
import { checkRight, wrongStatus } from './move-order.ts'

/** Refuses anything but a draft of this customer. */
export function checkDraft(order: LockedOrder | undefined, customerId: UserId): LockedOrder {
  const draft = checkRight(order, { kind: 'customer', userId: customerId })
  if (draft.status !== draftStatus) throw wrongStatus()
  return draft
}
