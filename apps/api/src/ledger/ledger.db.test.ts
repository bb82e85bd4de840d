import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Database, openDatabase } from '../platform/db/database.ts'
import { sql } from '../platform/db/sql.ts'
import { type TestDatabase, testDatabase } from '../platform/testing/test-database.ts'
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
import { expirePromises } from './use-cases/expire-promises.ts'

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
const wallet = (): OwnedAccountRef => ({ owner: 'user', userId: nextId(), name: 'wallet' })
const escrow = (): AccountRef => ({ owner: 'order', orderId: nextId(), name: 'escrow' })

const post = (postings: Posting[], more: { id?: string; state?: 'pending' | 'posted' } = {}) => {
  const id = more.id ?? randomUUID()
  return db
    .transaction((tx) => postTransfer(tx, { id, kind: 'credit', postings, state: more.state ?? 'posted' }))
    .then(() => id)
}
const fill = async (to: AccountRef, amountMinor: number) => post([{ from: clearing, to, amountMinor }])

describe('the ledger', () => {
  it('moves money and says before and after on each entry', async () => {
    const purse = wallet()
    await fill(purse, 1_000)
    await post([{ from: purse, to: escrow(), amountMinor: 300 }])
    const { balanceMinor, entries } = await accountHistory(db, purse, { limit: 10 })
    expect(balanceMinor).toBe(700)
    expect(entries.map(({ amountMinor, balanceAfterMinor }) => [amountMinor, balanceAfterMinor])).toEqual([
      [-300, 700],
      [1_000, 1_000],
    ])
  })

  it('does nothing for a repeated id, and refuses the id with another input', async () => {
    const purse = wallet()
    const id = randomUUID()
    const postings = [{ from: clearing, to: purse, amountMinor: 500 }]
    await post(postings, { id })
    await post(postings, { id })
    expect(await balanceOf(db, purse)).toBe(500)
    await expect(post([{ from: clearing, to: purse, amountMinor: 501 }], { id })).rejects.toMatchObject({
      code: 'LG001',
    })
    expect(await balanceOf(db, purse)).toBe(500)
  })

  it('refuses to run a wallet below zero, and leaves nothing of the attempt', async () => {
    const purse = wallet()
    await fill(purse, 100)
    await expect(post([{ from: purse, to: escrow(), amountMinor: 101 }])).rejects.toMatchObject({
      status: 409,
      code: 'balance_too_low',
    })
    expect(await balanceOf(db, purse)).toBe(100)
  })

  it('lets two spend one wallet at once only as far as it goes', async () => {
    const purse = wallet()
    await fill(purse, 1_000)
    const tries = await Promise.allSettled(
      Array.from({ length: 12 }, () => post([{ from: purse, to: escrow(), amountMinor: 300 }])),
    )
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(3)
    expect(await balanceOf(db, purse)).toBe(100)
  })

  it('crosses two wallets at once without a deadlock', async () => {
    const [one, other] = [wallet(), wallet()]
    await fill(one, 10_000)
    await fill(other, 10_000)
    await Promise.all(
      Array.from({ length: 30 }, (_, n) =>
        post([n % 2 ? { from: one, to: other, amountMinor: 7 } : { from: other, to: one, amountMinor: 5 }]),
      ),
    )
    expect([await balanceOf(db, one), await balanceOf(db, other)]).toEqual([10_000 - 30, 10_000 + 30])
  })

  it('promises, then posts in part and gives the rest back', async () => {
    const [purse, order] = [wallet(), escrow()]
    await fill(purse, 1_000)
    const id = await post([{ from: purse, to: order, amountMinor: 800 }], { state: 'pending' })
    expect(await balanceOf(db, purse)).toBe(1_000)
    await expect(post([{ from: purse, to: escrow(), amountMinor: 300 }])).rejects.toMatchObject({
      code: 'balance_too_low',
    })
    await db.transaction((tx) => postPending(tx, id, { amountMinor: 600 }))
    await db.transaction((tx) => postPending(tx, id, { amountMinor: 600 }))
    expect([await balanceOf(db, purse), await balanceOf(db, order)]).toEqual([400, 600])
    await expect(db.transaction((tx) => voidPending(tx, id))).rejects.toMatchObject({ code: 'LG003' })
    await post([{ from: purse, to: escrow(), amountMinor: 400 }])
  })

  it('voids a promise once, after which it cannot be posted', async () => {
    const [purse, order] = [wallet(), escrow()]
    await fill(purse, 500)
    const id = await post([{ from: purse, to: order, amountMinor: 500 }], { state: 'pending' })
    await db.transaction((tx) => voidPending(tx, id))
    await db.transaction((tx) => voidPending(tx, id))
    await expect(db.transaction((tx) => postPending(tx, id))).rejects.toMatchObject({ code: 'LG003' })
    await post([{ from: purse, to: escrow(), amountMinor: 500 }])
  })

  it('ends a promise whose time is over, and posts it no more', async () => {
    const [purse, order] = [wallet(), escrow()]
    await fill(purse, 500)
    const at = new Date('2026-03-01T12:00:00Z')
    const promise = async (expiresAt: Date) => {
      const id = randomUUID()
      const postings = [{ from: purse, to: order, amountMinor: 200 }]
      await db.transaction((tx) => postTransfer(tx, { id, kind: 'credit', postings, state: 'pending', at, expiresAt }))
      return id
    }
    const [due, later] = [
      await promise(new Date('2026-03-01T13:00:00Z')),
      await promise(new Date('2026-03-02T12:00:00Z')),
    ]
    const now = new Date('2026-03-01T13:00:00Z')
    await expect(db.transaction((tx) => postPending(tx, due, { at: now }))).rejects.toMatchObject({ code: 'LG003' })
    const ended = await Promise.all([0, 1].map(() => expirePromises(db, now)))
    expect(ended.sort()).toEqual([0, 1])
    await expect(db.transaction((tx) => postPending(tx, due))).rejects.toMatchObject({ code: 'LG003' })
    await db.transaction((tx) => voidPending(tx, due))
    await db.transaction((tx) => postPending(tx, later, { at: now }))
    await post([{ from: purse, to: escrow(), amountMinor: 300 }])
    expect([await balanceOf(db, purse), await balanceOf(db, order)]).toEqual([0, 200])
  })

  it('keeps one balance of a platform account over its stripes', async () => {
    const before = await balanceOf(db, clearing)
    await Promise.all(Array.from({ length: 40 }, () => fill(wallet(), 25)))
    expect(await balanceOf(db, clearing)).toBe(before - 1_000)
    const { stripes } = await db.one<{ stripes: number }>(
      sql`select count(*)::int as stripes from ledger_accounts where owner = 'platform' and name = 'card_clearing'`,
    )
    expect(stripes).toBeGreaterThan(8)
  })

  it('reverses instead of editing, once', async () => {
    const purse = wallet()
    const id = await fill(purse, 900)
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

  it('finds a balance that somebody has changed by hand', async () => {
    const id = await fill(wallet(), 10)
    const owner = openDatabase({ url: database.ownerUrl, maxConnections: 1 })
    const nudge = (by: number) =>
      owner.run(sql`
        update ledger_accounts set balance = balance + ${by}
        where id = (select account_id from ledger_entries where transfer_id = ${id} and amount > 0)`)
    await nudge(1)
    const report = await verifyLedger(db)
    expect(report.ok).toBe(false)
    expect(report.problems.join('\n')).toMatch(/holds 11, its entries sum to 10/)
    await nudge(-1)
    await owner.close()
  })
})
