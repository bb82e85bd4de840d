import type { OrderId } from '@washline/contract/ids'
import type { Minor } from '@washline/contract/money'
import type { Queryable } from '../../platform/db/queryable.ts'
import { sql } from '../../platform/db/sql.ts'

/** One movement of an order's money, pending or posted, with the card that it came from or went to. */
export interface Movement {
  readonly kind: string
  readonly reason: string | null
  readonly from: { readonly owner: string; readonly id: number; readonly name: string }
  readonly to: { readonly owner: string; readonly id: number; readonly name: string }
  readonly amountMinor: Minor
  readonly isPending: boolean
  readonly card: { readonly brand: string; readonly last4: string } | null
  readonly at: Date
}

/** The movements of one order's money in the order of the ledger. */
export const movementsOf = (q: Queryable, orderId: OrderId): Promise<Movement[]> =>
  q.all<Movement>(sql`
    select t.kind, t.reason, coalesce(l.posted, l.amount) as "amountMinor", t.state = 'pending' as "isPending",
      coalesce(t.settled_at, t.created_at) as at,
      jsonb_build_object('owner', f.owner, 'id', f.owner_id, 'name', f.name) as "from",
      jsonb_build_object('owner', x.owner, 'id', x.owner_id, 'name', x.name) as "to",
      case when c.id is null then null else jsonb_build_object('brand', c.brand, 'last4', c.last4) end as card
    from ledger_transfers t
    join ledger_postings l on l.transfer_id = t.id
    join ledger_accounts f on f.id = l.from_account
    join ledger_accounts x on x.id = l.to_account
    left join payment_refunds r on r.id = t.id
    left join payments p on p.id = coalesce(r.payment_id, t.id)
    left join payment_cards c on c.id = p.card_id
    where t.order_id = ${orderId} and t.state <> 'voided' and coalesce(l.posted, l.amount) > 0
    order by coalesce(t.settled_at, t.created_at), t.created_at, t.id, l.n`)

/** A movement as a column brings it. */
export type StoredMovement = Omit<Movement, 'at'> & { readonly at: string }

/** The movements of the money of an order `o`, as a column of a statement that lists orders. */
export const movementsColumn = sql`
  (select coalesce(json_agg(json_build_object('kind', t.kind, 'reason', t.reason, 'amountMinor', coalesce(l.posted, l.amount),
      'isPending', t.state = 'pending', 'at', coalesce(t.settled_at, t.created_at),
      'from', json_build_object('owner', f.owner, 'id', f.owner_id, 'name', f.name),
      'to', json_build_object('owner', x.owner, 'id', x.owner_id, 'name', x.name),
      'card', case when c.id is null then null else json_build_object('brand', c.brand, 'last4', c.last4) end)
      order by coalesce(t.settled_at, t.created_at), t.created_at, t.id, l.n), '[]')
    from ledger_transfers t
    join ledger_postings l on l.transfer_id = t.id
    join ledger_accounts f on f.id = l.from_account
    join ledger_accounts x on x.id = l.to_account
    left join payment_refunds r on r.id = t.id
    left join payments p on p.id = coalesce(r.payment_id, t.id)
    left join payment_cards c on c.id = p.card_id
    where t.order_id = o.id and t.state <> 'voided' and coalesce(l.posted, l.amount) > 0)`
