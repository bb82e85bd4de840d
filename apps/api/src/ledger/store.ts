import { market } from '@washline/contract/market'
import { messages } from '@washline/contract/messages'
import { type Queryable, sqlState, type Tx } from '../platform/db/database.ts'
import { sql } from '../platform/db/sql.ts'
import { conflict } from '../platform/http/refusal.ts'
import { type LedgerProof, proofColumns } from './queries.ts'
import { inputHash, postingRows, reversalHash, type TransferInput } from './rules.ts'

const isEmptyAccount = (error: unknown): boolean =>
  sqlState(error) === '23514' &&
  typeof error === 'object' &&
  error !== null &&
  'constraint' in error &&
  error.constraint === 'ledger_account_not_negative'

/** The database refuses an account that would run below zero; to the caller that is a refusal, not a fault. */
const move = async (tx: Tx, statement: Parameters<Tx['one']>[0]): Promise<boolean> => {
  try {
    return (await tx.one<{ done: boolean }>(statement)).done
  } catch (error) {
    if (isEmptyAccount(error)) throw conflict('balance_too_low', messages.wallet.tooLow)
    throw error
  }
}

/** Posts a transfer, or promises it as pending. The same id with the same input does nothing; with another it throws. */
export async function postTransfer(tx: Tx, input: TransferInput): Promise<void> {
  const rows = postingRows(input.postings)
  if (rows.length === 0) return
  await move(
    tx,
    sql`select ledger_post(${input.id}, ${inputHash(input)}, ${input.kind}, ${input.reason ?? null}, ${input.orderId ?? null},
      ${input.state ?? 'posted'}, ${market.currency}, ${JSON.stringify(rows)}::jsonb, coalesce(${input.at ?? null}::timestamptz, now()),
      ${input.expiresAt ?? null}) as done`,
  )
}

/** Posts a pending transfer; with an amount, that much of it, the rest being given back. */
export async function postPending(
  tx: Tx,
  id: string,
  options: { amountMinor?: number; at?: Date } = {},
): Promise<void> {
  await move(
    tx,
    sql`select ledger_settle(${id}, 'posted', ${options.amountMinor ?? null}, coalesce(${options.at ?? null}::timestamptz, now())) as done`,
  )
}

export async function voidPending(tx: Tx, id: string, options: { at?: Date } = {}): Promise<void> {
  await move(
    tx,
    sql`select ledger_settle(${id}, 'voided', null, coalesce(${options.at ?? null}::timestamptz, now())) as done`,
  )
}

/** Nothing is edited: what was wrong is posted the other way round. */
export async function reverseTransfer(
  tx: Tx,
  id: string,
  reversal: { newId: string; reason: string; at?: Date },
): Promise<void> {
  await move(
    tx,
    sql`select ledger_reverse(${id}, ${reversal.newId}, ${reversalHash(id, reversal.reason)}, ${reversal.reason},
      coalesce(${reversal.at ?? null}::timestamptz, now())) as done`,
  )
}

/** Ends promises whose time is over; gives how many, at most as many as one transaction should hold. */
export async function expirePending(tx: Tx, at: Date, most: number): Promise<number> {
  return (await tx.one<{ ended: number }>(sql`select ledger_expire(${at}, ${most}) as ended`)).ended
}

/** Keeps a proof for good. */
export const insertProof = (q: Queryable, proof: Omit<LedgerProof, 'id' | 'ok'>): Promise<LedgerProof> =>
  q.one<LedgerProof>(sql`
    insert into ledger_proofs (cause, operator_id, began_at, ended_at, ok, transfers, entries, payments, intents, intents_since, findings)
    values (${proof.cause}, ${proof.operatorId}, ${proof.beganAt}, ${proof.endedAt}, ${proof.findings.length === 0}, ${proof.transfers},
      ${proof.entries}, ${proof.payments}, ${proof.intents}, ${proof.intentsSince}, ${proof.findings})
    returning ${proofColumns}`)
