import type { UserId } from '@washline/contract/ids'
import type { Queryable } from '../../platform/db/queryable.ts'
import { sql } from '../../platform/db/sql.ts'

/** Whether a user chose with the last order that the wallet pays first. */
export const paysWalletFirst = async (q: Queryable, userId: UserId): Promise<boolean> =>
  (
    await q.maybe<{ walletFirst: boolean }>(sql`
    select wallet_first as "walletFirst" from payment_preferences where user_id = ${userId}`)
  )?.walletFirst ?? false
