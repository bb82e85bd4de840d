import { dirname } from 'node:path'
import type { OrderId, UserId } from '@washline/contract/ids'
import { openDatabase } from '../apps/api/src/platform/db/database.ts'
import { sql } from '../apps/api/src/platform/db/sql.ts'
import { readDatabaseUrl } from '../apps/api/testing/harness/read-database-url.ts'

/** The market's own clock cannot be moved, so what happened is moved back by an hour, and the jobs of that time run now. */
export async function marketTimes() {
  const url = readDatabaseUrl(dirname(process.env.WASHLINE_E2E_MAIL ?? ''))
  const db = openDatabase({ url, maxConnections: 1 })
  const hour = sql`interval '1 hour'`
  return {
    /** The Washer picked up an hour ago and has not been heard of since. */
    fallSilent: async (orderId: OrderId, washerId: UserId): Promise<void> => {
      await db.run(sql`update access_tokens set last_used_at = last_used_at - ${hour} where user_id = ${washerId}`)
      await db.run(sql`
        update washers set last_position_at = last_position_at - ${hour} where user_id = ${washerId}`)
      const { pickedUpAt } = await db.one<{ pickedUpAt: Date }>(sql`
        update orders set accepted_at = accepted_at - ${hour}, picked_up_at = picked_up_at - ${hour}
        where id = ${orderId} and picked_up_at is not null returning picked_up_at as "pickedUpAt"`)
      await db.run(sql`
        update jobs.job set start_after = now(), data = jsonb_set(data, '{heldSince}', ${JSON.stringify(pickedUpAt.toISOString())}::jsonb)
        where name = 'orders-check-silence' and (data ->> 'orderId')::bigint = ${orderId} and state = 'created'`)
    },
    /** The time to answer is over. */
    endQuestion: async (orderId: OrderId): Promise<void> => {
      await db.run(sql`
        update jobs.job set start_after = now()
        where name = 'orders-advance-rescue' and (data ->> 'orderId')::bigint = ${orderId} and state = 'created'`)
    },
    /** The Washer has waited at the door for as long as the case requires. */
    endWait: async (orderId: OrderId): Promise<void> => {
      const { id, waitUntil } = await db.one<{ id: number; waitUntil: Date }>(sql`
        update door_cases set opened_at = opened_at - (wait_until - now()), wait_until = now()
        where order_id = ${orderId} and outcome is null returning id, wait_until as "waitUntil"`)
      const dueAt = JSON.stringify(waitUntil.toISOString())
      await db.run(sql`
        update jobs.job set start_after = now(), data = jsonb_set(data, '{dueAt}', ${dueAt}::jsonb)
        where name = 'doors-decide-case' and (data ->> 'caseId')::bigint = ${id} and state = 'created'`)
    },
    close: () => db.close(),
  }
}
