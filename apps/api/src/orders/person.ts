import type { Obstacle } from '@washline/contract/identity/schemas'
import { orderNumber } from '@washline/contract/ids'
import { sql } from '../platform/db/sql.ts'
import type { PersonPart } from '../platform/person-part.ts'
import { consentOf } from './queries.ts'
import { declaredKeys } from './store.ts'

const goneAddress = 'Deleted'

/** A person's orders, and, without the customer's address and photos, the work done for others. */
export const ordersPerson: PersonPart = {
  read: async (q, userId) => {
    const orders = await q.all<{ photoKeys: string[] }>(sql`
      select o.id, o.status, o.item_count as "itemCount", o.value_minor as "valueMinor",
        o.service_fee_minor as "serviceFeeMinor", o.coverage_fee_minor as "coverageFeeMinor", o.wallet_minor as "walletMinor",
        o.total_minor as "totalMinor", o.load_type as "loadType", o.notes, o.pickup_address as "pickupAddress",
        o.pickup_latitude as "pickupLatitude", o.pickup_longitude as "pickupLongitude", o.pickup_at as "pickupAt",
        o.photo_keys || array(select p.key from order_declared_photos p where p.order_id = o.id) as "photoKeys", o.created_at as "createdAt", o.placed_at as "placedAt", o.accepted_at as "acceptedAt",
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
    const scans = await q.all(sql`
      select s.order_id as "orderId", s.scanner, s.found, s.at from order_scans s join orders o on o.id = s.order_id
      where o.customer_id = ${userId} order by s.id`)
    const training = { consents: await consentOf(q, userId) }
    return { sections: { orders, work, scans, training }, photoKeys: orders.flatMap(({ photoKeys }) => photoKeys) }
  },

  obstacles: async (q, userId) => {
    const open = await q.all<{ id: number; isCustomer: boolean }>(sql`
      select id, customer_id = ${userId} as "isCustomer" from orders
      where (customer_id = ${userId} and status in ('pending', 'accepted', 'picked_up', 'in_progress', 'delivered'))
        or (washer_id = ${userId} and status in ('accepted', 'picked_up', 'in_progress', 'delivered'))
      order by id`)
    return open.map(({ id, isCustomer }): Obstacle => {
      const number = orderNumber(id)
      return isCustomer
        ? { code: 'open_order', message: `${number} is still on its way. Wait until it is complete, or cancel it.` }
        : { code: 'washing_order', message: `${number} is still in your hands. Finish it or release it first.` }
    })
  },

  // Drafts first: one that is being placed right now is waited for, and then seen as an open order.
  erase: async (tx, { userId }) => {
    const drafts = await tx.all<{ photoKeys: string[] }>(sql`
      delete from orders where customer_id = ${userId} and status = 'draft'
      returning photo_keys || ${declaredKeys} as "photoKeys"`)
    const kept = await tx.all<{ photoKeys: string[] }>(sql`
      with mine as (select id, photo_keys from orders where customer_id = ${userId} and status <> 'draft' for update)
      update orders o set notes = null, photo_keys = '{}',
        pickup_address = case when o.pickup_address is not null then ${goneAddress} end,
        pickup_latitude = round(o.pickup_latitude::numeric, 1), pickup_longitude = round(o.pickup_longitude::numeric, 1)
      from mine where o.id = mine.id
      returning mine.photo_keys as "photoKeys"`)
    await tx.run(sql`
      delete from order_scans s using orders o where o.id = s.order_id and o.customer_id = ${userId}`)
    await tx.run(sql`delete from training_consents where user_id = ${userId}`)
    const declared = await tx.all<{ photoKeys: string[] }>(sql`
      delete from order_declared_photos p using orders o where o.id = p.order_id and o.customer_id = ${userId}
      returning array[p.key] as "photoKeys"`)
    return [...drafts, ...kept, ...declared].flatMap(({ photoKeys }) => photoKeys)
  },
}
