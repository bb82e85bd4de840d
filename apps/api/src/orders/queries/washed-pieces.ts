import type { UserId } from '@washline/contract/ids'
import type { Queryable } from '../../platform/db/queryable.ts'
import { sql } from '../../platform/db/sql.ts'
import { type EarlierPiece, garmentAppearance } from '../../scanning/index.ts'

const washesCountForMs = 365 * 24 * 60 * 60_000
const ordersCompared = 40
const piecesCompared = 200

/** Whether a piece `e` of an order `f` was surely washed: the order is complete, and its list has all pieces of the item. */
const wasWashed = (now: Date) => sql`
  (f.completed_at > ${new Date(now.getTime() - washesCountForMs)} and e.verdict in ('new', 'two') and exists (
    select from order_items i where i.id = e.item_id and i.order_id = f.id and i.quantity >= (
      select count(*) from order_pieces c where c.order_id = f.id and c.item_id = i.id and c.verdict not in ('once', 'same'))))`

/** Pieces of a customer's latest orders, the latest first, and those that the customer has answered to be other ones than they seemed. */
export async function earlierPieces(
  q: Queryable,
  { customerId, now }: { readonly customerId: UserId; readonly now: Date },
): Promise<EarlierPiece[]> {
  const pieces = await q.all<Omit<EarlierPiece, 'appearance'> & { appearance: unknown }>(sql`
    with f as materialized (
      select id, completed_at from orders where customer_id = ${customerId} order by created_at desc, id desc limit ${ordersCompared})
    select e.garment, e.name, e.has_colour as "hasColour", e.appearance, e.first_piece_id as "firstPieceId", f.id as "orderId",
      coalesce(${wasWashed(now)}, false) as "isWashed", case when e.is_other then e.recognized_as end as "isNot"
    from f join order_pieces e on e.order_id = f.id
    where e.appearance is not null and (e.is_other or ${wasWashed(now)})
    order by e.id desc limit ${piecesCompared}`)
  return pieces.map((piece) => ({ ...piece, appearance: garmentAppearance.parse(piece.appearance) }))
}

/** What a draft `o` has that was washed before, and by how many orders. */
export const recognizedPieces = (now: Date) => sql`
  (select coalesce(jsonb_agg(jsonb_build_object('id', r.id, 'itemId', r.item_id, 'washes', r.washes) order by r.id), '[]')
    from (select p.id, p.item_id, (select count(*) from order_pieces e join orders f on f.id = e.order_id
        where e.first_piece_id = p.first_piece_id and f.customer_id = o.customer_id and ${wasWashed(now)}) as washes
      from order_pieces p join order_items i on i.id = p.item_id and i.order_id = o.id and i.quantity > 0
      where p.order_id = o.id and p.recognized_as is not null and not p.is_other and p.verdict in ('new', 'two')) r
    where r.washes > 0)`
