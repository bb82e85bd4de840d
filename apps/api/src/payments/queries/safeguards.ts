import type { OrderId, UserId } from '@washline/contract/ids'
import { market } from '@washline/contract/market'
import { type Minor, minor } from '@washline/contract/money'
import type { Queryable } from '../../platform/db/database.ts'
import { sql } from '../../platform/db/sql.ts'

/** The captured card payment of an order, otherwise the latest one of its payer's orders. */
export const cardPaymentOf = async (
  q: Queryable,
  { orderId, userId }: { orderId: OrderId; userId: UserId },
): Promise<string | undefined> =>
  (
    await q.maybe<{ id: string }>(sql`
      select id from payments where kind = 'order' and state = 'captured' and (order_id = ${orderId} or user_id = ${userId})
      order by order_id = ${orderId} desc, created_at desc limit 1`)
  )?.id

/** Compensation credited to a wallet within the claim window before this time. It may pay for orders and become no cash. */
export const recentCompensation = async (
  q: Queryable,
  { userId, at }: { userId: UserId; at: Date },
): Promise<Minor> => {
  const since = new Date(at.getTime() - market.claims.windowMs)
  const { amountMinor } = await q.one<{ amountMinor: Minor }>(sql`
    select coalesce(sum(amount_minor), 0)::bigint as "amountMinor" from payment_credits
    where user_id = ${userId} and kind = 'compensation' and created_at > ${since}`)
  return amountMinor
}

/** Credits and missed promises credited to a wallet since a time. */
export const bonusSince = async (q: Queryable, { userId, since }: { userId: UserId; since: Date }): Promise<Minor> => {
  const { amountMinor } = await q.one<{ amountMinor: Minor }>(sql`
    select coalesce(sum(c.amount_minor), 0)::bigint as "amountMinor" from payment_credits c
    where c.user_id = ${userId} and c.kind in ('credit', 'promise_credit') and c.created_at > ${since}`)
  return amountMinor
}

/** What a wallet may spend. */
export const availableInWallet = async (q: Queryable, userId: UserId): Promise<Minor> =>
  (
    await q.maybe<{ availableMinor: Minor }>(sql`
      select available_minor as "availableMinor" from wallets where user_id = ${userId} and currency = ${market.currency}`)
  )?.availableMinor ?? minor(0)
