import { insertProof, type LedgerProof, lastGoodProof, verifyLedger } from '../../ledger/index.ts'
import { oldestMovedSince } from '../queries.ts'
import type { PaymentsDeps } from './begin-hold.ts'
import { reconcileBooks } from './reconcile-books.ts'

export interface ProofWish {
  readonly cause: LedgerProof['cause']
  readonly operatorId?: number
  /** Asks the gateway for everything, and not only for what has moved since the last good proof. */
  readonly whole?: boolean
}

/** What a module that payments does not know finds wrong in books of its own; since a moment where it has to ask outside. */
export type BookCheck = (since: Date | null) => Promise<readonly string[]>

type Deps = Pick<PaymentsDeps, 'db' | 'gateway' | 'clock' | 'log'> & { readonly bookChecks: readonly BookCheck[] }

/** What was under way when the last proof ran may have been finished a while after. */
const overlapMs = 3_600_000
const mostFindings = 100

async function watermark({ db }: Pick<PaymentsDeps, 'db'>): Promise<Date | null> {
  const last = await lastGoodProof(db)
  if (!last) return null
  const since = new Date(last.beganAt.getTime() - overlapMs)
  const moved = await oldestMovedSince(db, since)
  return moved && moved < since ? moved : since
}

/** Proves the books from themselves, against the payments and against the gateway; the result is kept. */
export async function proveBooks(deps: Deps, wish: ProofWish): Promise<LedgerProof> {
  const beganAt = deps.clock.now()
  const intentsSince = wish.whole ? null : await watermark(deps)
  const { transfers, entries, problems } = await verifyLedger(deps.db)
  const { payments, intents, findings } = await reconcileBooks(deps, intentsSince)
  const more = await Promise.all(deps.bookChecks.map((check) => check(intentsSince)))
  const proof = await insertProof(deps.db, {
    cause: wish.cause,
    operatorId: wish.operatorId ?? null,
    beganAt,
    endedAt: deps.clock.now(),
    transfers,
    entries,
    payments,
    intents,
    intentsSince,
    findings: [...problems, ...findings, ...more.flat()].slice(0, mostFindings),
  })
  if (!proof.ok) deps.log.error('ledger.contradicts', new Error(proof.findings.join('; ')), { proofId: proof.id })
  return proof
}
