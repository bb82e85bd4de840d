import type { Queryable } from '../../platform/db/queryable.ts'
import { sql } from '../../platform/db/sql.ts'
import type { RecordedWave } from '../rules/recorded-wave.ts'
import type { WaveToReplay } from '../rules/replay-waves.ts'

type Row = RecordedWave & {
  readonly id: number
  readonly accepted:
    | (Pick<NonNullable<WaveToReplay['accepted']>, 'washerId'> & {
        /** Of stored JSON. */
        readonly askedAt: string
        readonly answeredAt: string
      })
    | null
}

/** The number before the last waves since a time, at most so many. */
export const waveBefore = async (q: Queryable, since: Date, most: number): Promise<number> =>
  (
    await q.one<{ id: number }>(sql`
      select coalesce(min(id), 0) - 1 as id from (select id from waves where at > ${since} order by id desc limit ${most}) w`)
  ).id

/** The next waves after one, in their order, each with the offer that was accepted for its order. */
export async function wavesAfter(q: Queryable, id: number, limit: number): Promise<(WaveToReplay & { id: number })[]> {
  const rows = await q.all<Row>(sql`
    select w.id, w.order_id as "orderId", w.search_started_at as "searchStartedAt", w.at, w.rules, w.radius_step as "radiusStep",
      w.is_favourite_asked as "isFavouriteAsked", w.is_whole as "isWhole", w.places, w.credit, w.candidates,
      to_jsonb(w.asked) as asked,
      (select jsonb_build_object('washerId', f.washer_id, 'askedAt', f.created_at, 'answeredAt', f.answered_at)
        from offers f where f.order_id = w.order_id and f.state = 'accepted' and f.answered_at is not null
          and f.created_at >= w.search_started_at order by f.id desc limit 1) as accepted
    from waves w where w.id > ${id} order by w.id limit ${limit}`)
  return rows.map(({ accepted, ...wave }) => ({
    ...wave,
    accepted: accepted && {
      washerId: accepted.washerId,
      askedAt: new Date(accepted.askedAt),
      answeredAt: new Date(accepted.answeredAt),
    },
  }))
}
