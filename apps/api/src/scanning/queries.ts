import type { UserId } from '@washline/contract/ids'
import {
  type CatalogueChange,
  type CatalogueRow,
  firstCatalogue,
  type PricedCatalogue,
} from '@washline/contract/scanning/priced-catalogue'
import type { Queryable } from '../platform/db/queryable.ts'
import { sql } from '../platform/db/sql.ts'
import { catalogueFrom } from './rules/show-catalogue.ts'

interface VersionRow {
  readonly version: number
  readonly rows: readonly CatalogueRow[]
}

/** The current price list. */
export async function currentCatalogue(q: Queryable): Promise<PricedCatalogue> {
  const row = await q.maybe<VersionRow>(sql`select version, rows from catalogues order by version desc limit 1`)
  return row ? catalogueFrom(row.version, row.rows) : firstCatalogue
}

/** The price list of a version; orders store the version that prices them. */
export async function catalogueOf(q: Queryable, version: number): Promise<PricedCatalogue> {
  if (version <= firstCatalogue.version) return firstCatalogue
  const { rows } = await q.one<VersionRow>(sql`select version, rows from catalogues where version = ${version}`)
  return catalogueFrom(version, rows)
}

export interface CatalogueVersion {
  readonly version: number
  readonly by: { readonly id: UserId; readonly name: string }
  readonly reason: string
  readonly at: Date
  readonly changes: CatalogueChange[]
}

/** The last changes of the price list, newest first. */
export const catalogueVersions = (q: Queryable, limit: number): Promise<CatalogueVersion[]> =>
  q.all<CatalogueVersion>(sql`
    select c.version, jsonb_build_object('id', u.id, 'name', u.name) as by, c.reason, c.at, c.changes
    from catalogues c join people u on u.id = c.changed_by order by c.version desc limit ${limit}`)
