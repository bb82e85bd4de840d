import type { Point } from '@washline/contract/maps/geo'
import { market } from '@washline/contract/market'
import { orderProcess } from '@washline/contract/orders/process'
import type { Queryable } from '../../platform/db/queryable.ts'
import { sql } from '../../platform/db/sql.ts'

export interface HourPay {
  /** Local day and hour of the pickups. */
  readonly day: string
  readonly hour: number
  /** What each Washer who worked on that day earned by pickups of that hour, on average. */
  readonly payMinor: number
}

/** What completed orders around a place paid, by the local hour of their pickup; hours without an order have no row. */
export const hourPays = (
  q: Queryable,
  place: Point & { readonly radiusKm: number },
  { timeZone, now }: { timeZone: string; now: Date },
): Promise<HourPay[]> =>
  q.all<HourPay>(sql`
    with done as (
      select (picked_up_at at time zone ${timeZone})::date as day,
        extract(hour from picked_up_at at time zone ${timeZone})::int as hour, washer_id, net_pay_minor
      from orders
      where status = ${orderProcess.complete.to} and picked_up_at > ${new Date(now.getTime() - market.windows.earnings.days * 86_400_000)}
        and great_circle_m(pickup_latitude, pickup_longitude, ${place.latitude}, ${place.longitude}) <= ${place.radiusKm * 1_000}
    ), working as (
      select day, greatest(1, count(distinct washer_id)) as washers from done group by day
    )
    select d.day::text as day, d.hour, (sum(d.net_pay_minor) / min(w.washers))::double precision as "payMinor"
    from done d join working w on w.day = d.day group by d.day, d.hour`)
