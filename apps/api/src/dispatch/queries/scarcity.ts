import type { UserId } from '@washline/contract/ids'
import type { Point } from '@washline/contract/maps/geo'
import { inHandStatuses } from '@washline/contract/orders/process'
import { inList } from '../../platform/db/in-list.ts'
import type { Queryable } from '../../platform/db/queryable.ts'
import { type Sql, sql } from '../../platform/db/sql.ts'
import { degreesNorth, type WasherLoad } from '../rules/open-in-reach.ts'

/** More than so many open orders in one neighbourhood are not counted. */
const most = 1_000

/** Orders that are searched for in the rectangle around some places, not farther than this from one of them. */
function openAround(around: readonly Point[], withinM: number): Sql {
  const latitudes = around.map(({ latitude }) => latitude)
  const longitudes = around.map(({ longitude }) => longitude)
  const north = degreesNorth(withinM)
  const farthest = Math.min(89, Math.max(...latitudes.map(Math.abs)) + north)
  const east = north / Math.cos((farthest * Math.PI) / 180)
  return sql`
    from searches s where s.ended_at is null and s.place <@ box(
      point(${Math.min(...longitudes) - east}, ${Math.min(...latitudes) - north}),
      point(${Math.max(...longitudes) + east}, ${Math.max(...latitudes) + north}))`
}

/** Whether more than one order is searched for around some places. */
export const areSeveralOpen = async (q: Queryable, around: readonly Point[], withinM: number): Promise<boolean> =>
  (await q.all(sql`select s.order_id ${openAround(around, withinM)} limit 2`)).length > 1

/** The places of the orders that are searched for around some places, those first that have been for longest. */
export const openPlaces = (q: Queryable, around: readonly Point[], withinM: number): Promise<Point[]> =>
  q.all<Point>(sql`
    select latitude, longitude from (
      select s.place[1] as latitude, s.place[0] as longitude ${openAround(around, withinM)} order by s.started_at limit ${most}
    ) open where latitude is not null and longitude is not null`)

/** Some of these places, any of them: in order, all would have to be read. */
export const someOpenPlaces = (
  q: Queryable,
  around: readonly Point[],
  { withinM, limit }: { readonly withinM: number; readonly limit: number },
): Promise<Point[]> =>
  q.all<Point>(sql`
    select latitude, longitude from (
      select s.place[1] as latitude, s.place[0] as longitude ${openAround(around, withinM)} limit ${limit}
    ) open where latitude is not null and longitude is not null`)

export const loadsOf = (
  q: Queryable,
  washerIds: readonly UserId[],
  now: Date,
): Promise<(WasherLoad & { washerId: UserId })[]> =>
  q.all<WasherLoad & { washerId: UserId }>(sql`
    select w.id as "washerId",
      (select count(*) from orders o where o.washer_id = w.id and o.status ${inList(inHandStatuses)})
        + (select count(*) from rescues r where r.successor_id = w.id and r.state = 'meeting') as "inHand",
      (select count(*) from offers f where f.washer_id = w.id and f.state = 'open' and f.expires_at > ${now}) as offered
    from unnest(${washerIds}::bigint[]) as w(id)`)
