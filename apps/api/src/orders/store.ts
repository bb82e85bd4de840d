import type { OrderStatus } from '@washline/contract/orders/process'
import type { LoadType } from '@washline/contract/orders/schemas'
import type { Queryable, Tx } from '../platform/db/database.ts'
import { type Sql, sql } from '../platform/db/sql.ts'
import { countOf, type FoundItem, laundryValueOf, type OrderItem } from './rules/merge-items.ts'
import type { Price } from './rules/price-order.ts'

/** An order as the use cases decide on it. */
export interface LockedOrder {
  readonly id: number
  readonly customerId: number
  readonly washerId: number | null
  readonly status: OrderStatus
  readonly version: number
  /** The price list that it is priced by. */
  readonly catalogueVersion: number
  readonly itemCount: number
  readonly valueMinor: number
  readonly serviceFeeMinor: number
  readonly coverageFeeMinor: number
  readonly coverageMinor: number
  readonly walletMinor: number
  readonly totalMinor: number
  readonly agreedMinor: number
  readonly authorisedMinor: number
  readonly netPayMinor: number
  readonly loadType: LoadType | null
  readonly paymentMethodId: string | null
  readonly photoKeys: readonly string[]
  readonly createdAt: Date
  readonly pendingSince: Date | null
  readonly acceptedAt: Date | null
  readonly pickedUpAt: Date | null
  readonly laundryCompletedAt: Date | null
}

const orderColumns = sql`
  id, customer_id as "customerId", washer_id as "washerId", status, version, catalogue_version as "catalogueVersion", item_count as "itemCount",
  value_minor as "valueMinor", service_fee_minor as "serviceFeeMinor", coverage_fee_minor as "coverageFeeMinor",
  coverage_minor as "coverageMinor", wallet_minor as "walletMinor", total_minor as "totalMinor",
  agreed_minor as "agreedMinor", authorised_minor as "authorisedMinor", net_pay_minor as "netPayMinor", load_type as "loadType",
  payment_method_id as "paymentMethodId", photo_keys as "photoKeys", created_at as "createdAt",
  pending_since as "pendingSince", accepted_at as "acceptedAt", picked_up_at as "pickedUpAt", laundry_completed_at as "laundryCompletedAt"`

/** The order, held until the transaction ends. */
export const lockOrder = (tx: Tx, orderId: number): Promise<LockedOrder | undefined> =>
  tx.maybe<LockedOrder>(sql`select ${orderColumns} from orders where id = ${orderId} for update`)

export const readOrder = (q: Queryable, orderId: number): Promise<LockedOrder | undefined> =>
  q.maybe<LockedOrder>(sql`select ${orderColumns} from orders where id = ${orderId}`)

/** Assignments that a move makes beside the status, and what its event remembers. */
export interface MoveChange {
  readonly set?: Sql
  readonly data?: Record<string, unknown>
}

export interface OrderEvent {
  readonly id: string
  readonly move: string
  readonly to: OrderStatus
  readonly actor: 'customer' | 'washer' | 'system'
  readonly actorId: number | null
  readonly at: Date
}

/**
 * Saves a move of a locked order, its event, and that a correction still waiting has lapsed, in one statement.
 * False when the order is no longer as it was decided on.
 */
export async function saveMove(tx: Tx, order: LockedOrder, event: OrderEvent, change: MoveChange): Promise<boolean> {
  const rows = await tx.run(sql`
    with moved as (
      update orders set status = ${event.to}, version = version + 1 ${change.set ? sql`, ${change.set}` : sql``}
      where id = ${order.id} and status = ${order.status} and version = ${order.version}
      returning id
    ), lapsed as (
      update order_adjustments set state = 'declined', decided_at = ${event.at}
      where order_id in (select id from moved) and state = 'waiting'
    )
    insert into order_events (id, order_id, move, from_status, to_status, actor, actor_id, at, data)
    select ${event.id}, id, ${event.move}, ${order.status}, ${event.to}, ${event.actor}, ${event.actorId}::bigint,
      ${event.at}, ${JSON.stringify(change.data ?? {})}::jsonb
    from moved`)
  return rows === 1
}

export const itemsOf = (q: Queryable, orderId: number): Promise<OrderItem[]> =>
  q.all<OrderItem>(sql`
    select id, name, garment, category, quantity, unit_price_minor as "unitPriceMinor", confidence, boxes
    from order_items where order_id = ${orderId} order by position`)

const itemRows = (items: readonly OrderItem[]): Sql => sql`
  jsonb_to_recordset(${JSON.stringify(items.map((item, position) => ({ ...item, position })))}::jsonb) as x(
    id bigint, position int, name text, garment text, category text, quantity int, "unitPriceMinor" bigint,
    confidence real, boxes jsonb)`

/** Opens a draft with what a photo shows and gives its id. */
export async function insertDraft(
  tx: Tx,
  draft: {
    customerId: number
    photoKey: string
    scanner: string
    price: Price
    catalogueVersion: number
    coverageMinor: number
    at: Date
  },
  items: readonly OrderItem[],
): Promise<number> {
  const { price } = draft
  const { id } = await tx.one<{ id: number }>(sql`
    with made as (
      insert into orders (customer_id, status, item_count, value_minor, service_fee_minor, total_minor,
        catalogue_version, coverage_minor, photo_keys, scanner, created_at)
      values (${draft.customerId}, 'draft', ${countOf(items)}, ${price.valueMinor}, ${price.serviceFeeMinor},
        ${price.totalMinor}, ${draft.catalogueVersion}, ${draft.coverageMinor}, array[${draft.photoKey}::text],
        ${draft.scanner}, ${draft.at})
      returning id
    ), listed as (
      insert into order_items (order_id, position, name, garment, category, quantity, unit_price_minor, confidence, boxes)
      select made.id, x.position, x.name, x.garment, x.category, x.quantity, x."unitPriceMinor", x.confidence, x.boxes
      from made, ${itemRows(items)}
    )
    select id from made`)
  return id
}

/** Notes what a scanner found on one photo of an order. */
export const insertScan = (
  tx: Tx,
  scan: { orderId: number; photoKey: string; scanner: string; found: readonly FoundItem[]; at: Date },
): Promise<number> => {
  const found = scan.found.map(({ garment, quantity, confidence, boxes }) => ({ garment, quantity, confidence, boxes }))
  return tx.run(sql`
    insert into order_scans (order_id, photo_key, scanner, found, at)
    values (${scan.orderId}, ${scan.photoKey}, ${scan.scanner}, ${JSON.stringify(found)}::jsonb, ${scan.at})`)
}

export async function saveConsent(tx: Tx, wish: { userId: number; consents: boolean; at: Date }): Promise<void> {
  await tx.run(sql`
    insert into training_consents (user_id, consents, at) values (${wish.userId}, ${wish.consents}, ${wish.at})
    on conflict (user_id) do update set consents = excluded.consents, at = excluded.at
    where training_consents.consents <> excluded.consents`)
}

/** Replaces the item list with one, of which known ids stay the same rows, and the order's figures with it. */
export async function saveItems(
  tx: Tx,
  order: { id: number; version: number },
  items: readonly OrderItem[],
  set: Sql = sql``,
): Promise<void> {
  const changed = await tx.run(sql`
    with listed as (select * from ${itemRows(items)}
    ), gone as (
      delete from order_items where order_id = ${order.id}
        and not exists (select from listed where listed.id = order_items.id)
    ), kept as (
      update order_items i set position = x.position, name = x.name, garment = x.garment, category = x.category,
        quantity = x.quantity, unit_price_minor = x."unitPriceMinor", confidence = x.confidence, boxes = x.boxes
      from listed x where x.id = i.id and i.order_id = ${order.id}
    ), fresh as (
      insert into order_items (order_id, position, name, garment, category, quantity, unit_price_minor, confidence, boxes)
      select ${order.id}, position, name, garment, category, quantity, "unitPriceMinor", confidence, boxes
      from listed where id is null
    )
    update orders set version = version + 1, item_count = ${countOf(items)}, value_minor = ${laundryValueOf(items)} ${set}
    where id = ${order.id} and version = ${order.version}`)
  if (changed !== 1) throw new Error(`order ${order.id} was not locked before its items were saved`)
}

export interface Adjustment {
  readonly id: number
  readonly washerId: number
  readonly items: readonly OrderItem[]
  readonly valueMinor: number
  readonly totalMinor: number
}

/** Records a correction of the Washer; an older one that still waits gives way to it. */
export async function insertAdjustment(
  tx: Tx,
  adjustment: Omit<Adjustment, 'id'> & {
    orderId: number
    valueBeforeMinor: number
    reason: string
    state: 'applied' | 'waiting'
    at: Date
  },
): Promise<number> {
  const { orderId, state, at } = adjustment
  await tx.run(sql`
    update order_adjustments set state = 'declined', decided_at = ${at} where order_id = ${orderId} and state = 'waiting'`)
  const { id } = await tx.one<{ id: number }>(sql`
    insert into order_adjustments (order_id, washer_id, state, reason, items, value_before_minor, value_minor, total_minor, created_at, decided_at)
    values (${orderId}, ${adjustment.washerId}, ${state}, ${adjustment.reason}, ${JSON.stringify(adjustment.items)}::jsonb,
      ${adjustment.valueBeforeMinor}, ${adjustment.valueMinor}, ${adjustment.totalMinor}, ${at}, ${state === 'waiting' ? null : at}::timestamptz)
    returning id`)
  return id
}

export const waitingAdjustment = (tx: Tx, orderId: number): Promise<Adjustment | undefined> =>
  tx.maybe<Adjustment>(sql`
    select id, washer_id as "washerId", items, value_minor as "valueMinor", total_minor as "totalMinor"
    from order_adjustments where order_id = ${orderId} and state = 'waiting'`)

export const decideAdjustment = (tx: Tx, id: number, state: 'approved' | 'declined', at: Date): Promise<number> =>
  tx.run(sql`
    update order_adjustments set state = ${state}, decided_at = ${at} where id = ${id} and state = 'waiting'`)

/** Keeps a photo with a draft, to be named when it is placed. */
export const insertDeclaredPhoto = (tx: Tx, photo: { key: string; orderId: number; at: Date }): Promise<number> =>
  tx.run(sql`
    insert into order_declared_photos (key, order_id, uploaded_at) values (${photo.key}, ${photo.orderId}, ${photo.at})`)

export const countDeclaredPhotos = async (q: Queryable, orderId: number): Promise<number> =>
  (
    await q.one<{ count: number }>(sql`
    select count(*)::int as count from order_declared_photos where order_id = ${orderId}`)
  ).count

/** Which of these photos were uploaded for this order. */
export const declaredPhotosOf = async (tx: Tx, orderId: number, keys: readonly string[]): Promise<string[]> => {
  const rows = await tx.all<{ key: string }>(sql`
    select key from order_declared_photos where order_id = ${orderId} and key = any(${keys}::text[])`)
  return rows.map(({ key }) => key)
}

export interface DeclaredRow {
  readonly itemId: number
  readonly name: string
  readonly valueMinor: number
  readonly photoKey: string | null
}

export const insertDeclared = (
  tx: Tx,
  { orderId, at, rows }: { orderId: number; at: Date; rows: readonly DeclaredRow[] },
): Promise<number> =>
  tx.run(sql`
    insert into order_declared_items (order_id, item_id, name, value_minor, photo_key, declared_at)
    select ${orderId}, "itemId", name, "valueMinor", "photoKey", ${at}
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as x("itemId" bigint, name text, "valueMinor" bigint, "photoKey" text)`)

/** Deletes photos that an order was placed without, some at a time, and gives their keys. */
export const deleteUnusedDeclaredPhotos = async (tx: Tx, limit: number): Promise<string[]> => {
  const rows = await tx.all<{ key: string }>(sql`
    delete from order_declared_photos where key in (
      select p.key from order_declared_photos p join orders o on o.id = p.order_id
      where o.status <> 'draft' and not exists (select from order_declared_items d where d.photo_key = p.key)
      limit ${limit})
    returning key`)
  return rows.map(({ key }) => key)
}

/** The keys of the photos of what an order declares, as an array. */
export const declaredKeys = sql`array(select p.key from order_declared_photos p where p.order_id = orders.id)`

/** Deletes drafts begun before `before`, some at a time, and gives the keys of their photos. */
export const deleteDrafts = async (tx: Tx, before: Date, limit: number): Promise<string[]> => {
  const rows = await tx.all<{ photoKeys: string[] }>(sql`
    delete from orders where id in (
      select id from orders where status = 'draft' and created_at < ${before}
      order by created_at limit ${limit} for update skip locked)
    returning photo_keys || ${declaredKeys} as "photoKeys"`)
  return rows.flatMap((row) => row.photoKeys)
}

export const saveReceiptSent = (
  q: Queryable,
  letter: { orderId: number; occasion: string; at: Date },
): Promise<number> =>
  q.run(sql`
    insert into order_receipt_letters (order_id, occasion, sent_at) values (${letter.orderId}, ${letter.occasion}, ${letter.at})
    on conflict do nothing`)
