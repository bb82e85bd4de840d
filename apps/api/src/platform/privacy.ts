import { sql } from './db/sql.ts'
import type { PrivacyPart } from './privacy-part.ts'

/** Stored answers repeat what a person sent and saw; they are erased with the account, and after a day anyway. */
export const platformPrivacy: PrivacyPart = {
  read: async () => ({ sections: {} }),
  erase: async (tx, { userId }) => {
    await tx.run(sql`delete from idempotency_keys where caller_id = ${userId}`)
    await tx.run(sql`delete from recent_writes where user_id = ${userId}`)
    return []
  },
}
