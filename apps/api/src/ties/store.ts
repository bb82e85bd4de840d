import type { Tx } from '../platform/db/database.ts'
import { sql } from '../platform/db/sql.ts'

type Pair = readonly [number, number]

/** The orders of two people that wait for a Washer; no wave of theirs is planned until the transaction ends. */
export const lockWaitingOrders = (tx: Tx, pair: Pair): Promise<unknown[]> =>
  tx.all(sql`
    select id from orders where status = 'pending' and customer_id = any(${pair}::bigint[]) order by id for update`)

export const insertBlock = (tx: Tx, blockerId: number, blockedId: number, at: Date): Promise<number> =>
  tx.run(sql`
    insert into blocks (blocker_id, blocked_id, created_at) values (${blockerId}, ${blockedId}, ${at})
    on conflict do nothing`)

export const deleteBlock = (tx: Tx, blockerId: number, blockedId: number): Promise<number> =>
  tx.run(sql`delete from blocks where blocker_id = ${blockerId} and blocked_id = ${blockedId}`)

export const insertFavourite = (tx: Tx, customerId: number, washerId: number, at: Date): Promise<number> =>
  tx.run(sql`
    insert into favourites (customer_id, washer_id, created_at) values (${customerId}, ${washerId}, ${at})
    on conflict do nothing`)

export const deleteFavourite = (tx: Tx, customerId: number, washerId: number): Promise<number> =>
  tx.run(sql`delete from favourites where customer_id = ${customerId} and washer_id = ${washerId}`)

/** Two people's turn, so that a block and a favourite at the same moment see each other. */
export const lockPair = (tx: Tx, [one, other]: Pair): Promise<number> =>
  tx.run(sql`
    select pg_advisory_xact_lock(hashtextextended('tie ' || ${Math.min(one, other)} || ' ' || ${Math.max(one, other)}, 0))`)
