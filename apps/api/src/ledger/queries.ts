import type { LedgerEntryId, LedgerProofId, OrderId, UserId } from '@washline/contract/ids'
import { market } from '@washline/contract/market'
import { type Minor, minor } from '@washline/contract/money'
import type { Queryable } from '../platform/db/queryable.ts'
import { type Sql, sql } from '../platform/db/sql.ts'
import { type AccountRef, accountKey, type OwnedAccountRef } from './rules.ts'

const isAccount = (ref: AccountRef): Sql => {
  const { owner, id, name } = accountKey(ref)
  return sql`a.owner = ${owner} and a.owner_id = ${id} and a.name = ${name} and a.currency = ${market.currency}`
}

export async function balanceOf(q: Queryable, ref: AccountRef): Promise<Minor> {
  const row = await q.one<{ balance: Minor }>(
    sql`select coalesce(sum(a.balance), 0)::bigint as balance from ledger_accounts a where ${isAccount(ref)}`,
  )
  return row.balance
}

export interface AccountEntry {
  readonly id: LedgerEntryId
  readonly version: number
  readonly kind: string
  readonly reason: string | null
  readonly amountMinor: Minor
  readonly balanceAfterMinor: Minor
  readonly orderId: OrderId | null
  readonly at: Date
}

/** Balance and a page of an account's history, newest first, in one statement. */
export async function accountHistory(
  q: Queryable,
  ref: OwnedAccountRef,
  page: { before?: number | undefined; limit: number; kinds?: readonly string[] },
): Promise<{ balanceMinor: Minor; entries: AccountEntry[] }> {
  const rows = await q.all<{ balance: Minor } & { [K in keyof AccountEntry]: AccountEntry[K] | null }>(sql`
    select a.balance, e.id, e.version, e.amount as "amountMinor", e.balance_after as "balanceAfterMinor", e.created_at as at,
      e.kind, e.reason, e.order_id as "orderId"
    from ledger_accounts a
    left join lateral (
      select e.id, e.version, e.amount, e.balance_after, e.created_at, t.kind, t.reason, t.order_id
      from ledger_entries e join ledger_transfers t on t.id = e.transfer_id
      where e.account_id = a.id and e.version < coalesce(${page.before ?? null}::bigint, 9223372036854775807)
        and (${page.kinds ?? null}::text[] is null or t.kind = any(${page.kinds ?? null}::text[]))
      order by e.version desc limit ${page.limit}
    ) e on true
    where ${isAccount(ref)}
    order by e.version desc`)
  const isEntry = (row: (typeof rows)[number]): row is (typeof rows)[number] & AccountEntry => row.id !== null
  return {
    balanceMinor: rows[0]?.balance ?? minor(0),
    entries: rows.filter(isEntry).map(({ balance: _, ...entry }) => entry),
  }
}

/** A Washer's earnings: available, pending, reserved for claims, and what changed since a time. */
export async function earningsSince(
  q: Queryable,
  userId: UserId,
  since: Date,
): Promise<{ availableMinor: Minor; pendingMinor: Minor; reservedMinor: Minor; changeMinor: Minor }> {
  return q.one(sql`
    select coalesce(sum(a.balance) filter (where a.name = 'earnings_available'), 0)::bigint as "availableMinor",
      coalesce(sum(a.balance) filter (where a.name = 'earnings_pending'), 0)::bigint as "pendingMinor",
      coalesce(sum(a.balance) filter (where a.name = 'earnings_reserved'), 0)::bigint as "reservedMinor",
      coalesce(sum(e.change), 0)::bigint as "changeMinor"
    from ledger_accounts a
    left join lateral (
      select sum(e.amount) as change from ledger_entries e join ledger_transfers t on t.id = e.transfer_id
      where e.account_id = a.id and e.created_at > ${since} and t.order_id is not null
    ) e on true
    where a.owner = 'user' and a.owner_id = ${userId} and a.name in ('earnings_available', 'earnings_pending', 'earnings_reserved')
      and a.currency = ${market.currency}`)
}

export interface LedgerProof {
  readonly id: LedgerProofId
  readonly triggeredBy: 'schedule' | 'command' | 'operator'
  readonly operatorId: UserId | null
  readonly beganAt: Date
  readonly endedAt: Date
  readonly ok: boolean
  readonly transfers: number
  readonly entries: number
  readonly payments: number
  readonly intents: number
  readonly intentsSince: Date | null
  readonly findings: readonly string[]
}

export const proofColumns = sql`id, triggered_by as "triggeredBy", operator_id as "operatorId", began_at as "beganAt", ended_at as "endedAt", ok, transfers,
  entries, payments, intents, intents_since as "intentsSince", findings`

/** Newest first. */
export const listProofs = (
  q: Queryable,
  page: { before?: number | undefined; limit: number },
): Promise<LedgerProof[]> =>
  q.all<LedgerProof>(sql`
    select ${proofColumns} from ledger_proofs where id < coalesce(${page.before ?? null}::bigint, 9223372036854775807)
    order by id desc limit ${page.limit}`)

export const lastGoodProof = (q: Queryable): Promise<LedgerProof | undefined> =>
  q.maybe<LedgerProof>(sql`select ${proofColumns} from ledger_proofs where ok order by id desc limit 1`)
