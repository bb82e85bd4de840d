import type { Blocker } from '@washline/contract/identity/schemas'
import { type OrderId, orderNumber } from '@washline/contract/ids'
import { assignedStatuses, draftStatus, openStatuses } from '@washline/contract/orders/process'
import { inList } from '../platform/db/in-list.ts'
import { sql } from '../platform/db/sql.ts'
import type { PrivacyPart } from '../platform/privacy-part.ts'
import { consentOf } from './queries.ts'
import { declaredKeys } from './store.ts'

const deletedAddress = 'Deleted'

/** A person's orders and, as a Washer, their work without the customers' addresses and photos. */
export const ordersPrivacy: PrivacyPart = {
  read: async (q, userId) => {
    const orders = await q.all<{ readonly photoKeys: string[]; readonly [column: string]: unknown }>(sql`
      select o.id, o.status, o.item_count as "itemCount", o.value_minor as "valueMinor",
        o.service_fee_minor as "serviceFeeMinor", o.coverage_fee_minor as "coverageFeeMinor", o.zone_fee_minor as "zoneFeeMinor",
        o.pickup_fee_minor as "pickupFeeMinor", o.small_order_fee_minor as "smallOrderFeeMinor", o.wallet_minor as "walletMinor",
        o.total_minor as "totalMinor", o.load_type as "loadType", o.notes, o.pickup_address as "pickupAddress",
        o.pickup_latitude as "pickupLatitude", o.pickup_longitude as "pickupLongitude", o.pickup_at as "pickupAt",
        o.photo_keys || array(select p.key from order_declared_photos p where p.order_id = o.id)
          || array(select p.key from order_adjustment_photos p where p.order_id = o.id) as "photoKeys", o.created_at as "createdAt", o.placed_at as "placedAt", o.accepted_at as "acceptedAt",
        o.picked_up_at as "pickedUpAt", o.delivered_at as "deliveredAt", o.completed_at as "completedAt",
        o.cancelled_at as "cancelledAt",
        (select coalesce(jsonb_agg(jsonb_build_object('name', d.name, 'valueMinor', d.value_minor) order by d.id), '[]')
          from order_declared_items d where d.order_id = o.id) as "declaredItems",
        (select coalesce(jsonb_agg(jsonb_build_object('name', i.name, 'category', i.category, 'quantity', i.quantity,
            'unitPriceMinor', i.unit_price_minor) order by i.position), '[]')
          from order_items i where i.order_id = o.id) as items
      from orders o where o.customer_id = ${userId} order by o.id`)
    const work = await q.all(sql`
      select id, status, item_count as "itemCount", load_type as "loadType", net_pay_minor as "netPayMinor",
        accepted_at as "acceptedAt", picked_up_at as "pickedUpAt", delivered_at as "deliveredAt",
        completed_at as "completedAt", promise_kept as "promiseKept"
      from orders where washer_id = ${userId} order by id`)
    const rescues = await q.all(sql`
      select r.order_id as "orderId", r.state, r.opened_at as "openedAt", r.accepted_at as "acceptedAt", r.closed_at as "closedAt",
        case when r.giver_id = ${userId} then r.reason end as reason
      from rescues r where ${userId}::bigint in (r.giver_id, r.successor_id) order by r.id`)
    const scans = await q.all(sql`
      select s.order_id as "orderId", s.scanner, s.found, s.at from order_scans s join orders o on o.id = s.order_id
      where o.customer_id = ${userId} order by s.id`)
    const pieces = await q.all(sql`
      select p.order_id as "orderId", p.garment, p.name, p.box, p.appearance, p.verdict,
        p.recognized_as as "recognizedAs", p.is_other as "isOther" from order_pieces p join orders o on o.id = p.order_id
      where o.customer_id = ${userId} order by p.id`)
    const paces = await q.all(sql`
      select stage, orders, mean, variance, updated_at as "updatedAt" from washer_paces where washer_id = ${userId} order by stage`)
    const training = { consents: await consentOf(q, userId) }
    return {
      sections: { orders, work, rescues, scans, pieces, paces, training },
      photoKeys: orders.flatMap(({ photoKeys }) => photoKeys),
    }
  },

  blockers: async (q, userId) => {
    const open = await q.all<{ id: OrderId; isCustomer: boolean }>(sql`
      select id, customer_id = ${userId} as "isCustomer" from orders
      where (customer_id = ${userId} and status ${inList(openStatuses)})
        or (washer_id = ${userId} and status ${inList(assignedStatuses)})
      order by id`)
    return open.map(({ id, isCustomer }): Blocker => {
      const number = orderNumber(id)
      return isCustomer
        ? { code: 'open_order', message: `${number} is still on its way. Wait until it is complete, or cancel it.` }
        : { code: 'washing_order', message: `${number} is still in your hands. Finish it or release it first.` }
    })
  },

  // Drafts first: the delete waits for a draft that is being placed, which the update below then finds as an order.
  erase: async (tx, { userId }) => {
    const drafts = await tx.all<{ photoKeys: string[] }>(sql`
      delete from orders where customer_id = ${userId} and status = ${draftStatus}
      returning photo_keys || ${declaredKeys} as "photoKeys"`)
    const placed = await tx.all<{ photoKeys: string[] }>(sql`
      with mine as (select id, photo_keys from orders where customer_id = ${userId} and status <> ${draftStatus} for update)
      update orders o set notes = null, photo_keys = '{}',
        pickup_address = case when o.pickup_address is not null then ${deletedAddress} end,
        pickup_latitude = round(o.pickup_latitude::numeric, 1), pickup_longitude = round(o.pickup_longitude::numeric, 1)
      from mine where o.id = mine.id
      returning mine.photo_keys as "photoKeys"`)
    await tx.run(sql`
      delete from order_scans s using orders o where o.id = s.order_id and o.customer_id = ${userId}`)
    await tx.run(sql`
      delete from order_pieces p using orders o where o.id = p.order_id and o.customer_id = ${userId}`)
    await tx.run(sql`delete from training_consents where user_id = ${userId}`)
    await tx.run(sql`delete from washer_paces where washer_id = ${userId}`)
    await tx.run(sql`
      update rescues set reason = null, address = ${deletedAddress},
        latitude = round(latitude::numeric, 1), longitude = round(longitude::numeric, 1)
      where giver_id = ${userId}`)
    const declared = await tx.all<{ photoKeys: string[] }>(sql`
      delete from order_declared_photos p using orders o where o.id = p.order_id and o.customer_id = ${userId}
      returning array[p.key] as "photoKeys"`)
    const adjusted = await tx.all<{ photoKeys: string[] }>(sql`
      delete from order_adjustment_photos p using orders o
      where o.id = p.order_id and ${userId}::bigint in (o.customer_id, p.washer_id)
      returning array[p.key] as "photoKeys"`)
    return [...drafts, ...placed, ...declared, ...adjusted].flatMap(({ photoKeys }) => photoKeys)
  },
}
