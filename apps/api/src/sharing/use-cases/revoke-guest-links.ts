import { notFound } from '../../platform/http/refusal.ts'
import { sharingOf } from '../queries.ts'
import { revokeLinks } from '../store.ts'
import type { SharingDeps } from './make-guest-link.ts'

/** Ends every link of the customer's order. */
export const revokeGuestLinks = (deps: SharingDeps, input: { orderId: number; customerId: number }): Promise<void> =>
  deps.db.transaction(async (tx) => {
    if (!(await sharingOf(tx, input.orderId, input.customerId))) throw notFound()
    await revokeLinks(tx, input.orderId, deps.clock.now())
  })
