import type { OrderId, UserId } from '@washline/contract/ids'
import { market } from '@washline/contract/market'
import type { Minor } from '@washline/contract/money'
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

/** What a wallet holds and may spend, and how much of it at most is compensation credited since then. */
export const walletParts = (
  q: Queryable,
  { userId, since }: { userId: UserId; since: Date },
): Promise<{ availableMinor: Minor; compensationMinor: Minor }> =>
  q.one(sql`
    select coalesce((select available_minor from wallets where user_id = ${userId} and currency = ${market.currency}), 0)::bigint
        as "availableMinor",
      coalesce((select sum(amount_minor) from payment_credits
        where user_id = ${userId} and kind = 'compensation' and created_at > ${since}), 0)::bigint as "compensationMinor"`)
