import type { CatalogueChange, CatalogueRow } from '@washline/contract/scanning/priced-catalogue'
import type { Tx } from '../platform/db/database.ts'
import { sql } from '../platform/db/sql.ts'

export interface NewCatalogue {
  readonly version: number
  readonly rows: readonly CatalogueRow[]
  readonly changes: readonly CatalogueChange[]
  readonly by: number
  readonly reason: string
  readonly at: Date
}

/** Adds a price list; 0 where another operator was first to add this version. */
export const insertCatalogue = (tx: Tx, made: NewCatalogue): Promise<number> =>
  tx.run(sql`
    insert into catalogues (version, rows, changes, changed_by, reason, at)
    values (${made.version}, ${JSON.stringify(made.rows)}::jsonb, ${JSON.stringify(made.changes)}::jsonb, ${made.by},
      ${made.reason}, ${made.at})
    on conflict (version) do nothing`)
