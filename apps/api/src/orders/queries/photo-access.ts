import { openClaimStates } from '@washline/contract/claims/process'
import type { OrderId, UserId } from '@washline/contract/ids'
import { market } from '@washline/contract/market'
import { endedStatuses } from '@washline/contract/orders/process'
import type { Clock } from '../../platform/clock/clock.ts'
import { inList } from '../../platform/db/in-list.ts'
import type { Queryable } from '../../platform/db/queryable.ts'
import { sql } from '../../platform/db/sql.ts'
import type { Sight, Viewer } from '../../platform/storage/photo-rules.ts'
import type { Storage } from '../../platform/storage/storage.ts'

interface PhotoAccessDeps {
  readonly db: Queryable
  readonly clock: Clock
}

/**
 * The condition that somebody sees the photos of an order `o`: its customer always; its Washer while it is open, then until its claim window
 * has ended if neither has blocked the other, and longer while a claim for it waits for an answer.
 */
export const seesPhotosOf = (userId: UserId, now: Date) => sql`
  (o.customer_id = ${userId} or o.washer_id = ${userId} and (
    not o.status ${inList(endedStatuses)}
    or coalesce(o.completed_at, o.cancelled_at) > ${new Date(now.getTime() - market.claims.windowMs)}
      and not exists (select from blocked_pairs b where b.user_id = o.customer_id and b.other_id = o.washer_id)
    or exists (select from order_claims c where c.order_id = o.id and c.washer_id = o.washer_id
      and (c.state ${inList(openClaimStates)} or c.reply_until > ${now}))))`

export const seesPhotos = async ({ db, clock }: PhotoAccessDeps, orderId: OrderId, userId: UserId): Promise<boolean> =>
  (await db.run(sql`select from orders o where o.id = ${orderId} and ${seesPhotosOf(userId, clock.now())}`)) > 0

export const sightOfOrder = (orderId: OrderId, by: Viewer): Sight => ({ of: 'order', id: orderId, by })

/** How the photos of an order are shown to one person: as addresses, or not any more. */
export async function orderPhotos(
  deps: PhotoAccessDeps & { readonly storage: Pick<Storage, 'url'> },
  orderId: OrderId,
  viewer: Viewer,
): Promise<(key: string) => string | null> {
  const isShown = await seesPhotos(deps, orderId, viewer.userId)
  return (key) => (isShown ? deps.storage.url(key, sightOfOrder(orderId, viewer)) : null)
}
