import type { UserId } from '@washline/contract/ids'
import type { Zone } from '@washline/contract/zones/zone'
import type { ZoneChange } from '@washline/contract/zones/zone-changes'
import type { Tx } from '../platform/db/database.ts'
import { sql } from '../platform/db/sql.ts'

export interface NewZones {
  readonly version: number
  readonly zones: readonly Zone[]
  readonly changes: readonly ZoneChange[]
  readonly by: UserId
  readonly reason: string
  readonly at: Date
}

/** Inserts a version; returns 0 if another operator has inserted it first. */
export const insertZones = (tx: Tx, next: NewZones): Promise<number> =>
  tx.run(sql`
    insert into zone_versions (version, zones, changes, changed_by, reason, at)
    values (${next.version}, ${JSON.stringify(next.zones)}::jsonb, ${JSON.stringify(next.changes)}::jsonb, ${next.by}, ${next.reason}, ${next.at})
    on conflict (version) do nothing`)
