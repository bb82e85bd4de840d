import type { OrderId, UserId } from '@washline/contract/ids'
import { market } from '@washline/contract/market'
import { orderRefusals } from '@washline/contract/orders/refusals'
import { guestLinkMessages } from '@washline/contract/sharing/messages'
import { sharingRefusals } from '@washline/contract/sharing/refusals'
import { newToken } from '../../platform/crypto/opaque-token.ts'
import { notFound, refuse } from '../../platform/http/refusal.ts'
import type { SharingDeps } from '../deps.ts'
import { sharingOf } from '../queries.ts'
import { canShare } from '../rules/can-share.ts'
import { insertLink, lockSharedOrder } from '../store.ts'

/** Makes a guest link to an open order. The token is returned once; only its hash is stored. */
export const makeGuestLink = (
  deps: SharingDeps,
  input: { orderId: OrderId; customerId: UserId },
): Promise<{ token: string; live: number }> =>
  deps.db.transaction(async (tx) => {
    const { orderId, customerId } = input
    await lockSharedOrder(tx, orderId, customerId)
    const sharing = await sharingOf(tx, orderId, customerId)
    if (!sharing) throw notFound()
    if (!canShare(sharing)) throw refuse(orderRefusals.wrongStatus, { message: guestLinkMessages.notNow })
    const { live } = sharing
    if (live >= market.guestLinks.perOrder) throw refuse(sharingRefusals.tooManyLinks, { values: { count: live } })
    const { token, hash: tokenHash } = newToken()
    await insertLink(tx, { tokenHash, orderId, at: deps.clock.now() })
    return { token, live: live + 1 }
  })
