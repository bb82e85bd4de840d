import type { ConsolePayout, RevenuePeriod } from '@washline/contract/console/books'
import type { CashOutId } from '@washline/contract/ids'
import { market } from '@washline/contract/market'
import type { Minor } from '@washline/contract/money'
import type { Queryable } from '../../../platform/db/queryable.ts'
import { type Sql, sql } from '../../../platform/db/sql.ts'
import { idBound, type PageOptions } from '../../queries/conditions.ts'
import type { Named } from '../../rules/wire-fields.ts'
import { transferRows } from '../queries.ts'
import type { TimelineTransfer } from '../rules/show-money.ts'
import type { TransferEnd } from '../rules/transfer-cursor.ts'

export interface BookBalance {
  readonly owner: 'platform' | 'user' | 'order' | 'extension'
  readonly name: string
  readonly accounts: number
  readonly balanceMinor: Minor
  readonly reservedMinor: Minor
}

/** The balances of the platform's accounts, and the sums of those of people and orders by name. */
export const bookBalances = (q: Queryable): Promise<BookBalance[]> =>
  q.all<BookBalance>(sql`
    select owner, name, count(distinct owner_id)::int as accounts, sum(balance)::bigint as "balanceMinor",
      sum(reserved)::bigint as "reservedMinor"
    from ledger_accounts where currency = ${market.currency} group by owner, name
    order by array_position(array['platform', 'user', 'order', 'extension'], owner), name`)

export interface TransferFilter {
  readonly kind: string | undefined
  /** Days in the market's time zone, both included. */
  readonly from: string | undefined
  readonly until: string | undefined
  readonly after: TransferEnd | undefined
  readonly limit: number
}

const dayBegins = (day: string): Sql => sql`(${day}::date::timestamp at time zone ${market.timeZone})`

/** A page of transfers, newest first. */
export const transfersPage = (q: Queryable, filter: TransferFilter): Promise<TimelineTransfer[]> =>
  q.all<TimelineTransfer>(sql`
    ${transferRows}
    where (t.created_at, t.id) < (coalesce(${filter.after?.at ?? null}::timestamptz, 'infinity'),
        ${filter.after?.id ?? 'ffffffff-ffff-ffff-ffff-ffffffffffff'}::uuid)
      ${filter.kind === undefined ? sql`` : sql`and t.kind = ${filter.kind}`}
      ${filter.from === undefined ? sql`` : sql`and t.created_at >= ${dayBegins(filter.from)}`}
      ${filter.until === undefined ? sql`` : sql`and t.created_at < ${dayBegins(filter.until)} + interval '1 day'`}
    order by t.created_at desc, t.id desc limit ${filter.limit}`)

export interface PayoutRow {
  readonly id: CashOutId
  readonly washer: Named
  readonly amountMinor: Minor
  readonly feeMinor: Minor
  readonly method: ConsolePayout['method']
  readonly state: ConsolePayout['state']
  readonly reason: string | null
  readonly requestedAt: Date
  readonly settledAt: Date | null
}

/** A page of the cash-outs of all Washers, newest first. */
export const payoutsPage = (
  q: Queryable,
  options: PageOptions & { readonly state: ConsolePayout['state'] | undefined },
): Promise<PayoutRow[]> =>
  q.all<PayoutRow>(sql`
    select c.id, jsonb_build_object('id', u.id, 'name', u.name) as washer, c.amount_minor as "amountMinor",
      c.fee_minor as "feeMinor", c.method, c.state, c.reason, c.requested_at as "requestedAt", c.settled_at as "settledAt"
    from cash_outs c join users u on u.id = c.washer_id
    where c.id < ${idBound(options)} ${options.state === undefined ? sql`` : sql`and c.state = ${options.state}`}
    order by c.id desc limit ${options.limit}`)

export interface RevenueSums {
  readonly from: string
  readonly orders: number
  readonly commissionMinor: Minor
  readonly serviceFeesMinor: Minor
  readonly coverageMinor: Minor
  readonly refundsMinor: Minor
  readonly creditsMinor: Minor
  readonly netMinor: Minor
}

const shownPeriods = 12

/**
 * The platform's revenue and credits by period. An order's part is split by its fees, as far as it was paid: coverage first,
 * then the fees of service and zone; the rest is commission.
 */
export const revenueOf = (q: Queryable, by: RevenuePeriod, now: Date): Promise<RevenueSums[]> =>
  q.all<RevenueSums>(sql`
    with entries as (
      select date_trunc(${by}, e.created_at at time zone ${market.timeZone})::date as day, t.kind, e.amount,
        case when t.kind = 'order_earning' then least(coalesce(o.coverage_fee_minor, 0), e.amount) else 0 end as coverage,
        coalesce(o.service_fee_minor + o.zone_fee_minor, 0) as service_fee
      from ledger_accounts a
      join ledger_entries e on e.account_id = a.id
      join ledger_transfers t on t.id = e.transfer_id
      left join orders o on o.id = t.order_id
      where a.owner = 'platform' and a.name in ('revenue', 'promotions') and a.currency = ${market.currency}
        and e.created_at >= (date_trunc(${by}, ${now}::timestamptz at time zone ${market.timeZone})
          - (${shownPeriods - 1} * ('1 ' || ${by})::interval)) at time zone ${market.timeZone}
    ), split as (
      select *, case when kind = 'order_earning' then least(service_fee, amount - coverage) else 0 end as service from entries
    )
    select day::text as "from", count(*) filter (where kind = 'order_earning')::int as orders,
      coalesce(sum(amount - coverage - service) filter (where kind = 'order_earning'), 0)::bigint as "commissionMinor",
      coalesce(sum(service), 0)::bigint as "serviceFeesMinor", coalesce(sum(coverage), 0)::bigint as "coverageMinor",
      coalesce(-sum(amount) filter (where kind = 'refund'), 0)::bigint as "refundsMinor",
      coalesce(-sum(amount) filter (where kind in ('credit', 'promise_credit', 'compensation', 'cancel_pay')), 0)::bigint
        as "creditsMinor",
      sum(amount)::bigint as "netMinor"
    from split group by day order by day desc`)
