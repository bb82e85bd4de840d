import type { OrderId } from '@washline/contract/ids'
import { orderProcess } from '@washline/contract/orders/process'
import type { Tx } from '../../platform/db/database.ts'
import { sql } from '../../platform/db/sql.ts'
import { marketCalibrations } from '../queries/promises.ts'
import { type CameDue, calibrate, type EstimateKind, errorsOf } from '../rules/calibration.ts'

export interface MadeEstimate {
  readonly orderId: OrderId
  readonly acceptedAt: Date
  readonly kind: EstimateKind
  readonly p50At: Date
  readonly p90At: Date
}

/** Inserts the first estimate of its stage; later ones are left out. */
export const insertEstimate = (tx: Tx, { orderId, acceptedAt, kind, p50At, p90At }: MadeEstimate): Promise<number> =>
  tx.run(sql`
    insert into order_estimates (order_id, accepted_at, stage, is_live, others, p50_at, p90_at)
    values (${orderId}, ${acceptedAt}, ${kind.stage}, ${kind.isLive}, ${kind.others}, ${p50At}, ${p90At})
    on conflict do nothing`)

interface KindDue extends EstimateKind {
  readonly p50: CameDue
  readonly p90: CameDue
}

/** What became of the estimates whose times have come due since then. Those of cancelled orders do not count. */
const cameDue = (tx: Tx, since: Date | null, at: Date): Promise<KindDue[]> =>
  tx.all<KindDue>(sql`
    select e.stage, e.is_live as "isLive", e.others,
      jsonb_build_object(
        'met', count(*) filter (where e.p50_at > since and e.p50_at <= ${at} and o.delivered_at <= e.p50_at),
        'missed', count(*) filter (where e.p50_at > since and e.p50_at <= ${at} and o.delivered_at <= e.p50_at is not true)) as p50,
      jsonb_build_object(
        'met', count(*) filter (where e.p90_at <= ${at} and o.delivered_at <= e.p90_at),
        'missed', count(*) filter (where e.p90_at <= ${at} and o.delivered_at <= e.p90_at is not true)) as p90
    from order_estimates e join orders o on o.id = e.order_id,
      coalesce(${since}::timestamptz, '-infinity') since
    where e.p90_at > since and e.p50_at <= ${at} and o.status <> ${orderProcess.cancel.to}
    group by e.stage, e.is_live, e.others`)

/** Measures anew how far the market's estimates err, and forgets those that were counted. */
export async function refreshCalibrations(tx: Tx, at: Date): Promise<void> {
  const before = await marketCalibrations(tx)
  const since = before.reduce<Date | null>(
    (latest, { measuredAt }) => (latest && latest > measuredAt ? latest : measuredAt),
    null,
  )
  const measured = (await cameDue(tx, since, at)).map(({ p50, p90, ...kind }) => ({
    ...kind,
    ...calibrate(errorsOf(before, kind), { p50, p90 }),
  }))
  await tx.run(sql`
    insert into market_calibrations (stage, is_live, others, p50, p90, measured_at)
    select stage, "isLive", others, p50, p90, ${at}
    from jsonb_to_recordset(${JSON.stringify(measured)}::jsonb) as m(stage text, "isLive" boolean, others int, p50 float8, p90 float8)
    on conflict (stage, is_live, others) do update set p50 = excluded.p50, p90 = excluded.p90, measured_at = excluded.measured_at`)
  await tx.run(
    sql`delete from order_estimates where p90_at <= ${at} and exists (select from market_calibrations where measured_at = ${at})`,
  )
}
