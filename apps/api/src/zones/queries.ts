import type { UserId } from '@washline/contract/ids'
import { firstZones, type Zone } from '@washline/contract/zones/zone'
import type { ZoneChange } from '@washline/contract/zones/zone-changes'
import type { Queryable } from '../platform/db/queryable.ts'
import { sql } from '../platform/db/sql.ts'

export interface CurrentZones {
  /** 0 before the first change. */
  readonly version: number
  /** The highest priority first. */
  readonly zones: readonly Zone[]
}

/** Before the first change. */
export const undrawnZones: CurrentZones = { version: 0, zones: firstZones }

/** The zones that apply now; read them in the transaction that applies them. */
export const currentZones = async (q: Queryable): Promise<CurrentZones> =>
  (await q.maybe<CurrentZones>(sql`select version, zones from zone_versions order by version desc limit 1`)) ??
  undrawnZones

/** A zone of the version that an order was priced by. */
export async function zoneOfVersion(q: Queryable, version: number, id: string): Promise<Zone> {
  const { zones } =
    version === 0
      ? { zones: firstZones }
      : await q.one<{ zones: readonly Zone[] }>(sql`select zones from zone_versions where version = ${version}`)
  const zone = zones.find((each) => each.id === id)
  if (!zone) throw new Error(`version ${version} of the zones has no ${id}`)
  return zone
}

export interface ZoneVersion extends CurrentZones {
  readonly changes: readonly ZoneChange[]
  readonly by: { readonly id: UserId; readonly name: string }
  readonly reason: string
  readonly at: Date
}

/** The versions, newest first. */
export const zoneVersions = (
  q: Queryable,
  page: { readonly before: number | undefined; readonly limit: number },
): Promise<ZoneVersion[]> =>
  q.all<ZoneVersion>(sql`
    select v.version, v.zones, v.changes, v.reason, v.at, jsonb_build_object('id', p.id, 'name', p.name) as by
    from zone_versions v join people p on p.id = v.changed_by
    where v.version < coalesce(${page.before ?? null}::bigint, 2147483647)
    order by v.version desc limit ${page.limit}`)
