import type { Tx } from '../../platform/db/database.ts'
import { sql } from '../../platform/db/sql.ts'
import type { Announcement } from '../rules/announcement.ts'

const iso = 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'

/**
 * Writes a delivery for each webhook that wants an event. A full payload has the contract's `orderOfEvent`: an explicit list, by the side of the
 * person, both for the market. `announced` is read at the commit, which it is written with. Within a lane, the lock on the order's lanes makes the order of positions the
 * order of commits: it is taken with the commit, so nothing waits for it longer.
 */
export const insertDeliveries = (
  tx: Tx,
  { announced, currency }: { announced: readonly Announcement[]; currency: string },
  counted: (rows: number) => void,
): void =>
  tx.runLast(
    () => sql`
    with announced as (
      select n, a.type, a."orderId", a.at, a."userId", a.data, a."forFormer"
      from jsonb_array_elements(${JSON.stringify(rowsOf(announced))}::jsonb) with ordinality as e (event, n),
        jsonb_to_record(event) as a (type text, "orderId" bigint, at timestamptz, "userId" bigint, data jsonb, "forFormer" boolean)
    ), wanted as (
      select a.n, a.type, a."orderId" as order_id, a.at, a."forFormer" as for_former, w.id as webhook_id,
        a.data || case when w.payload = 'full' and (a."userId" is null or a."userId" in (o.customer_id, o.washer_id))
          then jsonb_build_object('order', jsonb_build_object('id', o.id, 'status', o.status, 'item_count', o.item_count,
              'load_type', o.load_type, 'currency', ${currency}::text, 'pickup_at', to_char(o.pickup_at at time zone 'UTC', ${iso}),
              'placed_at', to_char(o.placed_at at time zone 'UTC', ${iso}), 'accepted_at', to_char(o.accepted_at at time zone 'UTC', ${iso}),
              'picked_up_at', to_char(o.picked_up_at at time zone 'UTC', ${iso}),
              'laundry_completed_at', to_char(o.laundry_completed_at at time zone 'UTC', ${iso}),
              'delivered_at', to_char(o.delivered_at at time zone 'UTC', ${iso}),
              'completed_at', to_char(o.completed_at at time zone 'UTC', ${iso}),
              'cancelled_at', to_char(o.cancelled_at at time zone 'UTC', ${iso}))
            || case when a."userId" is null or a."userId" = o.customer_id then jsonb_build_object('total_minor', o.total_minor) else '{}' end
            || case when a."userId" is null or a."userId" = o.washer_id then jsonb_build_object('net_pay_minor', o.net_pay_minor) else '{}' end)
          else '{}' end as data
      from announced a
      cross join lateral (
        select id, payload, event_types from webhooks where owner_id = a."userId" and disabled_at is null
        union all
        select id, payload, event_types from webhooks where a."userId" is null and owner_id is null and disabled_at is null
      ) w
      left join orders o on o.id = a."orderId"
      where a.type = any(w.event_types)
    ), locked as materialized (
      select pg_advisory_xact_lock(hashtextextended('webhooks', order_id)) as lock
      from (select distinct order_id from wanted where order_id is not null order by order_id) lanes
    )
    insert into webhook_deliveries (webhook_id, type, order_id, position, data, for_former, occurred_at, tries_from, due_at)
    select w.webhook_id, w.type, w.order_id, nextval('webhook_positions'), w.data, w.for_former, w.at, w.at, w.at
    from (select * from wanted order by n) w cross join (select count(lock) as lanes from locked) l where l.lanes >= 0
    returning 1`,
    counted,
  )

const rowsOf = (announced: readonly Announcement[]) =>
  announced.flatMap(({ type, orderId, at, recipients }) =>
    recipients.map(({ userId, data, forFormer = false }) => ({ type, orderId, at, userId, data, forFormer })),
  )
