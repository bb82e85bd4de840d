import type { UserId } from '@washline/contract/ids'
import type { CatalogueChange, CatalogueRow } from '@washline/contract/scanning/priced-catalogue'
import type { Tx } from '../platform/db/database.ts'
import { sql } from '../platform/db/sql.ts'

export interface NewCatalogue {
  readonly version: number
  readonly rows: readonly CatalogueRow[]
  readonly changes: readonly CatalogueChange[]
  readonly by: UserId
  readonly reason: string
  readonly at: Date
}

/** Inserts a version of the price list; returns 0 if another operator has inserted it first. */
export const insertCatalogue = (tx: Tx, catalogue: NewCatalogue): Promise<number> =>
  tx.run(sql`
    insert into catalogues (version, rows, changes, changed_by, reason, at)
    values (${catalogue.version}, ${JSON.stringify(catalogue.rows)}::jsonb, ${JSON.stringify(catalogue.changes)}::jsonb, ${catalogue.by},
      ${catalogue.reason}, ${catalogue.at})
    on conflict (version) do nothing`)
