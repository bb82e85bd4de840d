import type { Queryable } from '../../platform/db/queryable.ts'
import {
  accountPage,
  chainPage,
  type Page,
  pageRows,
  transferPage,
  unbalancedCurrencies,
} from '../queries/check-books.ts'

export interface LedgerReport {
  readonly ok: boolean
  readonly transfers: number
  readonly entries: number
  /** One readable line per contradiction, the first hundred. */
  readonly problems: readonly string[]
}

const mostProblems = 100

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
 * Proves the books from the entries alone, page by page. Each statement reads one snapshot, and its comparison stays
 * valid while the books move on, so nothing is locked and nothing is read into memory.
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
  for (const { problem } of await unbalancedCurrencies(q)) problems.push(problem)
  return { ok: problems.length === 0, transfers, entries, problems: problems.slice(0, mostProblems) }
}
