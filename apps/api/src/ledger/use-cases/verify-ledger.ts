import type { Queryable } from '../../platform/db/database.ts'
import { sql } from '../../platform/db/sql.ts'

export interface LedgerReport {
  readonly ok: boolean
  readonly transfers: number
  readonly entries: number
  /** One readable line per contradiction, the first hundred. */
  readonly problems: readonly string[]
}

interface Page<Last> {
  readonly rows: number
  readonly problems: string[]
  readonly last: Last | null
}

const most = 100
const pageRows = 20_000

/** Every account's entries follow on one another from nothing, in versions without a gap. */
const chainPage = (q: Queryable, after: { account: number; version: number; balance: number }) =>
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
        from chain where balance_before <> previous or version <> earlier + 1 limit ${most}) as problems,
      (select json_build_object('account', account_id, 'version', version, 'balance', balance_after)
        from page order by account_id desc, version desc limit 1) as last`)

/** Every account holds what its last entry says, and reserves what its open promises ask. */
const accountPage = (q: Queryable, after: { account: number }) =>
  q.one<Page<typeof after>>(sql`
    with page as materialized (
      select * from ledger_accounts where id > ${after.account} order by id limit ${pageRows}
    ), asked as (
      select p.from_account, sum(p.amount) as amount from ledger_transfers t join ledger_postings p on p.transfer_id = t.id
      where t.state = 'pending' and p.from_account in (select id from page where not may_go_negative) group by p.from_account
    )
    select (select count(*) from page) as rows,
      array(
        select format('account %s (%s %s %s) holds %s, its entries sum to %s', a.id, a.owner, a.owner_id, a.name, a.balance, coalesce(e.balance_after, 0))
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
        limit ${most}
      ) as problems,
      (select json_build_object('account', max(id)) from page) as last`)

/** Every transfer sums to zero and moved exactly what was posted of it. */
const transferPage = (q: Queryable, after: { id: string }) =>
  q.one<Page<typeof after>>(sql`
    with page as materialized (
      select id, state from ledger_transfers where id > ${after.id} order by id limit ${pageRows}
    ), final as materialized (
      -- A stretch of the index, where a list of ids would be looked for in all of it.
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
        limit ${most}
      ) as problems,
      (select json_build_object('id', id) from final) as last`)

/** What came in and has not gone out is what is held for people and the platform's own. */
const whole = (q: Queryable) =>
  q.all<{ problem: string }>(sql`
    select format('in %s: %s came in and has not gone out, but %s is held and %s is the platform''s', currency,
      -coalesce(sum(balance) filter (where owner = 'platform' and name in ('card_clearing', 'payout_clearing')), 0),
      coalesce(sum(balance) filter (where owner <> 'platform'), 0),
      coalesce(sum(balance) filter (where owner = 'platform' and name not in ('card_clearing', 'payout_clearing')), 0)) as problem
    from ledger_accounts group by currency having sum(balance) <> 0`)

async function walk<Last>(
  first: Last,
  read: (after: Last) => Promise<Page<Last>>,
  problems: string[],
): Promise<number> {
  let after: Last | null = first
  let seen = 0
  while (after !== null) {
    const page: Page<Last> = await read(after)
    seen += page.rows
    problems.push(...page.problems)
    after = page.rows < pageRows ? null : page.last
  }
  return seen
}

/**
 * Proves the books from the entries alone, page by page: each statement sees one moment, and what it compares stays true
 * however the books move on, so nothing is stopped meanwhile and nothing is read into memory.
 */
export async function verifyLedger(q: Queryable): Promise<LedgerReport> {
  const problems: string[] = []
  const transfers = await walk(
    { id: '00000000-0000-0000-0000-000000000000' },
    (after) => transferPage(q, after),
    problems,
  )
  const entries = await walk({ account: 0, version: 0, balance: 0 }, (after) => chainPage(q, after), problems)
  await walk({ account: 0 }, (after) => accountPage(q, after), problems)
  for (const { problem } of await whole(q)) problems.push(problem)
  return { ok: problems.length === 0, transfers, entries, problems: problems.slice(0, most) }
}
