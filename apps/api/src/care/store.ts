import type { CareKey, CareWishes } from '@washline/contract/care/schemas'
import type { Tx } from '../platform/db/database.ts'
import { sql } from '../platform/db/sql.ts'

export const savePreferences = (tx: Tx, userId: number, wishes: CareWishes, at: Date): Promise<number> =>
  tx.run(sql`
    insert into care_preferences (user_id, wishes, updated_at) values (${userId}, ${JSON.stringify(wishes)}::jsonb, ${at})
    on conflict (user_id) do update set wishes = excluded.wishes, updated_at = excluded.updated_at`)

export const saveOrderWishes = (tx: Tx, orderId: number, wishes: CareWishes): Promise<number> =>
  tx.run(sql`
    insert into order_care (order_id, wishes) values (${orderId}, ${JSON.stringify(wishes)}::jsonb)
    on conflict (order_id) do update set wishes = excluded.wishes`)

/** What stands for the order when it is placed; its own wishes, where it has some, stay. */
export const fixOrderWishes = (tx: Tx, orderId: number, wishes: CareWishes): Promise<number> =>
  tx.run(sql`
    insert into order_care (order_id, wishes) values (${orderId}, ${JSON.stringify(wishes)}::jsonb)
    on conflict (order_id) do nothing`)

export const saveTicks = (tx: Tx, orderId: number, ticked: readonly CareKey[], at: Date): Promise<number> =>
  tx.run(sql`update order_care set ticked = ${ticked}::text[], ticked_at = ${at} where order_id = ${orderId}`)
