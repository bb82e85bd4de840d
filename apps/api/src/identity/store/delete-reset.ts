import { tokenHash } from '../../platform/crypto/opaque-token.ts'
import type { Tx } from '../../platform/db/database.ts'
import { sql } from '../../platform/db/sql.ts'

export const deleteReset = (tx: Tx, token: string): Promise<number> =>
  tx.run(sql`delete from password_resets where token_hash = ${tokenHash(token)}`)
