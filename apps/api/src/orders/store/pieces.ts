import type { OrderId, PieceId } from '@washline/contract/ids'
import type { Tx } from '../../platform/db/database.ts'
import { sql } from '../../platform/db/sql.ts'
import type { ComparedPiece, JoinedPiece, PieceVerdict } from '../rules/photo-pieces.ts'

const mostCompared = 400

export interface CountedPiece {
  readonly id: PieceId
  readonly garment: string
  readonly name: string
  readonly hasColour: boolean
  readonly appearance: unknown
  /** The garment that it was recognized as, and not denied. */
  readonly recognizedAs: number | null
}

/** The pieces that are counted in the list of a locked draft, those of the latest photos first. */
export const countedPieces = (tx: Tx, orderId: OrderId): Promise<CountedPiece[]> =>
  tx.all<CountedPiece>(sql`
    select p.id, p.garment, p.name, p.has_colour as "hasColour", p.appearance, case when not p.is_other then p.recognized_as end as "recognizedAs"
    from order_pieces p join order_items i on i.id = p.item_id and i.order_id = p.order_id
    where p.order_id = ${orderId} and i.quantity > 0 and p.verdict not in ('once', 'same')
    order by p.id desc limit ${mostCompared}`)

/** Saves the pieces of a photo after its items, each with the item that it belongs to. */
export const insertPieces = (
  tx: Tx,
  { orderId, photoKey }: { readonly orderId: OrderId; readonly photoKey: string },
  pieces: readonly JoinedPiece[],
): Promise<number> =>
  tx.run(sql`
    insert into order_pieces (order_id, photo_key, garment, name, has_colour, confidence, box, appearance, item_id, same_as, recognized_as, verdict)
    select ${orderId}, ${photoKey}, x.garment, x.name, x."hasColour", x.confidence, x.box, x.appearance,
      case when x.verdict = 'once' then (select e.item_id from order_pieces e where e.id = x."sameAs") else (
        select i.id from order_items i where i.order_id = ${orderId} and i.garment = x.garment and lower(btrim(i.name)) = lower(x.name)
        order by i.position limit 1) end,
      x."sameAs", x."recognizedAs", x.verdict
    from jsonb_to_recordset(${JSON.stringify(pieces, shortNumbers)}::jsonb) as x(garment text, name text, "hasColour" boolean, confidence real,
      box real[], appearance jsonb, "sameAs" bigint, "recognizedAs" bigint, verdict text)`)

/** An appearance needs no more digits, and many numbers are stored. */
const shortNumbers = (_key: string, value: unknown): unknown =>
  typeof value === 'number' && !Number.isInteger(value) ? Number(value.toFixed(4)) : value

/** A piece of a locked draft that resembles one of an earlier photo. */
export const readCompared = (tx: Tx, orderId: OrderId, id: PieceId): Promise<ComparedPiece | undefined> =>
  tx.maybe<ComparedPiece>(sql`
    select p.verdict, p.item_id as "itemId", e.item_id as "earlierItemId"
    from order_pieces p join order_pieces e on e.id = p.same_as where p.id = ${id} and p.order_id = ${orderId}`)

export const saveVerdict = (tx: Tx, id: PieceId, verdict: PieceVerdict): Promise<number> =>
  tx.run(sql`update order_pieces set verdict = ${verdict} where id = ${id}`)

export const saveIsOther = (tx: Tx, orderId: OrderId, id: PieceId): Promise<number> =>
  tx.run(sql`
    update order_pieces set is_other = true where id = ${id} and order_id = ${orderId} and recognized_as is not null`)
