import type { Clock } from '../../platform/clock/clock.ts'
import type { Database } from '../../platform/db/database.ts'
import { conflict } from '../../platform/http/refusal.ts'
import type { Jobs } from '../../platform/jobs/jobs.ts'
import type { PersonPart } from '../../platform/person-part.ts'
import { removePhotos } from '../jobs.ts'
import { texts } from '../rules.ts'
import { lockUser } from '../store.ts'
import { checkPassword } from './check-password.ts'

/**
 * Deletes an account at once. Every module erases its part first and says then what stands in the way: an order placed
 * at the same moment either waits and finds its draft gone, or is seen and refuses the deletion.
 */
export async function deleteAccount(
  deps: { db: Database; clock: Clock; jobs: Pick<Jobs, 'enqueue'>; people: () => readonly PersonPart[] },
  input: { userId: number; password: string | undefined },
): Promise<void> {
  const { userId, password } = input
  await checkPassword(deps, { userId, password, field: 'password' })
  const at = deps.clock.now()
  await deps.db.transaction(async (tx) => {
    await lockUser(tx, userId)
    const photoKeys: string[] = []
    for (const part of deps.people()) photoKeys.push(...((await part.erase?.(tx, { userId, at })) ?? []))
    for (const part of deps.people()) {
      const obstacles = (await part.obstacles?.(tx, userId)) ?? []
      if (obstacles.length > 0)
        throw conflict('account_in_use', obstacles[0]?.message ?? texts.cannotDelete, { obstacles })
    }
    if (photoKeys.length > 0) await deps.jobs.enqueue(tx, removePhotos, { keys: photoKeys })
  })
}
