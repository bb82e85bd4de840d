import type { UserId } from '@washline/contract/ids'
import type { Keyring } from '../../platform/crypto/keyring.ts'
import { needsReseal, seal, unseal } from '../../platform/crypto/sealed-bytes.ts'
import type { Database } from '../../platform/db/database.ts'
import { sealOf } from '../rules.ts'
import { lockSealedFactors, saveSealedFactor } from '../store/sealed-factors.ts'

/** Seals second factors with the present key that a former one sealed, so that the former one may go. Returns how many. */
export const resealSecondFactors = ({ db, secondFactorKeys: keys }: { db: Database; secondFactorKeys: Keyring }) =>
  db.transaction(async (tx) => {
    const again = (userId: UserId, sealed: Buffer | null) =>
      sealed && seal(sealOf(keys, userId), unseal(sealOf(keys, userId), sealed))
    const factors = (await lockSealedFactors(tx)).filter(({ userId, ...factor }) =>
      [factor.secret, factor.nextSecret].some((sealed) => sealed && needsReseal(sealOf(keys, userId), sealed)),
    )
    for (const { userId, secret, nextSecret } of factors)
      await saveSealedFactor(tx, { userId, secret: again(userId, secret), nextSecret: again(userId, nextSecret) })
    return factors.length
  })
