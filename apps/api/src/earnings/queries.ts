import { market } from '@washline/contract/market'
import type { Queryable, Tx } from '../platform/db/database.ts'
import { type Sql, sql } from '../platform/db/sql.ts'

/** The three accounts that a Washer's earnings are in, as `a`. */
export const earningAccounts = (washerId: number): Sql => sql`
  a.owner = 'user' and a.owner_id = ${washerId} and a.currency = ${market.currency}
  and a.name in ('earnings_pending', 'earnings_available', 'earnings_held')`

export interface CashOut {
  readonly id: number
  readonly transferId: string
  readonly washerId: number
  readonly accountId: string
  readonly destination: string | null
  readonly method: 'standard' | 'instant'
  readonly amountMinor: number
  readonly feeMinor: number
  readonly currency: string
  readonly state: 'requested' | 'sent' | 'paid' | 'failed' | 'returned'
  readonly reason: string | null
  readonly requestedAt: Date
  readonly sentAt: Date | null
  readonly settledAt: Date | null
}
export const cashOutColumns = sql`c.id, c.transfer_id as "transferId", c.washer_id as "washerId", c.account_id as "accountId",
  c.destination, c.method, c.amount_minor as "amountMinor", c.fee_minor as "feeMinor", c.currency, c.state, c.reason,
  c.requested_at as "requestedAt", c.sent_at as "sentAt", c.settled_at as "settledAt"`

export const cashOutById = (q: Queryable, id: number): Promise<CashOut | undefined> =>
  q.maybe<CashOut>(sql`select ${cashOutColumns} from cash_outs c where c.id = ${id}`)

export const cashOutByTransfer = (q: Queryable, transferId: string): Promise<CashOut | undefined> =>
  q.maybe<CashOut>(sql`select ${cashOutColumns} from cash_outs c where c.transfer_id = ${transferId}`)

export const runningCashOut = (q: Queryable, washerId: number): Promise<CashOut | undefined> =>
  q.maybe<CashOut>(sql`
    select ${cashOutColumns} from cash_outs c where c.washer_id = ${washerId} and c.state in ('requested', 'sent')`)

/** A page of a Washer's cash-outs, newest first. */
export const cashOutsOf = (
  q: Queryable,
  washerId: number,
  page: { before: number | undefined; limit: number },
): Promise<CashOut[]> =>
  q.all<CashOut>(sql`
    select ${cashOutColumns} from cash_outs c
    where c.washer_id = ${washerId} and c.id < coalesce(${page.before ?? null}::bigint, 9223372036854775807)
    order by c.id desc limit ${page.limit}`)

/**
 * Cash-outs under way that the gateway was not asked about lately: the older one is, the less often. Those that were paid
 * are asked about twice a day for two weeks: a bank may send money back that it has had.
 */
export const cashOutsToLookAt = (q: Queryable, gateway: string, at: Date): Promise<{ id: number }[]> =>
  q.all(sql`
    select id from (
      select id, looked_at from cash_outs
      where state in ('requested', 'sent') and gateway = ${gateway}
        and looked_at < ${at}::timestamptz - greatest(interval '20 seconds', (${at}::timestamptz - requested_at) / 20)
      union all
      select id, looked_at from cash_outs
      where state = 'paid' and gateway = ${gateway} and settled_at > ${at}::timestamptz - interval '14 days'
        and looked_at < ${at}::timestamptz - interval '12 hours'
    ) c order by looked_at limit 200`)

/** Whether somebody who is owed money has stopped being a Washer; who has not cannot before the commit. */
export const hasStopped = async (tx: Tx, userId: number): Promise<boolean> =>
  (await tx.maybe(sql`select 1 from washers where user_id = ${userId} and closed_at is null for share`)) === undefined

export interface OrderEarningRow {
  readonly orderId: number
  readonly at: Date
  readonly valueMinor: number
  readonly earnedMinor: number
  readonly tipMinor: number
  readonly feeMinor: number
  readonly takenMinor: number
  readonly heldMinor: number
  readonly netMinor: number
  readonly waits: boolean
  readonly availableAt: Date | null
}

/** A page of the orders that brought a Washer money, newest first, each with what moved for it. */
export const orderEarnings = (
  q: Queryable,
  washerId: number,
  page: { before: number | undefined; limit: number },
): Promise<OrderEarningRow[]> =>
  q.all<OrderEarningRow>(sql`
    select s.*, case when s."earnedMinor" > 0 then o.value_minor else 0 end as "valueMinor",
      p.order_id is not null and p.released_at is null as waits, p.available_at as "availableAt"
    from (
      select t.order_id as "orderId", min(e.created_at) as at,
        coalesce(sum(e.amount) filter (where t.kind = 'order_earning'), 0)::bigint as "earnedMinor",
        coalesce(sum(e.amount) filter (where t.kind = 'tip'), 0)::bigint as "tipMinor",
        coalesce(sum(e.amount) filter (where t.kind = 'cancel_fee'), 0)::bigint as "feeMinor",
        coalesce(-sum(e.amount) filter (where t.kind in ('earning_deduction', 'earning_return')), 0)::bigint as "takenMinor",
        coalesce(sum(e.amount) filter (where a.name = 'earnings_held'), 0)::bigint as "heldMinor",
        sum(e.amount)::bigint as "netMinor"
      from ledger_accounts a join ledger_entries e on e.account_id = a.id join ledger_transfers t on t.id = e.transfer_id
      where ${earningAccounts(washerId)} and t.order_id < coalesce(${page.before ?? null}::bigint, 9223372036854775807)
      group by t.order_id order by t.order_id desc limit ${page.limit}
    ) s
    left join orders o on o.id = s."orderId"
    left join payment_earnings p on p.order_id = s."orderId" and p.washer_id = ${washerId}
    order by s."orderId" desc`)

/** The next money to become available, and when. */
export const nextAvailable = (q: Queryable, washerId: number): Promise<{ amountMinor: number; at: Date } | undefined> =>
  q.maybe(sql`
    select sum(amount_minor - held_minor)::bigint as "amountMinor", available_at as at from payment_earnings
    where washer_id = ${washerId} and released_at is null and amount_minor > held_minor
    group by available_at order by available_at limit 1`)

/** The first month in which something moved, in the market's time zone. */
export const firstMonth = async (q: Queryable, washerId: number): Promise<string | null> =>
  (
    await q.one<{ month: string | null }>(sql`
      select to_char(min(e.created_at) at time zone ${market.timeZone}, 'YYYY-MM') as month
      from ledger_accounts a join ledger_entries e on e.account_id = a.id where ${earningAccounts(washerId)}`)
  ).month

export interface MovementRow {
  readonly at: Date
  readonly day: string
  readonly kind: string
  readonly reversedKind: string | null
  readonly orderId: number | null
  readonly valueMinor: number | null
  readonly amountMinor: number
}
export interface StatementRows {
  readonly name: string
  readonly businessName: string
  readonly openingMinor: number
  readonly movements: readonly MovementRow[]
}

/** What was there when a month began, and what moved in it. Moves between the Washer's own accounts are none. */
export async function statementRows(q: Queryable, washerId: number, month: string): Promise<StatementRows | undefined> {
  const first = sql`(${`${month}-01`}::date::timestamp at time zone ${market.timeZone})`
  const next = sql`((${`${month}-01`}::date + interval '1 month') at time zone ${market.timeZone})`
  const head = await q.maybe<Omit<StatementRows, 'movements'>>(sql`
    select u.name, w.business_name as "businessName", (
      select coalesce(sum(e.amount), 0)::bigint from ledger_accounts a join ledger_entries e on e.account_id = a.id
      where ${earningAccounts(washerId)} and e.created_at < ${first}
    ) as "openingMinor"
    from washers w join users u on u.id = w.user_id where w.user_id = ${washerId}`)
  if (!head) return undefined
  const movements = await q.all<MovementRow>(sql`
    select m.at, to_char(m.at at time zone ${market.timeZone}, 'YYYY-MM-DD') as day, t.kind, r.kind as "reversedKind",
      t.order_id as "orderId", case when t.kind = 'order_earning' then o.value_minor end as "valueMinor", m.amount as "amountMinor"
    from (
      select e.transfer_id, max(e.created_at) as at, max(e.id) as last, sum(e.amount)::bigint as amount
      from ledger_accounts a join ledger_entries e on e.account_id = a.id
      where ${earningAccounts(washerId)} and e.created_at >= ${first} and e.created_at < ${next}
      group by e.transfer_id having sum(e.amount) <> 0
    ) m
    join ledger_transfers t on t.id = m.transfer_id left join ledger_transfers r on r.id = t.reverses
    left join orders o on o.id = t.order_id
    order by m.at, m.last`)
  return { ...head, movements }
}

export interface OpenMoney {
  readonly availableMinor: number
  readonly pendingMinor: number
  readonly heldMinor: number
  readonly openHolds: number
  readonly cashOutsUnderWay: number
}

/** What of a Washer's money is not settled. */
export const openMoney = (q: Queryable, washerId: number): Promise<OpenMoney> =>
  q.one<OpenMoney>(sql`
    select coalesce(sum(a.balance) filter (where a.name = 'earnings_available'), 0)::bigint as "availableMinor",
      coalesce(sum(a.balance) filter (where a.name = 'earnings_pending'), 0)::bigint as "pendingMinor",
      coalesce(sum(a.balance) filter (where a.name = 'earnings_held'), 0)::bigint as "heldMinor",
      (select count(*) from earning_holds where washer_id = ${washerId} and state = 'held') as "openHolds",
      (select count(*) from cash_outs where washer_id = ${washerId} and state in ('requested', 'sent')) as "cashOutsUnderWay"
    from ledger_accounts a where ${earningAccounts(washerId)}`)

export interface Bar {
  readonly from: string
  readonly amountMinor: number
  readonly orders: number
}

const steps = {
  week: { step: '1 day', unit: 'day', back: '6 days' },
  month: { step: '1 day', unit: 'day', back: '29 days' },
  year: { step: '1 month', unit: 'month', back: '11 months' },
} as const

/** What a Washer has earned, less deductions, by day or month up to now in the market's time zone. */
export const earnedOverTime = (
  q: Queryable,
  washerId: number,
  { span, at }: { span: keyof typeof steps; at: Date },
): Promise<Bar[]> => {
  const { step, unit, back } = steps[span]
  const present = sql`date_trunc(${unit}, ${at}::timestamptz at time zone ${market.timeZone})`
  return q.all<Bar>(sql`
    with bars as (
      select generate_series(${present} - ${back}::interval, ${present}, ${step}::interval) as start
    ), moves as (
      select date_trunc(${unit}, e.created_at at time zone ${market.timeZone}) as start, e.amount, t.order_id
      from ledger_accounts a join ledger_entries e on e.account_id = a.id join ledger_transfers t on t.id = e.transfer_id
      where ${earningAccounts(washerId)} and t.order_id is not null
        and e.created_at >= (${present} - ${back}::interval) at time zone ${market.timeZone}
    ), sums as (
      select start, order_id, sum(amount) as amount from moves group by start, order_id having sum(amount) <> 0
    )
    select to_char(b.start, 'YYYY-MM-DD') as from, coalesce(sum(s.amount), 0)::bigint as "amountMinor",
      count(s.order_id) as orders
    from bars b left join sums s on s.start = b.start group by b.start order by b.start`)
}

/** A page of all cash-outs, for the proof of the books. */
export const cashOutsAfter = (q: Queryable, after: number, limit: number) =>
  q.all<CashOut & { readonly movedAt: Date; readonly gateway: string }>(sql`
    select ${cashOutColumns}, c.gateway, coalesce(c.settled_at, c.sent_at, c.requested_at) as "movedAt"
    from cash_outs c where c.id > ${after} order by c.id limit ${limit}`)

export const bookedTransfers = (q: Queryable, ids: readonly string[]): Promise<{ id: string; postedMinor: number }[]> =>
  q.all(sql`
    select transfer_id as id, sum(posted)::bigint as "postedMinor" from ledger_postings
    where transfer_id = any(${ids}) group by transfer_id`)

/** What has left balances for cash-outs that have neither arrived nor come back, and what lies ready for them, in one moment. */
export const moneyUnderWay = (q: Queryable): Promise<{ askedMinor: number; readyMinor: number }> =>
  q.one(sql`
    select (select coalesce(sum(amount_minor - fee_minor), 0)::bigint from cash_outs where state in ('requested', 'sent')) as "askedMinor",
      (select coalesce(sum(balance), 0)::bigint from ledger_accounts where owner = 'platform' and name = 'payout_clearing') as "readyMinor"`)
