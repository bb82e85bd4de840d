import type { CareInstructions } from '@washline/contract/care/schemas'
import type { UserId } from '@washline/contract/ids'
import type { Clock } from '../../platform/clock/clock.ts'
import type { Database } from '../../platform/db/database.ts'
import { savePreferences as save } from '../store.ts'

/** Saves a user's care preferences. They apply to orders placed from now on. */
export const savePreferences = async (
  deps: { readonly db: Database; readonly clock: Clock },
  input: { userId: UserId; instructions: CareInstructions },
): Promise<void> => {
  await deps.db.transaction((tx) => save(tx, input.userId, input.instructions, deps.clock.now()))
}
