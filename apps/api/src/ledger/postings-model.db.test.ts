import { randomUUID } from 'node:crypto'
import { toUserId } from '@washline/contract/ids'
import { type Minor, minor } from '@washline/contract/money'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type TestDatabase, testDatabase } from '../../testing/harness/test-database.ts'
import { type Database, openDatabase } from '../platform/db/database.ts'
import { Refusal } from '../platform/http/refusal.ts'
import { type AccountRef, balanceOf, postPending, postTransfer, verifyLedger, voidPending } from './index.ts'

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

type Step =
  | { does: 'move'; from: number; to: number; amountMinor: Minor; pending: boolean; repeat: boolean }
  | { does: 'post' | 'void'; which: number; share: number }

const purse = fc.nat({ max: 3 })
const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({
    does: fc.constant('move' as const),
    from: fc.nat({ max: 4 }),
    to: purse,
    amountMinor: fc.integer({ min: 1, max: 500 }).map(minor),
    pending: fc.boolean(),
    repeat: fc.boolean(),
  }),
  fc.record({
    does: fc.constantFrom('post' as const, 'void' as const),
    which: fc.nat({ max: 9 }),
    share: fc.integer({ min: 1, max: 100 }),
  }),
)

/** The model: balances and pending transfers in memory. */
interface Book {
  balances: number[]
  reserved: number[]
  open: { id: string; from: number; to: number; amountMinor: Minor }[]
}

let world = 900_000
const outside = 4

async function play(book: Book, refs: AccountRef[], action: Step): Promise<void> {
  const at = (index: number) => refs[index] as AccountRef
  if (action.does === 'move') {
    const { from, to, amountMinor, pending, repeat } = action
    if (from === to) return
    const id = randomUUID()
    const input = {
      id,
      kind: 'credit' as const,
      postings: [{ from: at(from), to: at(to), amountMinor }],
      state: pending ? ('pending' as const) : ('posted' as const),
    }
    const enough = from === outside || (book.balances[from] ?? 0) - (book.reserved[from] ?? 0) >= amountMinor
    const tried = db.transaction(async (tx) => {
      await postTransfer(tx, input)
      if (repeat) await postTransfer(tx, input)
    })
    if (!enough) {
      await expect(tried).rejects.toBeInstanceOf(Refusal)
      return
    }
    await tried
    if (pending) {
      book.open.push({ id, from, to, amountMinor })
      book.reserved[from] = (book.reserved[from] ?? 0) + amountMinor
    } else {
      book.balances[from] = (book.balances[from] ?? 0) - amountMinor
      book.balances[to] = (book.balances[to] ?? 0) + amountMinor
    }
    return
  }
  const [pending] = book.open.splice(action.which % Math.max(1, book.open.length), 1)
  if (!pending) return
  book.reserved[pending.from] = (book.reserved[pending.from] ?? 0) - pending.amountMinor
  if (action.does === 'void') return db.transaction((tx) => voidPending(tx, pending.id))
  const amountMinor = minor(Math.max(1, Math.floor((pending.amountMinor * action.share) / 100)))
  await db.transaction((tx) => postPending(tx, pending.id, { amountMinor }))
  book.balances[pending.from] = (book.balances[pending.from] ?? 0) - amountMinor
  book.balances[pending.to] = (book.balances[pending.to] ?? 0) + amountMinor
}

it('agrees with the model after any sequence of operations', { retry: 0, timeout: 60_000 }, async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 25 }), async (history) => {
      world += 10
      const refs: AccountRef[] = [0, 1, 2, 3].map((n) => ({
        owner: 'user',
        userId: toUserId(world + n),
        name: 'wallet',
      }))
      refs.push({ owner: 'platform', name: 'card_clearing' })
      const book: Book = { balances: [0, 0, 0, 0, 0], reserved: [0, 0, 0, 0, 0], open: [] }
      for (const action of history) await play(book, refs, action)
      const balances = await Promise.all(refs.slice(0, outside).map((ref) => balanceOf(db, ref)))
      expect(balances).toEqual(book.balances.slice(0, outside))
    }),
    { numRuns: 60 },
  )
  expect(await verifyLedger(db)).toMatchObject({ ok: true, problems: [] })
})
