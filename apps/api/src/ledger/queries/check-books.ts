import type { Queryable } from '../../platform/db/queryable.ts'
import { sql } from '../../platform/db/sql.ts'

/** A page of checked rows: their number, one readable line per contradiction, and the key of the last row. */
export interface Page<Last> {
  readonly rows: number
  readonly problems: string[]
  readonly last: Last | null
}

export const pageRows = 20_000
const mostProblems = 100

/** Checks that every account's entries form a chain: versions without a gap, balances that follow from one another. */
export const chainPage = (q: Queryable, after: { account: number; version: number; balance: number }) =>
  q.one<Page<typeof after>>(sql`
    with page as materialized (
      select account_id, version, balance_before, balance_after from ledger_entries
      where (account_id, version) > (${after.account}::bigint, ${after.version}::bigint) order by account_id, version limit ${pageRows}
    ), chain as (
      select account_id, version, balance_before,
        lag(version, 1, case when account_id = ${after.account} then ${after.version}::bigint else 0 end) over running as earlier,
        lag(balance_after, 1, case when account_id = ${after.account} then ${after.balance}::bigint else 0 end) over running as previous
      from page window running as (partition by account_id order by version)
    )
    select (select count(*) from page) as rows,
      array(select format('account %s breaks between versions %s and %s', account_id, earlier, version)
        from chain where balance_before <> previous or version <> earlier + 1 limit ${mostProblems}) as problems,
      (select json_build_object('account', account_id, 'version', version, 'balance', balance_after)
        from page order by account_id desc, version desc limit 1) as last`)

/**
 * Checks that every account's balance equals its last entry, and its reserved amount the sum of its pending
 * transfers.
 */
export const accountPage = (q: Queryable, after: { account: number }) =>
  q.one<Page<typeof after>>(sql`
    with page as materialized (
      select * from ledger_accounts where id > ${after.account} order by id limit ${pageRows}
    ), asked as (
      select p.from_account, sum(p.amount) as amount from ledger_transfers t join ledger_postings p on p.transfer_id = t.id
      where t.state = 'pending' and p.from_account in (select id from page where not may_go_negative) group by p.from_account
    )
    select (select count(*) from page) as rows,
      array(
        select format('account %s (%s %s %s) has a balance of %s, its entries sum to %s', a.id, a.owner, a.owner_id, a.name, a.balance, coalesce(e.balance_after, 0))
        from page a left join lateral (
          select version, balance_after from ledger_entries where account_id = a.id order by version desc limit 1
        ) e on true
        where a.balance <> coalesce(e.balance_after, 0)
        union all
        select format('account %s has entries up to version %s, not %s', a.id, coalesce(e.version, 0), a.version)
        from page a left join lateral (select max(version) as version from ledger_entries where account_id = a.id) e on true
        where a.version <> coalesce(e.version, 0)
        union all
        select format('account %s reserves %s, its pending transfers ask %s', a.id, a.reserved, coalesce(p.amount, 0))
        from page a left join asked p on p.from_account = a.id
        where a.reserved <> coalesce(p.amount, 0)
        limit ${mostProblems}
      ) as problems,
      (select json_build_object('account', id) from page order by id desc limit 1) as last`)

/**
 * Checks that every transfer sums to zero and its entries equal the posted amounts. The range up to the final id is a
 * range scan of the index, which is faster than a list of ids.
 */
export const transferPage = (q: Queryable, after: { id: string }) =>
  q.one<Page<typeof after>>(sql`
    with page as materialized (
      select id, state from ledger_transfers where id > ${after.id} order by id limit ${pageRows}
    ), final as materialized (
      select id from page order by id desc limit 1
    ), moved as (
      select transfer_id, sum(amount) as total, sum(amount) filter (where amount > 0) as amount
      from ledger_entries where transfer_id > ${after.id} and transfer_id <= (select id from final) group by transfer_id
    ), posted as (
      select transfer_id, sum(posted) as amount from ledger_postings where transfer_id > ${after.id} and transfer_id <= (select id from final) group by transfer_id
    )
    select (select count(*) from page) as rows,
      array(
        select format('transfer %s sums to %s', transfer_id, total) from moved where total <> 0
        union all
        select format('transfer %s is %s with %s posted in %s of entries', t.id, t.state, coalesce(p.amount, 0), coalesce(m.amount, 0))
        from page t left join posted p on p.transfer_id = t.id left join moved m on m.transfer_id = t.id
        where coalesce(p.amount, 0) <> coalesce(m.amount, 0) or (t.state = 'posted') <> (m.amount is not null)
        limit ${mostProblems}
      ) as problems,
      (select json_build_object('id', id) from final) as last`)

/** Checks that all balances of a currency sum to zero. */
export const unbalancedCurrencies = (q: Queryable) =>
  q.all<{ problem: string }>(sql`
    select format('in %s: %s was received and not paid out, but balances of people and orders are %s, of platform accounts %s', currency,
      -coalesce(sum(balance) filter (where owner = 'platform' and name in ('card_clearing', 'payout_clearing')), 0),
      coalesce(sum(balance) filter (where owner <> 'platform'), 0),
      coalesce(sum(balance) filter (where owner = 'platform' and name not in ('card_clearing', 'payout_clearing')), 0)) as problem
    from ledger_accounts group by currency having sum(balance) <> 0`)
