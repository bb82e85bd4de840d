import type { OrderId, UserId } from '@washline/contract/ids'
import { market } from '@washline/contract/market'
import { type Minor, minor } from '@washline/contract/money'
import type { Queryable } from '../../platform/db/queryable.ts'
import { sql } from '../../platform/db/sql.ts'
import type { CreditInput } from '../use-cases/credit-wallet.ts'

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

/** What was credited to a wallet since a time, by kinds of credit. */
const creditedSince = async (
  q: Queryable,
  { userId, kinds, since }: { userId: UserId; kinds: readonly CreditInput['kind'][]; since: Date },
): Promise<Minor> => {
  const { amountMinor } = await q.one<{ amountMinor: Minor }>(sql`
    select coalesce(sum(amount_minor), 0)::bigint as "amountMinor" from payment_credits
    where user_id = ${userId} and kind = any(${kinds}) and created_at > ${since}`)
  return amountMinor
}

const ago = (at: Date, ms: number) => new Date(at.getTime() - ms)

/** Compensation credited to a wallet within the claim window before this time. It may pay for orders and become no cash. */
export const recentCompensation = (q: Queryable, { userId, at }: { userId: UserId; at: Date }): Promise<Minor> =>
  creditedSince(q, { userId, kinds: ['compensation'], since: ago(at, market.claims.windowMs) })

/** Credits and missed promises credited to a wallet within the time that a bonus is shown for. */
export const recentBonus = (q: Queryable, { userId, at }: { userId: UserId; at: Date }): Promise<Minor> =>
  creditedSince(q, { userId, kinds: ['credit', 'promise_credit'], since: ago(at, market.wallet.bonusMs) })

/** What a wallet may spend. */
export const availableInWallet = async (q: Queryable, userId: UserId): Promise<Minor> =>
  (
    await q.maybe<{ availableMinor: Minor }>(sql`
      select available_minor as "availableMinor" from wallets where user_id = ${userId} and currency = ${market.currency}`)
  )?.availableMinor ?? minor(0)
