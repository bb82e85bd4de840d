import { randomUUID } from 'node:crypto'
import { fileURLToPath } from 'node:url'
import { toUserId, type UserId } from '@washline/contract/ids'
import { minor } from '@washline/contract/money'
import { type AccountRef, postTransfer } from '../../../apps/api/src/ledger/index.ts'
import type { Database } from '../../../apps/api/src/platform/db/database.ts'
import { connections } from '../load.ts'
import { pgbench } from '../pgbench.ts'

/** How the postings of a load meet: spread over many people, all on one account of the platform, all on one person's. */
export type Meeting = 'many' | 'platform' | 'wallet'
export const meetings: readonly Meeting[] = ['many', 'platform', 'wallet']

export const people = 20_000
const variables: Record<Meeting, readonly string[]> = {
  many: ['platform=0', 'first_payer=2', `last_payer=${people / 2}`],
  platform: ['platform=1', 'first_payer=2', `last_payer=${people / 2}`],
  wallet: ['platform=0', 'first_payer=1', 'last_payer=1'],
}
const here = (file: string) => fileURLToPath(new URL(file, import.meta.url))

/** The same rows into tables without a ledger: what the machine can do at all. */
export const insertRaw = (url: string, seconds: number) => pgbench(url, { file: here('raw-posting.sql') }, seconds)

/** The ledger's function, by the same program. */
export const postByProgram = (url: string, meeting: Meeting, seconds: number) =>
  pgbench(url, { file: here('posting.sql'), variables: variables[meeting] }, seconds)

const wallet = (userId: UserId): AccountRef => ({ owner: 'user', userId, name: 'wallet' })
const between = (first: number, last: number) => toUserId(first + Math.floor(Math.random() * (last - first + 1)))

/** The same through the module, as the product posts: parsed, hashed and in a transaction of Node's. */
export async function postByProduct(db: Database, seconds: number): Promise<number> {
  const begunAt = performance.now()
  const until = begunAt + seconds * 1_000
  let posted = 0
  const work = async () => {
    while (performance.now() < until) {
      const [from, to] = [wallet(between(2, people / 2)), wallet(between(people / 2 + 1, people))]
      const transfer = { id: randomUUID(), kind: 'credit' as const, postings: [{ from, to, amountMinor: minor(5) }] }
      await db.transaction((tx) => postTransfer(tx, transfer))
      posted += 1
    }
  }
  await Promise.all(Array.from({ length: connections }, work))
  return (posted * 1_000) / (performance.now() - begunAt)
}
