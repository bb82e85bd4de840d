import type { Clock } from '../../platform/clock/clock.ts'
import type { Database } from '../../platform/db/database.ts'
import { securityEventLifetimeMs } from '../rules.ts'
import { deleteSecurityEventsBefore } from '../store/security-events.ts'

/** Deletes security events when their time is over. */
export const sweepSecurityEvents = (deps: { db: Database; clock: Clock }): Promise<number> =>
  deps.db.transaction((tx) =>
    deleteSecurityEventsBefore(tx, new Date(deps.clock.now().getTime() - securityEventLifetimeMs)),
  )
