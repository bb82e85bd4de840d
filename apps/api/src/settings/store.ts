import type { FigureChange, SettingFigures } from '@washline/contract/settings/figures'
import type { Tx } from '../platform/db/database.ts'
import { sql } from '../platform/db/sql.ts'

export interface NewVersion {
  readonly version: number
  readonly figures: SettingFigures
  readonly changes: readonly FigureChange[]
  readonly by: number
  readonly reason: string
  readonly at: Date
}

/** Adds a version; 0 where another operator was first to add it. */
export const insertVersion = (tx: Tx, row: NewVersion): Promise<number> =>
  tx.run(sql`
    insert into market_settings (version, figures, changes, changed_by, reason, at)
    values (${row.version}, ${JSON.stringify(row.figures)}::jsonb, ${JSON.stringify(row.changes)}::jsonb, ${row.by}, ${row.reason},
      ${row.at})
    on conflict (version) do nothing`)
