import { market } from '@washline/contract/market'
import type { Minor } from '@washline/contract/money'
import { paymentRefusals } from '@washline/contract/payments/refusals'
import type { Tx } from '../platform/db/database.ts'
import type { Queryable } from '../platform/db/queryable.ts'
import { type Sql, sql } from '../platform/db/sql.ts'
import { sqlState } from '../platform/db/sql-state.ts'
import { refuse } from '../platform/http/refusal.ts'
import { type LedgerProof, proofColumns } from './queries.ts'
import { inputHash, postingRows, reversalHash, type TransferInput } from './rules.ts'

const isEmptyAccount = (error: unknown): boolean =>
  sqlState(error) === '23514' &&
  typeof error === 'object' &&
  error !== null &&
  'constraint' in error &&
  error.constraint === 'ledger_account_not_negative'

/** Turns the constraint violation of an overdrawn account into a refusal. */
const move = async (tx: Tx, statement: Parameters<Tx['one']>[0]): Promise<void> => {
  try {
    await tx.one(statement)
  } catch (error) {
    if (isEmptyAccount(error)) throw refuse(paymentRefusals.balanceTooLow)
    throw error
  }
}

/** The call that posts a transfer, as a part of a statement that gives the row which it is for. */
export const ledgerPost = (input: TransferInput): Sql => sql`
  ledger_post(${input.id}, ${inputHash(input)}, ${input.kind}, ${input.reason ?? null}, ${input.orderId ?? null},
    ${input.state ?? 'posted'}, ${market.currency}, ${JSON.stringify(postingRows(input.postings))}::jsonb,
    coalesce(${input.at ?? null}::timestamptz, now()), ${input.expiresAt ?? null})`

const posting = (input: TransferInput) => sql`select ${ledgerPost(input)} as done`

const isEmpty = ({ postings }: TransferInput) => postingRows(postings).length === 0

/**
 * Posts a transfer, or stores it as pending. A repeated id with the same input does nothing; with other input it
 * throws.
 */
export async function postTransfer(tx: Tx, input: TransferInput): Promise<void> {
  if (!isEmpty(input)) await move(tx, posting(input))
}

/** The same from accounts that hold the money in this transaction: an overdrawn account is a fault, not a refusal. */
export async function postFundedTransfer(tx: Tx, input: TransferInput): Promise<void> {
  if (!isEmpty(input)) await tx.one(posting(input))
}

/** Posts a pending transfer; with an amount, only that much of it, and the rest is released. */
export async function postPending(tx: Tx, id: string, options: { amountMinor?: Minor; at?: Date } = {}): Promise<void> {
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

/** Posts the opposite of a transfer. Transfers are never edited. */
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

/** Expires due pending transfers, at most `most` in this transaction; returns how many. */
export async function expirePending(tx: Tx, at: Date, most: number): Promise<number> {
  return (await tx.one<{ ended: number }>(sql`select coalesce(ledger_expire(${at}, ${most}), 0) as ended`)).ended
}

export const insertProof = (q: Queryable, proof: Omit<LedgerProof, 'id' | 'ok'>): Promise<LedgerProof> =>
  q.one<LedgerProof>(sql`
    insert into ledger_proofs (triggered_by, operator_id, began_at, ended_at, ok, transfers, entries, payments, intents, intents_since, findings)
    values (${proof.triggeredBy}, ${proof.operatorId}, ${proof.beganAt}, ${proof.endedAt}, ${proof.findings.length === 0}, ${proof.transfers},
      ${proof.entries}, ${proof.payments}, ${proof.intents}, ${proof.intentsSince}, ${proof.findings})
    returning ${proofColumns}`)
