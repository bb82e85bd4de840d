import type { Database } from '../../../apps/api/src/platform/db/database.ts'
import { sql } from '../../../apps/api/src/platform/db/sql.ts'
import { people } from './load-postings.ts'

/** What everybody has to spend. */
const purseMinor = 1_000_000_000
const entriesPerChunk = 200_000

/** Gives everybody a wallet and something in it, through the ledger's own function. */
export async function openWallets(db: Database): Promise<void> {
  const chunk = 500
  for (let first = 1; first <= people; first += chunk)
    await db.run(sql`
      select ledger_post(gen_random_uuid(), sha256('opening'), 'credit', null, null, 'posted', 'myr', (
        select jsonb_agg(jsonb_build_object(
          'from', jsonb_build_object('owner', 'platform', 'id', 0, 'name', 'promotions', 'negative', true),
          'to', jsonb_build_object('owner', 'user', 'id', n, 'name', 'wallet', 'negative', false), 'amount', ${purseMinor}::bigint))
        from generate_series(${first}::int, ${first + chunk - 1}::int) n
      ), now(), null)`)
  await db.run(sql`analyze ledger_accounts`)
}

/**
 * Fills the books with transfers between wallets, sets of rows at a time and with every chain, balance and sum as the
 * functions would have left them; that they are is proven afterwards. References are not looked up meanwhile.
 */
export async function fillLedger(owner: Database, entries: number): Promise<void> {
  // The owner has one connection: this holds for all that follows.
  await owner.run(sql`set statement_timeout = 0`)
  for (let left = entries; left > 0; left -= entriesPerChunk) {
    const transfers = Math.ceil(Math.min(left, entriesPerChunk) / 2)
    await owner.transaction(async (tx) => {
      await tx.run(sql`set local session_replication_role = replica`)
      await tx.run(sql`set local work_mem = '256MB'`)
      await tx.run({
        text: `create temp table filling on commit drop as
          select gen_random_uuid() as id, f.id as payer, t.id as payee, g.n
          from (select n, 1 + (random() * ${people / 2 - 1})::int as payer, ${people / 2 + 1} + (random() * ${people / 2 - 1})::int as payee
            from generate_series(1, ${transfers}) n) g
          join ledger_accounts f on (f.owner, f.owner_id, f.name) = ('user', g.payer, 'wallet')
          join ledger_accounts t on (t.owner, t.owner_id, t.name) = ('user', g.payee, 'wallet')`,
        values: [],
      })
      await tx.run(sql`
        insert into ledger_transfers (id, input_hash, kind, state, created_at, settled_at)
        select id, sha256('filling'), 'credit', 'posted', now(), now() from pg_temp.filling order by n`)
      await tx.run(sql`
        insert into ledger_postings (transfer_id, n, from_account, to_account, amount, posted)
        select id, 1, payer, payee, 5, 5 from pg_temp.filling order by n`)
      await tx.run(sql`
        insert into ledger_entries (transfer_id, account_id, version, amount, balance_before, balance_after, created_at)
        select l.id, l.account_id, a.version + row_number() over running, l.amount,
          a.balance + sum(l.amount) over running - l.amount, a.balance + sum(l.amount) over running, now()
        from (
          select id, payer as account_id, -5 as amount, 2 * n as seq from pg_temp.filling
          union all select id, payee, 5, 2 * n + 1 from pg_temp.filling
        ) l join ledger_accounts a on a.id = l.account_id
        window running as (partition by l.account_id order by l.seq) order by l.seq`)
      await tx.run(sql`
        update ledger_accounts a set balance = a.balance + s.amount, version = a.version + s.entries
        from (
          select account_id, sum(amount) as amount, count(*) as entries from (
            select payer as account_id, -5 as amount from pg_temp.filling union all select payee, 5 from pg_temp.filling
          ) l group by account_id
        ) s where a.id = s.account_id`)
    })
  }
  await owner.run(sql`vacuum (analyze, freeze) ledger_entries, ledger_transfers, ledger_postings, ledger_accounts`)
}
