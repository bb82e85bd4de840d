import type { UserId } from '@washline/contract/ids'
import type { EventBus } from '../../events/event-bus.ts'
import type { Clock } from '../../platform/clock/clock.ts'
import type { Database } from '../../platform/db/database.ts'
import { userById } from '../queries.ts'
import { lockUser, setAccountType } from '../store.ts'

/** Switches between the customer and the Washer type; undefined without a Washer profile. */
export async function switchAccountType(
  deps: { db: Database; clock: Clock; events: EventBus },
  input: { userId: UserId },
): Promise<{ isWasher: boolean } | undefined> {
  return deps.db.transaction(async (tx) => {
    const { isWasher: wasWasher } = await lockUser(tx, input.userId)
    const user = await userById(tx, input.userId)
    if (!user?.washer) return undefined
    const isWasher = !wasWasher
    await setAccountType(tx, input.userId, isWasher)
    if (user.washer.online)
      await deps.events.publish(tx, 'washer.availability-changed', {
        userId: input.userId,
        online: isWasher,
        at: deps.clock.now(),
      })
    return { isWasher }
  })
}
