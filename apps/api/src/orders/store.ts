import type { OrderId, UserId } from '@washline/contract/ids'
import type { Minor } from '@washline/contract/money'
import { draftStatus, type OrderActor, type OrderStatus } from '@washline/contract/orders/process'
import type { LoadType } from '@washline/contract/orders/schemas'
import type { Tx } from '../platform/db/database.ts'
import { inList } from '../platform/db/in-list.ts'
import type { Queryable } from '../platform/db/queryable.ts'
import { type Sql, sql } from '../platform/db/sql.ts'
import { trialFees } from './queries/fees.ts'
import { countOf, laundryValueOf, type OrderItem } from './rules/merge-items.ts'
import type { Price } from './rules/price-order.ts'
import { assign, type OrderChanges } from './store/order-changes.ts'

export interface LockedOrder {
  readonly id: OrderId
  readonly customerId: UserId
  readonly washerId: UserId | null
  readonly status: OrderStatus
  readonly version: number
  /** The version of the price list that prices this order. */
  readonly catalogueVersion: number
  readonly itemCount: number
  readonly valueMinor: Minor
  readonly serviceFeeMinor: Minor
  readonly coverageFeeMinor: Minor
  readonly coverageMinor: Minor
  /** Null for a draft. */
  readonly zoneVersion: number | null
  readonly zoneId: string | null
  readonly zoneFeeMinor: Minor
  readonly pickupFeeMinor: Minor
  readonly smallOrderFeeMinor: Minor
  readonly promiseS: number
  readonly walletMinor: Minor
  readonly totalMinor: Minor
  readonly agreedMinor: Minor
  readonly authorisedMinor: Minor
  readonly netPayMinor: Minor
  /** What a placed order was priced by; null: what is built in. */
  readonly fees: unknown
  readonly loadType: LoadType | null
  readonly paymentMethodId: string | null
  readonly photoKeys: readonly string[]
  readonly createdAt: Date
  readonly pickupAt: Date | null
  readonly promiseKept: boolean | null
  readonly pendingSince: Date | null
  readonly acceptedAt: Date | null
  readonly arrivedAt: Date | null
  readonly pickedUpAt: Date | null
  readonly laundryStartedAt: Date | null
  readonly takenOverAt: Date | null
  readonly laundryCompletedAt: Date | null
  readonly deliveredAt: Date | null
  readonly deliveryProven: boolean | null
}

const orderColumns = sql`
  id, customer_id as "customerId", washer_id as "washerId", status, version, catalogue_version as "catalogueVersion", item_count as "itemCount",
  value_minor as "valueMinor", service_fee_minor as "serviceFeeMinor", coverage_fee_minor as "coverageFeeMinor",
  coverage_minor as "coverageMinor", zone_version as "zoneVersion", zone_id as "zoneId", zone_fee_minor as "zoneFeeMinor",
  pickup_fee_minor as "pickupFeeMinor", small_order_fee_minor as "smallOrderFeeMinor", promise_s as "promiseS", wallet_minor as "walletMinor", total_minor as "totalMinor",
  agreed_minor as "agreedMinor", authorised_minor as "authorisedMinor", net_pay_minor as "netPayMinor", fees, load_type as "loadType",
  payment_method_id as "paymentMethodId", photo_keys as "photoKeys", created_at as "createdAt",
  pickup_at as "pickupAt", promise_kept as "promiseKept", pending_since as "pendingSince", accepted_at as "acceptedAt", arrived_at as "arrivedAt", picked_up_at as "pickedUpAt",
  taken_over_at as "takenOverAt", laundry_started_at as "laundryStartedAt", laundry_completed_at as "laundryCompletedAt",
  delivered_at as "deliveredAt", delivery_proven as "deliveryProven"`

export const lockOrder = (tx: Tx, orderId: OrderId): Promise<LockedOrder | undefined> =>
  tx.maybe<LockedOrder>(sql`select ${orderColumns} from orders where id = ${orderId} for update`)

/** Locks an order of which nothing else is read. */
export const lockOrderOnly = (tx: Tx, orderId: OrderId): Promise<number> =>
  tx.run(sql`select from orders where id = ${orderId} for update`)

export interface OrderToPlace extends LockedOrder {
  /** The version of the zones that applies: most markets have none, and read no more. */
  readonly zonesVersion: number
  /** The fees of a trial, while one runs. */
  readonly trialFees: unknown
}

const toPlace = (orderId: OrderId, at: Date): Sql => sql`
  select ${orderColumns}, (select coalesce(max(v.version), 0) from zone_versions v) as "zonesVersion", (${trialFees(at)}) as "trialFees"
  from orders where id = ${orderId}`

/** An order that is to be placed, with what it is priced by. */
export const readToPlace = (q: Queryable, orderId: OrderId, at: Date): Promise<OrderToPlace | undefined> =>
  q.maybe<OrderToPlace>(toPlace(orderId, at))

/** The same, locked, where its items change before the card is asked. */
export const lockToPlace = (tx: Tx, orderId: OrderId, at: Date): Promise<OrderToPlace | undefined> =>
  tx.maybe<OrderToPlace>(sql`${toPlace(orderId, at)} for update`)

/** Those of the orders that no other transaction has locked, locked. */
export const lockFreeOrders = async (tx: Tx, orderIds: readonly OrderId[]): Promise<OrderId[]> =>
  (
    await tx.all<{ id: OrderId }>(
      sql`select id from orders where id = any(${orderIds}::bigint[]) order by id for update skip locked`,
    )
  ).map(({ id }) => id)

export const readOrder = (q: Queryable, orderId: OrderId): Promise<LockedOrder | undefined> =>
  q.maybe<LockedOrder>(sql`select ${orderColumns} from orders where id = ${orderId}`)

/** Whether a customer has replaced this Washer of an order. */
export const wasReplaced = async (tx: Tx, orderId: OrderId, washerId: UserId): Promise<boolean> =>
  (await tx.maybe(sql`
    select 1 from order_events
    where order_id = ${orderId} and move = 'replace' and (data ->> 'washerId')::bigint = ${washerId} limit 1`)) !==
  undefined

/** What a move changes besides the status, and the data stored with its event. */
export interface MoveChange {
  readonly set?: OrderChanges
  readonly data?: Record<string, unknown>
  /** The move is not saved while an adjustment waits for the customer. */
  readonly waits?: boolean
}

export interface OrderEvent {
  readonly id: string
  readonly move: string
  readonly to: OrderStatus
  readonly actor: OrderActor
  readonly actorId: UserId | null
  readonly at: Date
}

/**
 * Saves a move and its event and ends a waiting adjustment, in one statement: the customer's move declines it, any other
 * withdraws it. Returns false if the order has changed since it was read, or if the move waits for an adjustment.
 */
export async function saveMove(tx: Tx, order: LockedOrder, event: OrderEvent, change: MoveChange): Promise<boolean> {
  const rows = await tx.run(sql`
    with moved as (
      update orders set status = ${event.to}, version = version + 1 ${assign({ arrivedAt: null, ...change.set })}
      where id = ${order.id} and status = ${order.status} and version = ${order.version}
        and not (${change.waits ?? false} and exists (
          select from order_adjustments a where a.order_id = ${order.id} and a.state = 'waiting'))
      returning id
    ), ended as (
      update order_adjustments set state = ${event.actor === 'customer' ? 'declined' : 'withdrawn'}, decided_at = ${event.at}
      where order_id in (select id from moved) and state = 'waiting'
    )
    insert into order_events (id, order_id, move, from_status, to_status, actor, actor_id, at, data)
    select ${event.id}, id, ${event.move}, ${order.status}, ${event.to}, ${event.actor}, ${event.actorId}::bigint,
      ${event.at}, ${JSON.stringify(change.data ?? {})}::jsonb
    from moved`)
  return rows === 1
}

export const itemsOf = (q: Queryable, orderId: OrderId): Promise<OrderItem[]> =>
  q.all<OrderItem>(sql`
    select id, name, garment, category, quantity, unit_price_minor as "unitPriceMinor", confidence, boxes
    from order_items where order_id = ${orderId} order by position`)

const itemRows = (items: readonly OrderItem[]): Sql => sql`
  jsonb_to_recordset(${JSON.stringify(items.map((item, position) => ({ ...item, position })))}::jsonb) as x(
    id bigint, position int, name text, garment text, category text, quantity int, "unitPriceMinor" bigint,
    confidence real, boxes jsonb)`

/** Creates a draft with the items found on its first photo and returns its id. */
export async function insertDraft(
  tx: Tx,
  draft: {
    customerId: UserId
    /** The first photo; null for a draft without one. */
    photoKey: string | null
    scanner: string | null
    price: Price
    catalogueVersion: number
    coverageMinor: Minor
    at: Date
  },
  items: readonly OrderItem[],
): Promise<OrderId> {
  const { price } = draft
  const { id } = await tx.one<{ id: OrderId }>(sql`
    with draft as (
      insert into orders (customer_id, status, item_count, value_minor, service_fee_minor, total_minor,
        catalogue_version, coverage_minor, photo_keys, scanner, created_at)
      values (${draft.customerId}, ${draftStatus}, ${countOf(items)}, ${price.valueMinor}, ${price.serviceFeeMinor},
        ${price.totalMinor}, ${draft.catalogueVersion}, ${draft.coverageMinor}, ${draft.photoKey === null ? [] : [draft.photoKey]}::text[],
        ${draft.scanner}::text, ${draft.at})
      returning id
    ), listed as (
      insert into order_items (order_id, position, name, garment, category, quantity, unit_price_minor, confidence, boxes)
      select draft.id, x.position, x.name, x.garment, x.category, x.quantity, x."unitPriceMinor", x.confidence, x.boxes
      from draft, ${itemRows(items)}
    )
    select id from draft`)
  return id
}

/** Replaces the item list and updates the order's count and value. Items with an id keep their row. */
export async function saveItems(
  tx: Tx,
  order: { id: OrderId; version: number },
  items: readonly OrderItem[],
  set: OrderChanges = {},
): Promise<void> {
  const changed = await tx.run(sql`
    with listed as (select * from ${itemRows(items)}
    ), removed as (
      delete from order_items where order_id = ${order.id}
        and not exists (select from listed where listed.id = order_items.id)
    ), updated as (
      update order_items i set position = x.position, name = x.name, garment = x.garment, category = x.category,
        quantity = x.quantity, unit_price_minor = x."unitPriceMinor", confidence = x.confidence, boxes = x.boxes
      from listed x where x.id = i.id and i.order_id = ${order.id}
    ), added as (
      insert into order_items (order_id, position, name, garment, category, quantity, unit_price_minor, confidence, boxes)
      select ${order.id}, position, name, garment, category, quantity, "unitPriceMinor", confidence, boxes
      from listed where id is null
    )
    update orders set version = version + 1, item_count = ${countOf(items)}, value_minor = ${laundryValueOf(items)} ${assign(set)}
    where id = ${order.id} and version = ${order.version}`)
  if (changed !== 1) throw new Error(`order ${order.id} was not locked before its items were saved`)
}

/** The draft is not deleted before this time, plus the usual life of a draft. */
export const saveBookedUntil = (tx: Tx, orderId: OrderId, until: Date | null): Promise<number> =>
  tx.run(sql`update orders set booked_until = ${until} where id = ${orderId} and status = ${draftStatus}`)

/** What the customer chose for an order besides its items. */
export interface OrderChoices {
  readonly notes: string | null
  readonly address: string | null
  readonly latitude: number | null
  readonly longitude: number | null
}

export const choicesOf = (q: Queryable, orderId: OrderId): Promise<OrderChoices> =>
  q.one<OrderChoices>(sql`
    select notes, pickup_address as address, pickup_latitude as latitude, pickup_longitude as longitude
    from orders where id = ${orderId}`)

/** The keys of an order's photos of declared items, as an array. */
export const declaredKeys = sql`array(select p.key from order_declared_photos p where p.order_id = orders.id)`

/** Deletes a locked draft and returns the keys of its photos. */
export const deleteDraftOf = async (tx: Tx, orderId: OrderId): Promise<string[]> => {
  const { photoKeys } = await tx.one<{ photoKeys: string[] }>(sql`
    delete from orders where id = ${orderId} and status = ${draftStatus}
    returning photo_keys || ${declaredKeys} as "photoKeys"`)
  return photoKeys
}

/** Deletes up to `limit` drafts created before `before` and returns the keys of their photos. */
export const deleteDrafts = async (tx: Tx, before: Date, limit: number): Promise<string[]> => {
  const rows = await tx.all<{ photoKeys: string[] }>(sql`
    delete from orders where id in (
      select id from orders where status ${inList([draftStatus])} and created_at < ${before}
        and (booked_until is null or booked_until < ${before})
      order by created_at limit ${limit} for update skip locked)
    returning photo_keys || ${declaredKeys} as "photoKeys"`)
  return rows.flatMap((row) => row.photoKeys)
}

export const saveReceiptSent = (
  q: Queryable,
  email: { orderId: OrderId; occasion: string; at: Date },
): Promise<number> =>
  q.run(sql`
    insert into order_receipt_emails (order_id, occasion, sent_at) values (${email.orderId}, ${email.occasion}, ${email.at})
    on conflict do nothing`)

/** Changes a locked order without a move. */
export const saveOrder = (tx: Tx, orderId: OrderId, changes: OrderChanges): Promise<number> =>
  tx.run(sql`update orders set version = version + 1 ${assign(changes)} where id = ${orderId}`)
