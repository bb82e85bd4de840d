import type { Clock } from '../../platform/clock/clock.ts'
import type { Database } from '../../platform/db/database.ts'
import { saveConsent } from '../store.ts'

/** Keeps whether a person's photos and corrections may teach the scanner. Saying the same again moves nothing. */
export const saveTraining = (
  deps: { readonly db: Database; readonly clock: Clock },
  wish: { readonly userId: number; readonly consents: boolean },
): Promise<void> => deps.db.transaction((tx) => saveConsent(tx, { ...wish, at: deps.clock.now() }))
