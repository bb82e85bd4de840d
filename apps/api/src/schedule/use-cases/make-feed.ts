import type { UserId } from '@washline/contract/ids'
import { newToken } from '../../platform/crypto/opaque-token.ts'
import type { ScheduleClock } from '../deps.ts'
import { deleteFeed, saveFeed } from '../store.ts'

/** Makes a person's secret calendar address; the one before ends. */
export const makeFeed = (deps: ScheduleClock, userId: UserId): Promise<{ token: string; since: Date }> =>
  deps.db.transaction(async (tx) => {
    const { token, hash: tokenHash } = newToken()
    const at = deps.clock.now()
    await saveFeed(tx, { userId, tokenHash, at })
    return { token, since: at }
  })

export const revokeFeed = (deps: ScheduleClock, userId: UserId): Promise<void> =>
  deps.db.transaction(async (tx) => {
    await deleteFeed(tx, userId)
  })
