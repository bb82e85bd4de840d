import type { UserId } from '@washline/contract/ids'
import { insertProof, type LedgerProof, lastGoodProof, verifyLedger } from '../../ledger/index.ts'
import type { PaymentsDeps } from '../deps.ts'
import { oldestMovedSince } from '../queries.ts'
import { reconcileBooks } from './reconcile-books.ts'

export interface ProofOptions {
  readonly triggeredBy: LedgerProof['triggeredBy']
  readonly operatorId?: UserId
  /** Compares everything with the gateway, not only what has moved since the last good proof. */
  readonly whole?: boolean
}

/** A check of another module's books. `since` limits what it asks outside. */
export type BookCheck = (since: Date | null) => Promise<readonly string[]>

type Deps = Pick<PaymentsDeps, 'db' | 'gateway' | 'clock' | 'log'> & { readonly bookChecks: readonly BookCheck[] }

/** Payments open at the last proof may have been finished this long after it. */
const overlapMs = 3_600_000
const mostFindings = 100

async function watermark({ db }: Pick<PaymentsDeps, 'db'>): Promise<Date | null> {
  const last = await lastGoodProof(db)
  if (!last) return null
  const since = new Date(last.beganAt.getTime() - overlapMs)
  const moved = await oldestMovedSince(db, since)
  return moved && moved < since ? moved : since
}

/** Proves the ledger, the payments and the gateway's intents, and stores the result. */
export async function proveBooks(deps: Deps, input: ProofOptions): Promise<LedgerProof> {
  const beganAt = deps.clock.now()
  const intentsSince = input.whole ? null : await watermark(deps)
  const { transfers, entries, problems } = await verifyLedger(deps.db)
  const { payments, intents, findings } = await reconcileBooks(deps, intentsSince)
  const more = await Promise.all(deps.bookChecks.map((check) => check(intentsSince)))
  const proof = await insertProof(deps.db, {
    triggeredBy: input.triggeredBy,
    operatorId: input.operatorId ?? null,
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
