import type { CareWishes } from '@washline/contract/care/schemas'
import type { Clock } from '../../platform/clock/clock.ts'
import type { Database } from '../../platform/db/database.ts'
import { savePreferences as save } from '../store.ts'

/** Keeps how a person's laundry should be treated, for orders that are placed from now on. */
export const savePreferences = async (
  deps: { readonly db: Database; readonly clock: Clock },
  input: { userId: number; wishes: CareWishes },
): Promise<void> => {
  await deps.db.transaction((tx) => save(tx, input.userId, input.wishes, deps.clock.now()))
}
