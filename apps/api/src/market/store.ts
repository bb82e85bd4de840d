import type { UserId } from '@washline/contract/ids'
import type { MarketProfile, ProfileChange } from '@washline/contract/settings/market-profile'
import type { Tx } from '../platform/db/database.ts'
import type { Queryable } from '../platform/db/queryable.ts'
import { sql } from '../platform/db/sql.ts'

export interface NewProfile {
  readonly version: number
  readonly profile: MarketProfile
  readonly changes: readonly ProfileChange[]
  readonly by: UserId
  readonly reason: string
  readonly at: Date
}

/** Adds a version. Returns 0 if another operator has added it. */
export const insertProfile = (tx: Tx, row: NewProfile): Promise<number> =>
  tx.run(sql`
    insert into market_versions (version, profile, changes, changed_by, reason, at)
    values (${row.version}, ${JSON.stringify(row.profile)}::jsonb, ${JSON.stringify(row.changes)}::jsonb, ${row.by}, ${row.reason}, ${row.at})
    on conflict (version) do nothing`)

/** Whether amounts in the currency exist; nobody adds the first one before this transaction ends. */
export const lockCurrency = async (tx: Tx): Promise<boolean> =>
  (await tx.one<{ used: boolean }>(sql`select coalesce(market_lock_currency(), true) as used`)).used

/** The same picture, uploaded again, is one logo. */
export const insertLogo = (
  q: Queryable,
  row: { readonly hash: string; readonly png: Buffer; readonly by: UserId; readonly at: Date },
): Promise<number> =>
  q.run(sql`
    insert into market_logos (hash, png, uploaded_by, at) values (${row.hash}, ${row.png}, ${row.by}, ${row.at})
    on conflict (hash) do nothing`)

export const marketChannel = 'washline_market'

/** Notifies every process with the commit. It is rare, so what a notification costs the others that commit does not matter. */
export const notifyProcesses = (tx: Tx, version: number): Promise<number> =>
  tx.run(sql`select pg_notify('washline_market', ${String(version)}::text)`)
