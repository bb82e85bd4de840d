import { market } from '@washline/contract/market'
import { messages } from '@washline/contract/messages'
import type { Clock } from '../../platform/clock/clock.ts'
import { newToken } from '../../platform/crypto/opaque-token.ts'
import type { Database } from '../../platform/db/database.ts'
import { conflict, notFound, Refusal } from '../../platform/http/refusal.ts'
import { sharingOf } from '../queries.ts'
import { canShare } from '../rules/can-share.ts'
import { insertLink, lockSharedOrder } from '../store.ts'

export interface SharingDeps {
  readonly db: Database
  readonly clock: Clock
}

/** Makes a link to an order that is under way. The token leaves here once; the database keeps its hash. */
export const makeGuestLink = (
  deps: SharingDeps,
  input: { orderId: number; customerId: number },
): Promise<{ token: string; live: number }> =>
  deps.db.transaction(async (tx) => {
    const { orderId, customerId } = input
    await lockSharedOrder(tx, orderId, customerId)
    const sharing = await sharingOf(tx, orderId, customerId)
    if (!sharing) throw notFound()
    if (!canShare(sharing)) throw conflict('wrong_status', messages.guestLinks.notNow)
    const { live } = sharing
    if (live >= market.guestLinks.perOrder)
      throw new Refusal(409, 'too_many_links', messages.guestLinks.tooMany, { values: { count: live } })
    const { token, hash: tokenHash } = newToken()
    await insertLink(tx, { tokenHash, orderId, at: deps.clock.now() })
    return { token, live: live + 1 }
  })
