import { market } from '@washline/contract/market'
import { orderProcess } from '@washline/contract/orders/process'
import type { Queryable } from '../../platform/db/queryable.ts'
import { sql } from '../../platform/db/sql.ts'
import type { PricedOrder } from '../rules/replay-prices.ts'

const { newcomerOrders } = market.dispatch

/** The last orders that were placed since a time and not cancelled, with their items; second washes have no price. */
export const placedSince = (q: Queryable, since: Date, most: number): Promise<PricedOrder[]> =>
  q.all<PricedOrder>(sql`
    select o.id as "orderId", o.washer_id as "washerId", o.load_type as "loadType", o.coverage_minor as "coverageMinor",
      o.value_minor as "valueMinor", o.service_fee_minor as "serviceFeeMinor", o.coverage_fee_minor as "coverageFeeMinor",
      o.zone_fee_minor as "zoneFeeMinor", o.pickup_fee_minor as "pickupFeeMinor", o.small_order_fee_minor as "smallOrderFeeMinor",
      o.wallet_minor as "walletMinor", o.total_minor as "totalMinor", o.net_pay_minor as "netPayMinor", o.fees,
      o.washer_id is not null and (
        select count(*) from (
          select from orders d where d.washer_id = o.washer_id and d.completed_at < o.placed_at limit ${newcomerOrders}
        ) done) < ${newcomerOrders} as "isNewcomer",
      coalesce((
        select json_agg(json_build_object('quantity', i.quantity, 'unitPriceMinor', i.unit_price_minor) order by i.position)
        from order_items i where i.order_id = o.id), '[]') as items
    from orders o
    where o.placed_at > ${since} and o.status <> ${orderProcess.cancel.to}
      and not exists (select from order_rewashes r where r.order_id = o.id)
    order by o.placed_at desc, o.id desc limit ${most}`)
