import type { UserId } from '@washline/contract/ids'
import type { Clock } from '../../platform/clock/clock.ts'
import type { Database } from '../../platform/db/database.ts'
import { saveConsent } from '../store/scans.ts'

/** Saves whether the scanner may be trained on a user's photos and corrections. */
export const saveTraining = (
  deps: { readonly db: Database; readonly clock: Clock },
  input: { readonly userId: UserId; readonly consents: boolean },
): Promise<void> => deps.db.transaction((tx) => saveConsent(tx, { ...input, at: deps.clock.now() }))
