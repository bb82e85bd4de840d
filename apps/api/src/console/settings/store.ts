import type { UserId } from '@washline/contract/ids'
import type { MarketSettingValues, SettingChange, TrialRules } from '@washline/contract/settings/market-settings'
import type { ClaimLimits, FeeRules } from '@washline/contract/settings/money-schemas'
import type { Tx } from '../../platform/db/database.ts'
import { sql } from '../../platform/db/sql.ts'

export interface NewVersion {
  readonly version: number
  readonly settings: MarketSettingValues | TrialRules | undefined
  readonly fees?: FeeRules | undefined
  readonly claims?: ClaimLimits | undefined
  readonly changes: readonly SettingChange[]
  readonly by: UserId
  readonly reason: string
  readonly at: Date
  readonly startsAt?: Date
  readonly endsAt?: Date
}

const stored = (values: object | undefined) => (values === undefined ? null : JSON.stringify(values))

/** Adds a version. Returns 0 if another operator has added it. */
export const insertVersion = (tx: Tx, row: NewVersion): Promise<number> =>
  tx.run(sql`
    insert into market_settings (version, settings, fees, claim_limits, changes, changed_by, reason, at, starts_at, ends_at)
    values (${row.version}, ${stored(row.settings)}::jsonb, ${stored(row.fees)}::jsonb, ${stored(row.claims)}::jsonb,
      ${JSON.stringify(row.changes)}::jsonb, ${row.by}, ${row.reason}, ${row.at}, ${row.startsAt ?? null}, ${row.endsAt ?? null})
    on conflict (version) do nothing`)

/** Withdraws a version with an end. Returns 0 if another operator has withdrawn it. */
export const insertWithdrawal = (
  tx: Tx,
  row: { readonly version: number; readonly by: UserId; readonly reason: string; readonly at: Date },
): Promise<number> =>
  tx.run(sql`
    insert into trial_withdrawals (version, withdrawn_by, reason, at)
    values (${row.version}, ${row.by}, ${row.reason}, ${row.at}) on conflict (version) do nothing`)
