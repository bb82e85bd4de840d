import type { CashOutId, OrderId, UserId } from '@washline/contract/ids'
import { market } from '@washline/contract/market'
import type { Minor } from '@washline/contract/money'
import type { Tx } from '../platform/db/database.ts'
import type { Queryable } from '../platform/db/queryable.ts'
import { type Sql, sql } from '../platform/db/sql.ts'

/** Selects the three earnings accounts of a Washer, as `a`. */
export const earningAccounts = (washerId: UserId): Sql => sql`
  a.owner = 'user' and a.owner_id = ${washerId} and a.currency = ${market.currency}
  and a.name in ('earnings_pending', 'earnings_available', 'earnings_reserved')`

export interface CashOut {
  readonly id: CashOutId
  readonly transferId: string
  readonly washerId: UserId
  readonly accountId: string
  readonly destination: string | null
  readonly method: 'standard' | 'instant'
  readonly amountMinor: Minor
  readonly feeMinor: Minor
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

export const cashOutById = (q: Queryable, id: CashOutId): Promise<CashOut | undefined> =>
  q.maybe<CashOut>(sql`select ${cashOutColumns} from cash_outs c where c.id = ${id}`)

export const cashOutByTransfer = (q: Queryable, transferId: string): Promise<CashOut | undefined> =>
  q.maybe<CashOut>(sql`select ${cashOutColumns} from cash_outs c where c.transfer_id = ${transferId}`)

export const runningCashOut = (q: Queryable, washerId: UserId): Promise<CashOut | undefined> =>
  q.maybe<CashOut>(sql`
    select ${cashOutColumns} from cash_outs c where c.washer_id = ${washerId} and c.state in ('requested', 'sent')`)

/** A page of a Washer's cash-outs, newest first. */
export const cashOutsOf = (
  q: Queryable,
  washerId: UserId,
  page: { before: number | undefined; limit: number },
): Promise<CashOut[]> =>
  q.all<CashOut>(sql`
    select ${cashOutColumns} from cash_outs c
    where c.washer_id = ${washerId} and c.id < coalesce(${page.before ?? null}::bigint, 9223372036854775807)
    order by c.id desc limit ${page.limit}`)

/**
 * Cash-outs to ask the gateway about: those under way, older ones less often; and paid ones twice a day for two
 * weeks, because a bank may return a payout later.
 */
export const cashOutsToAdvance = (q: Queryable, gateway: string, at: Date): Promise<{ id: CashOutId }[]> =>
  q.all(sql`
    select id from (
      select id, asked_at from cash_outs
      where state in ('requested', 'sent') and gateway = ${gateway}
        and asked_at < ${at}::timestamptz - greatest(interval '20 seconds', (${at}::timestamptz - requested_at) / 20)
      union all
      select id, asked_at from cash_outs
      where state = 'paid' and gateway = ${gateway} and settled_at > ${at}::timestamptz - interval '14 days'
        and asked_at < ${at}::timestamptz - interval '12 hours'
    ) c order by asked_at limit 200`)

/** Whether the person is no longer a Washer. One who still is cannot stop before the commit. */
export const hasStopped = async (tx: Tx, userId: UserId): Promise<boolean> =>
  (await tx.maybe(sql`select 1 from washer_profiles where user_id = ${userId} and not closed for share`)) === undefined

export interface OrderEarningRow {
  readonly orderId: OrderId
  readonly at: Date
  readonly valueMinor: Minor
  readonly earnedMinor: Minor
  readonly tipMinor: Minor
  readonly feeMinor: Minor
  readonly deductedMinor: Minor
  readonly reservedMinor: Minor
  readonly netMinor: Minor
  readonly waits: boolean
  readonly availableAt: Date | null
}

/** A page of the orders that brought a Washer money, newest first, each with the sums of its movements. */
export const orderEarnings = (
  q: Queryable,
  washerId: UserId,
  page: { before: number | undefined; limit: number },
): Promise<OrderEarningRow[]> =>
  q.all<OrderEarningRow>(sql`
    select s.*, coalesce(p.value_minor, 0)::bigint as "valueMinor",
      p.order_id is not null and p.released_at is null as waits, p.available_at as "availableAt"
    from (
      select t.order_id as "orderId", min(e.created_at) as at,
        coalesce(sum(e.amount) filter (where t.kind = 'order_earning'), 0)::bigint as "earnedMinor",
        coalesce(sum(e.amount) filter (where t.kind = 'tip'), 0)::bigint as "tipMinor",
        coalesce(sum(e.amount) filter (where t.kind = 'cancel_fee'), 0)::bigint as "feeMinor",
        coalesce(-sum(e.amount) filter (where t.kind in ('earning_deduction', 'earning_return')), 0)::bigint as "deductedMinor",
        coalesce(sum(e.amount) filter (where a.name = 'earnings_reserved'), 0)::bigint as "reservedMinor",
        sum(e.amount)::bigint as "netMinor"
      from ledger_accounts a join ledger_entries e on e.account_id = a.id join ledger_transfers t on t.id = e.transfer_id
      where ${earningAccounts(washerId)} and t.order_id < coalesce(${page.before ?? null}::bigint, 9223372036854775807)
      group by t.order_id order by t.order_id desc limit ${page.limit}
    ) s
    left join order_earnings p on p.order_id = s."orderId" and p.washer_id = ${washerId}
    order by s."orderId" desc`)

export const dueEarnings = (q: Queryable, at: Date): Promise<{ orderId: OrderId }[]> =>
  q.all(sql`
    select order_id as "orderId" from order_earnings where released_at is null and available_at <= ${at}
    order by available_at limit 500`)

/** The next amount to become available, and when. */
export const nextAvailable = (q: Queryable, washerId: UserId): Promise<{ amountMinor: Minor; at: Date } | undefined> =>
  q.maybe(sql`
    select sum(amount_minor - reserved_minor)::bigint as "amountMinor", available_at as at from order_earnings
    where washer_id = ${washerId} and released_at is null and amount_minor > reserved_minor
    group by available_at order by available_at limit 1`)

/** The first month with a movement, in the market's time zone. */
export const firstMonth = async (q: Queryable, washerId: UserId): Promise<string | null> =>
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
  readonly orderId: OrderId | null
  readonly valueMinor: Minor | null
  readonly amountMinor: Minor
}

export interface StatementRows {
  readonly name: string
  readonly businessName: string
  readonly openingMinor: Minor
  readonly movements: readonly MovementRow[]
}

/** The balance when a month began, and its movements. Transfers between the Washer's own accounts are left out. */
export async function statementRows(q: Queryable, washerId: UserId, month: string): Promise<StatementRows | undefined> {
  const first = sql`(${`${month}-01`}::date::timestamp at time zone ${market.timeZone})`
  const next = sql`((${`${month}-01`}::date + interval '1 month') at time zone ${market.timeZone})`
  const head = await q.maybe<Omit<StatementRows, 'movements'>>(sql`
    select u.name, w.business_name as "businessName", (
      select coalesce(sum(e.amount), 0)::bigint from ledger_accounts a join ledger_entries e on e.account_id = a.id
      where ${earningAccounts(washerId)} and e.created_at < ${first}
    ) as "openingMinor"
    from washer_profiles w join people u on u.id = w.user_id where w.user_id = ${washerId}`)
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
    left join order_earnings o on o.order_id = t.order_id and o.washer_id = ${washerId}
    order by m.at, m.last`)
  return { ...head, movements }
}

export interface OpenMoney {
  readonly availableMinor: Minor
  readonly pendingMinor: Minor
  readonly reservedMinor: Minor
  readonly openReserves: number
  readonly pendingCashOuts: number
}

/** What is not settled of a Washer's money. */
export const openMoney = (q: Queryable, washerId: UserId): Promise<OpenMoney> =>
  q.one<OpenMoney>(sql`
    select coalesce(sum(a.balance) filter (where a.name = 'earnings_available'), 0)::bigint as "availableMinor",
      coalesce(sum(a.balance) filter (where a.name = 'earnings_pending'), 0)::bigint as "pendingMinor",
      coalesce(sum(a.balance) filter (where a.name = 'earnings_reserved'), 0)::bigint as "reservedMinor",
      (select count(*) from earning_reserves where washer_id = ${washerId} and state = 'reserved') as "openReserves",
      (select count(*) from cash_outs where washer_id = ${washerId} and state in ('requested', 'sent')) as "pendingCashOuts"
    from ledger_accounts a where ${earningAccounts(washerId)}`)

export interface Bar {
  readonly from: string
  readonly amountMinor: Minor
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
  washerId: UserId,
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

export const bookedTransfers = (q: Queryable, ids: readonly string[]): Promise<{ id: string; postedMinor: Minor }[]> =>
  q.all(sql`
    select transfer_id as id, coalesce(sum(posted), 0)::bigint as "postedMinor" from ledger_postings
    where transfer_id = any(${ids}) group by transfer_id`)

/** The sum of the cash-outs under way and the balance of the clearing account, in one statement. */
export const pendingMoney = (q: Queryable): Promise<{ askedMinor: Minor; readyMinor: Minor }> =>
  q.one(sql`
    select (select coalesce(sum(amount_minor - fee_minor), 0)::bigint from cash_outs where state in ('requested', 'sent')) as "askedMinor",
      (select coalesce(sum(balance), 0)::bigint from ledger_accounts where owner = 'platform' and name = 'payout_clearing') as "readyMinor"`)
