import { randomUUID } from 'node:crypto'
import { type AccountRef, postTransfer } from '../../../apps/api/src/ledger/index.ts'
import type { Database } from '../../../apps/api/src/platform/db/database.ts'
import { connections } from '../load.ts'

/** How the postings of a load meet: all on one account of the platform, on one person's, or spread over many people. */
export type Meeting = 'platform' | 'wallet' | 'many'

export const people = 20_000
const wallet = (userId: number): AccountRef => ({ owner: 'user', userId, name: 'wallet' })
const between = (first: number, last: number) => first + Math.floor(Math.random() * (last - first + 1))

const payerOf: Record<Meeting, () => AccountRef> = {
  platform: () => ({ owner: 'platform', name: 'card_clearing' }),
  wallet: () => wallet(1),
  many: () => wallet(between(2, people / 2)),
}

/** Posts as the product does, from as many connections as the yardstick has; gives postings per second. */
export async function loadPostings(db: Database, meeting: Meeting, seconds: number): Promise<number> {
  const begunAt = performance.now()
  const until = begunAt + seconds * 1_000
  let posted = 0
  const work = async () => {
    while (performance.now() < until) {
      const postings = [{ from: payerOf[meeting](), to: wallet(between(people / 2 + 1, people)), amountMinor: 5 }]
      await db.transaction((tx) => postTransfer(tx, { id: randomUUID(), kind: 'credit', postings }))
      posted += 1
    }
  }
  await Promise.all(Array.from({ length: connections }, work))
  return (posted * 1_000) / (performance.now() - begunAt)
}
