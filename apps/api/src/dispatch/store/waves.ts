import type { Tx } from '../../platform/db/database.ts'
import { sql } from '../../platform/db/sql.ts'
import type { RecordedWave } from '../rules/recorded-wave.ts'

/** Stores what a wave was decided by, so that it can be decided again, with the commit. */
export const insertWave = (tx: Tx, wave: RecordedWave & { readonly radiusKm: number }): void =>
  tx.runLast(
    () => sql`
    insert into waves (order_id, search_started_at, at, rules, radius_step, is_favourite_asked, is_whole, places, credit, candidates,
      asked, radius_km)
    values (${wave.orderId}, ${wave.searchStartedAt}, ${wave.at}, ${JSON.stringify(wave.rules)}::jsonb, ${wave.radiusStep},
      ${wave.isFavouriteAsked}, ${wave.isWhole}, ${wave.places}, ${wave.credit}, ${JSON.stringify(wave.candidates)}::jsonb,
      ${wave.asked}::bigint[], ${wave.radiusKm})`,
  )

export const deleteWaves = (tx: Tx, before: Date): Promise<number> =>
  tx.run(sql`delete from waves where at < ${before}`)
