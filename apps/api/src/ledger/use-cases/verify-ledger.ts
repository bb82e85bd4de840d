import type { Queryable } from '../../platform/db/database.ts'
import { sql } from '../../platform/db/sql.ts'

export interface LedgerReport {
  readonly ok: boolean
  readonly transfers: number
  readonly entries: number
  /** One readable line per contradiction, the first hundred. */
  readonly problems: readonly string[]
}

/** Proves the books: every transfer sums to zero, every balance follows from its entries without a gap, the whole is zero. */
export async function verifyLedger(q: Queryable): Promise<LedgerReport> {
  const { transfers, entries, problems } = await q.one<Omit<LedgerReport, 'ok'>>(sql`
    with problems as (
      select format('transfer %s sums to %s', transfer_id, sum(amount)) as problem
      from ledger_entries group by transfer_id having sum(amount) <> 0
      union all
      select format('account %s (%s %s %s) holds %s, its entries sum to %s', a.id, a.owner, a.owner_id, a.name, a.balance, coalesce(e.total, 0))
      from ledger_accounts a left join (select account_id, sum(amount) as total from ledger_entries group by account_id) e on e.account_id = a.id
      where a.balance <> coalesce(e.total, 0)
      union all
      select format('account %s has %s entries at version %s', a.id, coalesce(e.many, 0), a.version)
      from ledger_accounts a left join (select account_id, count(*) as many from ledger_entries group by account_id) e on e.account_id = a.id
      where a.version <> coalesce(e.many, 0)
      union all
      select format('account %s breaks between versions %s and %s', account_id, version - 1, version)
      from (
        select account_id, version, balance_before,
          lag(balance_after, 1, 0::bigint) over (partition by account_id order by version) as previous
        from ledger_entries
      ) chain where balance_before <> previous
      union all
      select format('account %s reserves %s, its pending transfers ask %s', a.id, a.reserved, coalesce(p.asked, 0))
      from ledger_accounts a left join (
        select p.from_account, sum(p.amount) as asked from ledger_postings p join ledger_transfers t on t.id = p.transfer_id
        where t.state = 'pending' group by p.from_account
      ) p on p.from_account = a.id
      where not a.may_go_negative and a.reserved <> coalesce(p.asked, 0)
      union all
      select format('transfer %s is %s with %s posted in %s of entries', t.id, t.state, coalesce(p.posted, 0), coalesce(e.moved, 0))
      from ledger_transfers t
      left join (select transfer_id, sum(posted) as posted from ledger_postings group by transfer_id) p on p.transfer_id = t.id
      left join (select transfer_id, sum(amount) filter (where amount > 0) as moved from ledger_entries group by transfer_id) e on e.transfer_id = t.id
      where coalesce(p.posted, 0) <> coalesce(e.moved, 0) or (t.state = 'posted') <> (e.moved is not null)
      union all
      select format('all balances of %s sum to %s', currency, sum(balance)) from ledger_accounts group by currency having sum(balance) <> 0
    )
    select (select count(*) from ledger_transfers) as transfers, (select count(*) from ledger_entries) as entries,
      array(select problem from problems limit 100) as problems`)
  return { ok: problems.length === 0, transfers, entries, problems }
}
