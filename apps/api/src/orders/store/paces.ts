import type { UserId } from '@washline/contract/ids'
import type { Tx } from '../../platform/db/database.ts'
import { sql } from '../../platform/db/sql.ts'
import { measure, type Stage, type StagePace, stages } from '../rules/pace.ts'

/** Adds what one order took to what was measured of its Washer. */
export async function savePaces(
  tx: Tx,
  washerId: UserId,
  took: Readonly<Partial<Record<Stage, number>>>,
  at: Date,
): Promise<void> {
  await tx.run(sql`
    insert into washer_paces (washer_id, stage, updated_at)
    select ${washerId}, stage, ${at} from unnest(${stages}::text[]) stage on conflict do nothing`)
  const before = await tx.all<StagePace>(sql`
    select stage, orders, mean, variance from washer_paces where washer_id = ${washerId} order by stage for update`)
  const measured = before.flatMap(({ stage, ...row }) => {
    const seconds = took[stage]
    return seconds === undefined ? [] : [{ stage, ...measure(row, seconds) }]
  })
  await tx.run(sql`
    update washer_paces p set orders = m.orders, mean = m.mean, variance = m.variance, updated_at = ${at}
    from jsonb_to_recordset(${JSON.stringify(measured)}::jsonb) as m(stage text, orders int, mean float8, variance float8)
    where p.washer_id = ${washerId} and p.stage = m.stage`)
}

/** Measures the market anew from the Washers who have delivered last: what they took, within each of them. */
export const refreshMarketPaces = (tx: Tx, at: Date, most: number): Promise<number> =>
  tx.run(sql`
    insert into market_paces (stage, orders, mean, variance, updated_at)
    select stage, sum(orders), sum(mean * orders) / sum(orders),
      sum(variance * orders) / greatest(1, sum(orders) - count(*)), ${at}
    from (select stage, orders, mean, variance from washer_paces where orders > 0 order by updated_at desc limit ${most}) last
    group by stage
    on conflict (stage) do update set orders = excluded.orders, mean = excluded.mean, variance = excluded.variance,
      updated_at = excluded.updated_at`)
