import type { OrderMove, OrderStatus } from '@washline/contract/orders/process'
import type { Queryable } from '../../../platform/db/queryable.ts'
import { sql } from '../../../platform/db/sql.ts'

/** Orders of so long are counted: a share of them moves with the market, and not with its past. */
const windowMs = 2 * 3_600_000

/** Orders that were placed within the window, by status. */
export const ordersByStatus = (q: Queryable, now: Date): Promise<{ status: OrderStatus; count: number }[]> =>
  q.all<{ status: OrderStatus; count: number }>(sql`
    select status, count(*) as count from orders
    where placed_at >= ${new Date(now.getTime() - windowMs)} group by status`)

export interface SearchMetrics {
  readonly medianS: number | null
  readonly slowS: number | null
  /** Orders that were cancelled because nobody accepted them. */
  readonly nobodyFound: number
}

/** How long accepted orders of the window waited for it, and how many nobody accepted. */
export const searchMetrics = (q: Queryable, now: Date): Promise<SearchMetrics> =>
  q.one<SearchMetrics>(sql`
    with recent as (
      select id, extract(epoch from accepted_at - placed_at)::float8 as waited_s from orders
      where placed_at >= ${new Date(now.getTime() - windowMs)}
    )
    select (select percentile_cont(0.5) within group (order by waited_s) from recent) as "medianS",
      (select percentile_cont(0.9) within group (order by waited_s) from recent) as "slowS",
      (select count(*) from recent r where exists (
        select from order_events e where e.order_id = r.id and e.move = ${'giveUp' satisfies OrderMove})) as "nobodyFound"`)

/** Card authorizations by the state of their payment, of those that may still move. */
export const openPayments = (q: Queryable): Promise<{ state: string; count: number }[]> =>
  q.all<{ state: string; count: number }>(sql`
    select state, count(*) as count from payments
    where state in ('authorizing', 'authenticating', 'authorized', 'capturable') group by state`)

/** Photos scanned within the window. */
export const recentScans = async (q: Queryable, now: Date): Promise<number> =>
  (
    await q.one<{ count: number }>(sql`
      select count(*) as count from order_scans s join orders o on o.id = s.order_id
      where o.created_at >= ${new Date(now.getTime() - windowMs)} and s.at >= ${new Date(now.getTime() - windowMs)}`)
  ).count
