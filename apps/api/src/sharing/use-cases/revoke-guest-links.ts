import type { OrderId, UserId } from '@washline/contract/ids'
import { notFound } from '../../platform/http/refusal.ts'
import type { SharingDeps } from '../deps.ts'
import { sharingOf } from '../queries.ts'
import { revokeLinks } from '../store.ts'

/** Revokes all guest links of the customer's order. */
export const revokeGuestLinks = (deps: SharingDeps, input: { orderId: OrderId; customerId: UserId }): Promise<void> =>
  deps.db.transaction(async (tx) => {
    if (!(await sharingOf(tx, input.orderId, input.customerId))) throw notFound()
    await revokeLinks(tx, input.orderId, deps.clock.now())
  })
