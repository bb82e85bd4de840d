import type { ItemId, OrderId } from '@washline/contract/ids'
import type { Minor } from '@washline/contract/money'
import { draftStatus } from '@washline/contract/orders/process'
import type { Tx } from '../../platform/db/database.ts'
import type { Queryable } from '../../platform/db/queryable.ts'
import { sql } from '../../platform/db/sql.ts'

export const insertDeclaredPhoto = (tx: Tx, photo: { key: string; orderId: OrderId; at: Date }): Promise<number> =>
  tx.run(sql`
    insert into order_declared_photos (key, order_id, uploaded_at) values (${photo.key}, ${photo.orderId}, ${photo.at})`)

export const countDeclaredPhotos = async (q: Queryable, orderId: OrderId): Promise<number> =>
  (
    await q.one<{ count: number }>(sql`
    select count(*)::int as count from order_declared_photos where order_id = ${orderId}`)
  ).count

/** Those of `keys` that were uploaded for this order. */
export const declaredPhotosOf = async (q: Queryable, orderId: OrderId, keys: readonly string[]): Promise<string[]> => {
  const rows = await q.all<{ key: string }>(sql`
    select key from order_declared_photos where order_id = ${orderId} and key = any(${keys}::text[])`)
  return rows.map(({ key }) => key)
}

export interface DeclaredRow {
  readonly itemId: ItemId
  readonly name: string
  readonly valueMinor: Minor
  readonly photoKey: string | null
}

export const insertDeclared = (
  tx: Tx,
  { orderId, at, rows }: { orderId: OrderId; at: Date; rows: readonly DeclaredRow[] },
): Promise<number> =>
  tx.run(sql`
    insert into order_declared_items (order_id, item_id, name, value_minor, photo_key, declared_at)
    select ${orderId}, "itemId", name, "valueMinor", "photoKey", ${at}
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as x("itemId" bigint, name text, "valueMinor" bigint, "photoKey" text)`)

/** Deletes up to `limit` photos that no declared item of a placed order refers to, and returns their keys. */
export const deleteUnusedDeclaredPhotos = async (tx: Tx, limit: number): Promise<string[]> => {
  const rows = await tx.all<{ key: string }>(sql`
    delete from order_declared_photos where key in (
      select p.key from order_declared_photos p join orders o on o.id = p.order_id
      where o.status <> ${draftStatus} and not exists (select from order_declared_items d where d.photo_key = p.key)
      limit ${limit})
    returning key`)
  return rows.map(({ key }) => key)
}
