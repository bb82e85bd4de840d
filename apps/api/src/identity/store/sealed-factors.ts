import type { UserId } from '@washline/contract/ids'
import type { Tx } from '../../platform/db/database.ts'
import { sql } from '../../platform/db/sql.ts'

export interface SealedFactor {
  readonly userId: UserId
  readonly secret: Buffer | null
  readonly nextSecret: Buffer | null
}

export const lockSealedFactors = (tx: Tx): Promise<SealedFactor[]> =>
  tx.all<SealedFactor>(sql`
    select user_id as "userId", secret, next_secret as "nextSecret" from second_factors order by user_id for update`)

export const saveSealedFactor = (tx: Tx, { userId, secret, nextSecret }: SealedFactor): Promise<number> =>
  tx.run(sql`update second_factors set secret = ${secret}, next_secret = ${nextSecret} where user_id = ${userId}`)
