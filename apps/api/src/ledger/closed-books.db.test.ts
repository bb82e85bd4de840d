import { randomUUID } from 'node:crypto'
import { toUserId } from '@washline/contract/ids'
import { minor } from '@washline/contract/money'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type TestDatabase, testDatabase } from '../../testing/harness/test-database.ts'
import { type Database, openDatabase } from '../platform/db/database.ts'
import { type Sql, sql } from '../platform/db/sql.ts'
import { postTransfer, verifyLedger } from './index.ts'

let database: TestDatabase
/** `app` has the application's role, `owner` is the owner of the tables. */
let app: Database
let owner: Database
const transferId = randomUUID()

beforeAll(async () => {
  database = await testDatabase()
  app = openDatabase({ url: database.url, maxConnections: 2 })
  owner = openDatabase({ url: database.ownerUrl, maxConnections: 2 })
  await app.transaction((tx) =>
    postTransfer(tx, {
      id: transferId,
      kind: 'credit',
      postings: [
        {
          from: { owner: 'platform', name: 'promotions' },
          to: { owner: 'user', userId: toUserId(1), name: 'wallet' },
          amountMinor: minor(90),
        },
      ],
    }),
  )
})
afterAll(async () => {
  await app.close()
  await owner.close()
  await database.drop()
})

const anEntry = (amount: number, table = sql`ledger_entries`) => sql`
  insert into ${table} (transfer_id, account_id, version, amount, balance_before, balance_after, created_at)
  select transfer_id, account_id, version + 1, ${amount}, balance_after, balance_after + ${amount}, created_at
  from ledger_entries where transfer_id = ${transferId} and amount > 0`

describe('the role of the application', () => {
  it('owns nothing and is neither superuser nor allowed to create roles or databases', async () => {
    expect(
      await app.one(sql`
        select current_user = session_user as "itself", rolsuper as super, rolcreaterole as "makesRoles", rolcreatedb as "makesDatabases",
          has_schema_privilege('public', 'create') as "makesTables",
          (select count(*)::int from pg_class where relnamespace = 'public'::regnamespace and relowner = r.oid) as owns,
          exists (select from pg_auth_members where member = r.oid) as "isMember"
        from pg_roles r where rolname = current_user`),
    ).toEqual({
      itself: true,
      super: false,
      makesRoles: false,
      makesDatabases: false,
      makesTables: false,
      owns: 0,
      isMember: false,
    })
  })

  it.each<[string, Sql]>([
    ['an entry added', anEntry(0)],
    ['an entry changed', sql`update ledger_entries set amount = amount + 1`],
    ['entries deleted', sql`delete from ledger_entries`],
    ['entries emptied', sql`truncate ledger_entries`],
    [
      'an account made',
      sql`insert into ledger_accounts (owner, owner_id, name, currency, may_go_negative) values ('user', 7, 'wallet', 'myr', true)`,
    ],
    ['a balance changed', sql`update ledger_accounts set balance = 1000000`],
    ['a wallet allowed to run below zero', sql`update ledger_accounts set may_go_negative = true`],
    ['an account deleted', sql`delete from ledger_accounts`],
    [
      'a transfer made',
      sql`insert into ledger_transfers (id, input_hash, kind, state, created_at) values (gen_random_uuid(), sha256('x'), 'credit', 'pending', now())`,
    ],
    ['a transfer changed', sql`update ledger_transfers set reason = 'another'`],
    ['a transfer deleted', sql`delete from ledger_transfers`],
    ['a posting changed', sql`update ledger_postings set posted = 1`],
    ['a posting deleted', sql`delete from ledger_postings`],
    ['a proof changed', sql`update ledger_proofs set ok = true`],
    ['a proof deleted', sql`delete from ledger_proofs`],
    ['a migration forgotten', sql`delete from migrations`],
    ['entries written past the rules', sql`select ledger_write_entries(${transferId}, now())`],
    ['a trigger taken away', sql`alter table ledger_entries disable trigger all`],
    ['another role taken on', sql`set role ${sql`washline`}`],
  ])('is refused: %s', async (_, statement) => {
    await expect(app.run(statement)).rejects.toMatchObject({ code: expect.stringMatching(/^(42501|22023)$/) })
  })

  it('cannot create a user account that may go negative through the function', async () => {
    const rows = [
      {
        from: { owner: 'user', id: 5, name: 'wallet', negative: true },
        to: { owner: 'user', id: 6, name: 'wallet', negative: false },
        amount: 50,
      },
    ]
    await expect(
      app.run(sql`
        select ledger_post(${randomUUID()}, sha256('x'), 'credit', null, null, 'posted', 'myr', ${JSON.stringify(rows)}::jsonb, now(), null)`),
    ).rejects.toMatchObject({ code: '23514', constraint: 'ledger_account_negative_rule' })
  })

  it('cannot make the functions use its temporary tables', async () => {
    await app.transaction(async (tx) => {
      await tx.run(sql`create temp table ledger_entries (like public.ledger_entries) on commit drop`)
      await tx.run(sql`set local search_path = pg_temp, public`)
      await postTransfer(tx, {
        id: randomUUID(),
        kind: 'credit',
        postings: [
          {
            from: { owner: 'platform', name: 'promotions' },
            to: { owner: 'user', userId: toUserId(2), name: 'wallet' },
            amountMinor: minor(10),
          },
        ],
      })
      expect(await tx.all(sql`select 1 from pg_temp.ledger_entries`)).toEqual([])
    })
    expect(await verifyLedger(app)).toMatchObject({ ok: true, transfers: 2 })
  })
})

describe('even their owner', () => {
  it.each<[string, Sql, string]>([
    ['changes no entry', sql`update ledger_entries set amount = amount + 1`, 'append-only'],
    ['deletes no entry', sql`delete from ledger_entries`, 'append-only'],
    ['empties no entries', sql`truncate ledger_entries`, 'append-only'],
    ['deletes no transfer', sql`delete from ledger_transfers`, 'append-only'],
    ['deletes no account', sql`delete from ledger_accounts`, 'append-only'],
    ['changes no settled transfer', sql`update ledger_transfers set reason = 'another'`, 'does not change'],
    ['changes no posting', sql`update ledger_postings set amount = amount + 1`, 'does not change'],
    ['turns no account into another', sql`update ledger_accounts set owner_id = owner_id + 1`, 'does not change'],
    [
      'gives no wallet leave to run below zero',
      sql`update ledger_accounts set may_go_negative = true where owner = 'user'`,
      'does not change',
    ],
    ['runs no wallet below zero', sql`update ledger_accounts set balance = -1 where owner = 'user'`, 'not_negative'],
    ['adds no lone entry', anEntry(5), 'does not sum to zero'],
  ])('%s', async (_, statement, reason) => {
    await expect(owner.run(statement)).rejects.toThrow(reason)
  })

  it('refuses two currencies in one transfer', async () => {
    await expect(
      owner.transaction(async (tx) => {
        // An account of a currency that the market had before.
        await tx.run(sql`alter table ledger_accounts disable trigger ledger_accounts_in_currency`)
        await tx.run(sql`
          insert into ledger_accounts (owner, owner_id, name, currency, may_go_negative, balance) values ('user', 9, 'wallet', 'usd', false, 50)`)
        await tx.run(sql`
          insert into ledger_entries (transfer_id, account_id, version, amount, balance_before, balance_after, created_at)
          select ${transferId}::uuid, id, version + 1, s.amount, balance, balance + s.amount, now()
          from (values ('usd', -20), ('myr', 20)) s (currency, amount)
          join ledger_accounts a on a.currency = s.currency and a.owner = 'user' and a.owner_id in (1, 9)`)
      }),
    ).rejects.toThrow('in one currency')
  })
})
