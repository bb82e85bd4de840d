import { randomUUID } from 'node:crypto'
import { toOrderId, toUserId } from '@washline/contract/ids'
import { type Minor, minor } from '@washline/contract/money'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type TestDatabase, testDatabase } from '../../testing/harness/test-database.ts'
import { type Database, openDatabase } from '../platform/db/database.ts'
import { sql } from '../platform/db/sql.ts'
import {
  type AccountRef,
  accountHistory,
  balanceOf,
  type OwnedAccountRef,
  type Posting,
  postPending,
  postTransfer,
  reverseTransfer,
  verifyLedger,
  voidPending,
} from './index.ts'
import { expirePendingTransfers } from './use-cases/expire-pending-transfers.ts'

let database: TestDatabase
let db: Database
beforeAll(async () => {
  database = await testDatabase()
  db = openDatabase({ url: database.url })
})
afterAll(async () => {
  await db.close()
  await database.drop()
})

const clearing: AccountRef = { owner: 'platform', name: 'card_clearing' }
let lastId = 500_000
const nextId = () => {
  lastId += 1
  return lastId
}
const wallet = (): OwnedAccountRef => ({ owner: 'user', userId: toUserId(nextId()), name: 'wallet' })
const escrow = (): AccountRef => ({ owner: 'order', orderId: toOrderId(nextId()), name: 'escrow' })

const post = (postings: Posting[], more: { id?: string; state?: 'pending' | 'posted' } = {}) => {
  const id = more.id ?? randomUUID()
  return db
    .transaction((tx) => postTransfer(tx, { id, kind: 'credit', postings, state: more.state ?? 'posted' }))
    .then(() => id)
}
const fill = async (to: AccountRef, amountMinor: Minor) =>
  post([{ from: clearing, to, amountMinor: minor(amountMinor) }])

describe('the ledger', () => {
  it('moves money and stores the balance before and after on each entry', async () => {
    const purse = wallet()
    await fill(purse, minor(1_000))
    await post([{ from: purse, to: escrow(), amountMinor: minor(300) }])
    const { balanceMinor, entries } = await accountHistory(db, purse, { limit: 10 })
    expect(balanceMinor).toBe(700)
    expect(entries.map(({ amountMinor, balanceAfterMinor }) => [amountMinor, balanceAfterMinor])).toEqual([
      [-300, 700],
      [1_000, 1_000],
    ])
  })

  it('does nothing for a repeated id, and refuses the id with other input', async () => {
    const purse = wallet()
    const id = randomUUID()
    const postings = [{ from: clearing, to: purse, amountMinor: minor(500) }]
    await post(postings, { id })
    await post(postings, { id })
    expect(await balanceOf(db, purse)).toBe(500)
    await expect(post([{ from: clearing, to: purse, amountMinor: minor(501) }], { id })).rejects.toMatchObject({
      code: 'LG001',
    })
    expect(await balanceOf(db, purse)).toBe(500)
  })

  it('refuses to overdraw a wallet, and stores nothing of the attempt', async () => {
    const purse = wallet()
    await fill(purse, minor(100))
    await expect(post([{ from: purse, to: escrow(), amountMinor: minor(101) }])).rejects.toMatchObject({
      status: 409,
      code: 'balance_too_low',
    })
    expect(await balanceOf(db, purse)).toBe(100)
  })

  it('allows concurrent payments from a wallet only up to its balance', async () => {
    const purse = wallet()
    await fill(purse, minor(1_000))
    const tries = await Promise.allSettled(
      Array.from({ length: 12 }, () => post([{ from: purse, to: escrow(), amountMinor: minor(300) }])),
    )
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(3)
    expect(await balanceOf(db, purse)).toBe(100)
  })

  it('moves money between two wallets in both directions at once without a deadlock', async () => {
    const [one, other] = [wallet(), wallet()]
    await fill(one, minor(10_000))
    await fill(other, minor(10_000))
    await Promise.all(
      Array.from({ length: 30 }, (_, n) =>
        post([
          n % 2 ? { from: one, to: other, amountMinor: minor(7) } : { from: other, to: one, amountMinor: minor(5) },
        ]),
      ),
    )
    expect([await balanceOf(db, one), await balanceOf(db, other)]).toEqual([10_000 - 30, 10_000 + 30])
  })

  it('posts a pending transfer in part and releases the rest', async () => {
    const [purse, order] = [wallet(), escrow()]
    await fill(purse, minor(1_000))
    const id = await post([{ from: purse, to: order, amountMinor: minor(800) }], { state: 'pending' })
    expect(await balanceOf(db, purse)).toBe(1_000)
    await expect(post([{ from: purse, to: escrow(), amountMinor: minor(300) }])).rejects.toMatchObject({
      code: 'balance_too_low',
    })
    await db.transaction((tx) => postPending(tx, id, { amountMinor: minor(600) }))
    await db.transaction((tx) => postPending(tx, id, { amountMinor: minor(600) }))
    expect([await balanceOf(db, purse), await balanceOf(db, order)]).toEqual([400, 600])
    await expect(db.transaction((tx) => voidPending(tx, id))).rejects.toMatchObject({ code: 'LG003' })
    await post([{ from: purse, to: escrow(), amountMinor: minor(400) }])
  })

  it('voids a pending transfer once, after which it cannot be posted', async () => {
    const [purse, order] = [wallet(), escrow()]
    await fill(purse, minor(500))
    const id = await post([{ from: purse, to: order, amountMinor: minor(500) }], { state: 'pending' })
    await db.transaction((tx) => voidPending(tx, id))
    await db.transaction((tx) => voidPending(tx, id))
    await expect(db.transaction((tx) => postPending(tx, id))).rejects.toMatchObject({ code: 'LG003' })
    await post([{ from: purse, to: escrow(), amountMinor: minor(500) }])
  })

  it('expires a pending transfer, which then cannot be posted', async () => {
    const [purse, order] = [wallet(), escrow()]
    await fill(purse, minor(500))
    const at = new Date('2026-03-01T12:00:00Z')
    const promise = async (expiresAt: Date) => {
      const id = randomUUID()
      const postings = [{ from: purse, to: order, amountMinor: minor(200) }]
      await db.transaction((tx) => postTransfer(tx, { id, kind: 'credit', postings, state: 'pending', at, expiresAt }))
      return id
    }
    const [due, later] = [
      await promise(new Date('2026-03-01T13:00:00Z')),
      await promise(new Date('2026-03-02T12:00:00Z')),
    ]
    const now = new Date('2026-03-01T13:00:00Z')
    await expect(db.transaction((tx) => postPending(tx, due, { at: now }))).rejects.toMatchObject({ code: 'LG003' })
    const ended = await Promise.all([0, 1].map(() => expirePendingTransfers(db, now)))
    expect(ended.sort()).toEqual([0, 1])
    await expect(db.transaction((tx) => postPending(tx, due))).rejects.toMatchObject({ code: 'LG003' })
    await db.transaction((tx) => voidPending(tx, due))
    await db.transaction((tx) => postPending(tx, later, { at: now }))
    await post([{ from: purse, to: escrow(), amountMinor: minor(300) }])
    expect([await balanceOf(db, purse), await balanceOf(db, order)]).toEqual([0, 200])
  })

  it('sums the shards of a platform account to one balance', async () => {
    const before = await balanceOf(db, clearing)
    await Promise.all(Array.from({ length: 40 }, () => fill(wallet(), minor(25))))
    expect(await balanceOf(db, clearing)).toBe(before - 1_000)
    const { stripes } = await db.one<{ stripes: number }>(
      sql`select count(*)::int as stripes from ledger_accounts where owner = 'platform' and name = 'card_clearing'`,
    )
    expect(stripes).toBeGreaterThan(8)
  })

  it('finds the accounts of a transfer by their keys and reads no others, however many there are', async () => {
    const owner = openDatabase({ url: database.ownerUrl, maxConnections: 1 })
    await owner.run(sql`
      insert into ledger_accounts (owner, owner_id, name, currency, may_go_negative)
      select 'order', 900000 + n, 'escrow', 'myr', false from generate_series(1, 500) n`)
    await owner.run(sql`analyze ledger_accounts`)
    await owner.close()
    for (const state of ['pending', 'posted'] as const) {
      const read = await db.transaction(async (tx) => {
        const postings = [{ from: clearing, to: escrow(), amountMinor: minor(100) }]
        await postTransfer(tx, { id: randomUUID(), kind: 'credit', postings, state })
        return tx.one(sql`select seq_tup_read as rows from pg_stat_xact_user_tables where relname = 'ledger_accounts'`)
      })
      expect(read, state).toEqual({ rows: 0 })
    }
  })

  it('reverses instead of editing, once', async () => {
    const purse = wallet()
    const id = await fill(purse, minor(900))
    const newId = randomUUID()
    const reverse = (again: string) =>
      db.transaction((tx) => reverseTransfer(tx, id, { newId: again, reason: 'typed wrongly' }))
    await reverse(newId)
    await reverse(newId)
    expect(await balanceOf(db, purse)).toBe(0)
    await expect(reverse(randomUUID())).rejects.toMatchObject({ code: '23505' })
  })

  it('is proven after all of this', async () => {
    expect(await verifyLedger(db)).toMatchObject({ ok: true, problems: [] })
  })

  it('finds a balance that was changed by hand', async () => {
    const id = await fill(wallet(), minor(10))
    const owner = openDatabase({ url: database.ownerUrl, maxConnections: 1 })
    const nudge = (by: number) =>
      owner.run(sql`
        update ledger_accounts set balance = balance + ${by}
        where id = (select account_id from ledger_entries where transfer_id = ${id} and amount > 0)`)
    await nudge(1)
    const report = await verifyLedger(db)
    expect(report.ok).toBe(false)
    expect(report.problems.join('\n')).toMatch(/has a balance of 11, its entries sum to 10/)
    await nudge(-1)
    await owner.close()
  })
})
