import type { UserId } from '@washline/contract/ids'
import { orderProcess } from '@washline/contract/orders/process'
import type { Tx } from '../platform/db/database.ts'
import { sql } from '../platform/db/sql.ts'

type Pair = readonly [number, number]

/** Locks the waiting orders of both users, so that dispatch plans no offer wave for them until the transaction ends. */
export const lockWaitingOrders = (tx: Tx, pair: Pair): Promise<unknown[]> =>
  tx.all(sql`
    select order_id from order_parties
    where status = ${orderProcess.place.to} and customer_id = any(${pair}::bigint[]) order by order_id for update`)

export const insertBlock = (tx: Tx, blockerId: UserId, blockedId: UserId, at: Date): Promise<number> =>
  tx.run(sql`
    insert into blocks (blocker_id, blocked_id, created_at) values (${blockerId}, ${blockedId}, ${at})
    on conflict do nothing`)

export const deleteBlock = (tx: Tx, blockerId: UserId, blockedId: UserId): Promise<number> =>
  tx.run(sql`delete from blocks where blocker_id = ${blockerId} and blocked_id = ${blockedId}`)

export const insertFavourite = (tx: Tx, customerId: UserId, washerId: UserId, at: Date): Promise<number> =>
  tx.run(sql`
    insert into favourites (customer_id, washer_id, created_at) values (${customerId}, ${washerId}, ${at})
    on conflict do nothing`)

export const deleteFavourite = (tx: Tx, customerId: UserId, washerId: UserId): Promise<number> =>
  tx.run(sql`delete from favourites where customer_id = ${customerId} and washer_id = ${washerId}`)

/** Serialises changes between two users, so that a concurrent block and favourite see each other. */
export const lockPair = (tx: Tx, [one, other]: Pair): Promise<number> =>
  tx.run(sql`
    select pg_advisory_xact_lock(hashtextextended('relationship ' || ${Math.min(one, other)} || ' ' || ${Math.max(one, other)}, 0))`)
